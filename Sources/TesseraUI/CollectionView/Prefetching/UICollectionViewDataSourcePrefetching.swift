import Foundation

/// The object that a collection view informs of items that it will soon need, so that their data can be
/// prepared.
/// See Apple's [UICollectionViewDataSourcePrefetching](
/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called when items come near the visible part, with the nearest first. Start loading their data, but do
    /// not wait for it.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called when announced items are far from the visible part again, and their cells were not requested.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
