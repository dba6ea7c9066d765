import TesseraBasics

/// A view that goes with the content of a layout, such as a badge or a header.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
/// let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
/// ```
///
/// The container is the item or group that the supplementary item belongs to, after its content insets; fractions are of
/// its size. The view's index path is that of the item, or of the first item of the group; so one item has no two
/// supplementary views of a kind.
///
/// Supplementary items lie where they are attached; spacing around their slots has no part in that, their content
/// insets shrink them.
/// See Apple's [NSCollectionLayoutSupplementaryItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, by which it is registered and asked for.
    public let elementKind: String

    /// Where on the container the item is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the item that is attached there; `nil` is the point at the edges of the container's anchor, so
    /// that the item lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The order of drawing; higher is in front. It starts at 1: cells, unless a custom group says otherwise, are
    /// at 0.
    open var zIndex = 1

    /// Creates a supplementary item: the other initializers do, and copying does, for subclasses too.
    public required init(_ contents: Contents) {
        switch contents.form {
        case .supplementary(let kind, let container, let item):
            elementKind = kind
            containerAnchor = container
            itemAnchor = item
        case .boundary(let kind, let alignment, let offset):
            elementKind = kind
            containerAnchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: offset)
            itemAnchor = nil
        case .item, .group, .decoration:
            misuse(
                "NSCollectionLayoutSupplementaryItem",
                "a supplementary item is made with an element kind, not as an item is")
        }
        super.init(contents)
    }

    /// Creates an item inside its container at the edges of the anchor.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        let form = Form.supplementary(kind: elementKind, container: containerAnchor, item: nil)
        self.init(Contents(layoutSize: layoutSize, form: form))
    }

    /// Creates an item whose anchor lies on its container's anchor.
    public required convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        let form = Form.supplementary(kind: elementKind, container: containerAnchor, item: itemAnchor)
        self.init(Contents(layoutSize: layoutSize, form: form))
    }

    override func adopt(_ other: NSCollectionLayoutItem) {
        super.adopt(other)
        if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
    }
}
