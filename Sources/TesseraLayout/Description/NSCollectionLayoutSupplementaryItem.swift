/// A view that goes with the content of a layout, such as a badge or a header.
///
/// Supplementary items lie where they are attached; spacing around their slots has no part in that, their content
/// insets shrink them.
/// See Apple's [NSCollectionLayoutSupplementaryItem](
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem).
@MainActor public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view, by which it is registered and asked for.
    public let elementKind: String

    /// The order of drawing; higher is in front. It starts at 1: cells, unless a custom group says otherwise, are
    /// at 0.
    public var zIndex = 1

    init(layoutSize: NSCollectionLayoutSize, kind: String) {
        elementKind = kind
        super.init(layoutSize: layoutSize)
    }

    override func copied() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize: layoutSize, kind: elementKind)
        copy.adopt(self)
        copy.zIndex = zIndex
        return copy
    }
}
