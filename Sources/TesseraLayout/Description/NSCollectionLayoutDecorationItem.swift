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
@preconcurrency @MainActor public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, for which the layout has a class.
    public let elementKind: String

    /// The order of drawing; higher is in front. It starts at 0, where the view lies behind all items of its section that
    /// are at 0 too: items of equal order come after decorations.
    public var zIndex = 0

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Creates a background of a whole section: of its items, its content insets, and the headers and footers that
    /// extend it. The background's own content insets shrink it.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }

    override func copied() -> NSCollectionLayoutItem { decorationCopy() }

    func decorationCopy() -> NSCollectionLayoutDecorationItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.adopt(self)
        copy.zIndex = zIndex
        return copy
    }
}
