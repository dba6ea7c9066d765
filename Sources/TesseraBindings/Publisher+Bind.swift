import Foundation

#if canImport(UIKit)
    import Combine
    import UIKit
#else
    import TesseraCombine
    import TesseraUI
#endif

extension Publisher where Failure == Never {
    /// Applies every published snapshot to a data source, until the result is cancelled or released.
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
    /// Snapshots may come from any thread. They are applied on the main thread, on its next turn; if several
    /// come before that, only the newest is applied, with the marks of the others for reloading and
    /// reconfiguring. A snapshot that comes while an earlier one is still
    /// being animated does not wait for the end: the cells continue from their present places. When the
    /// publisher finishes, its last snapshot is still applied. After cancellation no more snapshots are
    /// applied, except for one that the main thread is applying at that moment.
    ///
    /// The result keeps the publisher alive. It does not keep the data source alive, which is owned by the
    /// screen as without a binding. After a snapshot has come for a data source that has been released, the
    /// next one cancels the subscription.
    ///
    /// - Parameters:
    ///   - dataSource: The data source that displays the snapshots. It is called on the main queue, so no
    ///     other code may apply snapshots to it on a background queue.
    ///   - animatingDifferences: True to animate changes.
    /// - Returns: An object that cancels the binding.
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
