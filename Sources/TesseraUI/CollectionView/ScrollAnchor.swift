import Foundation

/// An item and where in the visible part it lies, to find the place again in another layout.
@MainActor
struct ScrollAnchor {
    private let indexPath: IndexPath
    /// From the item's top left corner to that of the visible part, in parts of the item's own size, since that changes
    /// with the layout.
    private let distance: CGPoint

    init?(of collectionView: UICollectionView) {
        let inset = collectionView.adjustedContentInset
        let left = collectionView.contentOffset.x + inset.left
        let top = collectionView.contentOffset.y + inset.top
        let first = collectionView.elements.values.compactMap(\.attributes)
            .filter {
                $0.representedElementCategory == .cell && $0.frame.maxX > left && $0.frame.maxY > top
            }
            .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        guard let first else { return nil }
        indexPath = first.indexPath
        let frame = first.frame
        distance = CGPoint(
            x: frame.width > 0 ? (left - frame.minX) / frame.width : 0,
            y: frame.height > 0 ? (top - frame.minY) / frame.height : 0)
    }

    func restore(in collectionView: UICollectionView) {
        guard let frame = collectionView.collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        else {
            return
        }
        let inset = collectionView.adjustedContentInset
        collectionView.contentOffset = collectionView.reachable(
            CGPoint(
                x: frame.minX + distance.x * frame.width - inset.left,
                y: frame.minY + distance.y * frame.height - inset.top))
    }
}
