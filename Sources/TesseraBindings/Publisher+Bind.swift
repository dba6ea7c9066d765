import Foundation

#if canImport(UIKit)
    import Combine
    import UIKit
#else
    import TesseraCombine
    import TesseraUI
#endif

extension Publisher where Failure == Never {
    /// Shows every snapshot that is published in a data source, until the result is cancelled or goes.
    ///
    /// ```swift
    /// viewModel.outputs.photos
    ///     .map { photos in
    ///         var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    ///         snapshot.appendSections([.main])
    ///         snapshot.appendItems(photos)
    ///         return snapshot
    ///     }
    ///     .bind(to: dataSource)
    ///     .store(in: &cancellables)
    /// ```
    ///
    /// Snapshots may come from any thread, and are applied on the main thread, on its next turn: of several that come before
    /// that, the newest alone. One that comes while an earlier one is still being animated does not wait for that; the
    /// cells go on from where they are. When the publisher finishes, its last snapshot is shown. After cancellation none is;
    /// where another thread cancels while the main thread applies one, that is the last.
    ///
    /// The result keeps the publisher, and does not keep the data source, which the screen owns as without a
    /// binding. Once a snapshot has found the data source gone, the next one cancels the subscription.
    ///
    /// - Parameters:
    ///   - dataSource: What shows the snapshots. It is called on the main queue, so do not apply others to it on a background
    ///     queue.
    ///   - animatingDifferences: Whether changes are animated.
    public func bind<Section, Item>(
        to dataSource: UICollectionViewDiffableDataSource<Section, Item>, animatingDifferences: Bool = true
    ) -> AnyCancellable where Output == NSDiffableDataSourceSnapshot<Section, Item> {
        let binding = SnapshotBinding(dataSource, animatingDifferences: animatingDifferences)
        let subscription = prefix(while: { _ in !binding.isEnded }).sink { binding.take($0) }
        return AnyCancellable {
            binding.cancel()
            subscription.cancel()
        }
    }
}
