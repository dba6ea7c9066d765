import TesseraBasics

/// A view that belongs to the content of a layout, such as a badge or a header.
///
/// ```swift
/// let badge = NSCollectionLayoutSupplementaryItem(
///     layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///     elementKind: "badge",
///     containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
/// let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
/// ```
///
/// The container is the item or group to which the supplementary item belongs, after its content insets;
/// fractional sizes refer to the container's size. The view's index path is that of the item, or of the
/// first item of the group, so an item cannot have two supplementary views of one kind.
///
/// The anchors alone decide the place of a supplementary item: its edge spacing is ignored. Its content
/// insets make it smaller.
/// See Apple's [NSCollectionLayoutSupplementaryItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, for which views are registered and dequeued.
    public let elementKind: String

    /// The place on the container at which the item is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the item that lies on the container's anchor. If it is `nil`, the point is at the same edges as
    /// the container's anchor, so that the item lies inside the container.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The order of drawing; higher is in front. The default is 1, in front of cells, which have 0 unless a
    /// custom group sets another order.
    open var zIndex = 1

    /// Creates a supplementary item. The other initializers call this one, and so does copying, for
    /// subclasses, too.
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

    /// Creates an item inside its container, at the edges of the container's anchor.
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
