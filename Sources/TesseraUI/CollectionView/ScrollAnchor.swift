import Foundation

/// An item and how far below the top of the visible part it lies, to find the place again in another layout.
@MainActor
struct ScrollAnchor {
    private let indexPath: IndexPath
    private let distance: CGFloat

    init?(of collectionView: UICollectionView) {
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        let first = collectionView.elements.values.compactMap(\.attributes)
            .filter { $0.representedElementCategory == .cell && $0.frame.maxY > top }
            .min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
        guard let first else { return nil }
        indexPath = first.indexPath
        // A part of the item's own height, since that changes with the layout.
        distance = first.frame.height > 0 ? (first.frame.minY - top) / first.frame.height : 0
    }

    func restore(in collectionView: UICollectionView) {
        guard let frame = collectionView.collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
        else {
            return
        }
        let inset = collectionView.adjustedContentInset
        let end = collectionView.contentSize.height + inset.bottom - collectionView.bounds.height
        let y = frame.minY - distance * frame.height - inset.top
        collectionView.contentOffset = CGPoint(
            x: collectionView.contentOffset.x, y: min(max(y, -inset.top), max(end, -inset.top)))
    }
}
