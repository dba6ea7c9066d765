import TesseraBasics

/// A view without data that adorns a section.
///
/// ```swift
/// let background = NSCollectionLayoutDecorationItem.background(elementKind: "card")
/// background.contentInsets = .init(top: 8, leading: 8, bottom: 8, trailing: 8)
/// section.decorationItems = [background]
/// ```
///
/// See Apple's [NSCollectionLayoutDecorationItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem).
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, for which a class is registered with the layout.
    public let elementKind: String

    /// The order of drawing; higher is in front. With the default of 0 the view lies behind the items of its
    /// section that have 0, too: items are drawn after decorations of the same order.
    open var zIndex = 0

    /// Creates a decoration item. ``background(elementKind:)`` calls this initializer, for subclasses, too.
    public required init(_ contents: Contents) {
        guard case .decoration(let kind) = contents.form else {
            misuse(
                "NSCollectionLayoutDecorationItem",
                "a decoration item is made with background(elementKind:), not as an item is")
        }
        elementKind = kind
        super.init(contents)
    }

    /// Creates a background of a whole section, which includes its items, its content insets, and the
    /// headers and footers that extend it. The background's own content insets make it smaller.
    open class func background(elementKind: String) -> Self {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return Self(Contents(layoutSize: size, form: .decoration(kind: elementKind)))
    }

    override func adopt(_ other: NSCollectionLayoutItem) {
        super.adopt(other)
        if let other = other as? NSCollectionLayoutDecorationItem { zIndex = other.zIndex }
    }
}
