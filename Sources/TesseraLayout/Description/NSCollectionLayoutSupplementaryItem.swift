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
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, by which it is registered and asked for.
    public let elementKind: String

    /// Where on the container the item is attached.
    public let containerAnchor: NSCollectionLayoutAnchor

    /// The point of the item that is attached there; `nil` is the point at the edges of the container's anchor, so
    /// that the item lies inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// The order of drawing; higher is in front. It starts at 1: cells, unless a custom group says otherwise, are
    /// at 0.
    public var zIndex = 1

    init(
        layoutSize: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Creates an item inside its container at the edges of the anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// Creates an item whose anchor lies on its container's anchor.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(
            layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
            itemAnchor: itemAnchor)
    }

    override func copied() -> NSCollectionLayoutItem { supplementaryCopy() }

    func supplementaryCopy() -> NSCollectionLayoutSupplementaryItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
            itemAnchor: itemAnchor)
        copy.adopt(self)
        copy.zIndex = zIndex
        return copy
    }
}
