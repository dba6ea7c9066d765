import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// Hands the newest of the snapshots that arrive between two turns of the main thread to a data source.
///
/// Sendable though it changes: all that changes is read and written under the lock alone.
final class SnapshotBinding<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let lock = NSLock()
    private weak var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    private let animatingDifferences: Bool
    /// What is to be shown on the main thread's next turn; that turn is asked for when there is something.
    private var newest: Snapshot?
    private var isOver = false

    init(_ dataSource: UICollectionViewDiffableDataSource<Section, Item>, animatingDifferences: Bool) {
        self.dataSource = dataSource
        self.animatingDifferences = animatingDifferences
    }

    /// True if nothing more will be shown, since the binding is cancelled or was found without its data
    /// source.
    ///
    /// Other threads do not look at the data source themselves: the last look would end its life there.
    var isEnded: Bool { lock.withLock { isOver } }

    /// Takes a snapshot from any thread.
    func take(_ snapshot: Snapshot) {
        // What is replaced goes after the lock, since items of users' own may do anything as they go.
        let (replaced, isWanted) = lock.withLock {
            guard !isOver else { return (Snapshot?.none, false) }
            defer { newest = snapshot }
            return (newest, true)
        }
        guard isWanted, replaced == nil else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.show() } }
    }

    /// Lets nothing more be shown.
    func cancel() {
        // Here the snapshot goes after the lock too.
        _ = lock.withLock {
            isOver = true
            defer { newest = nil }
            return newest
        }
    }

    @MainActor private func show() {
        let next = lock.withLock {
            defer { newest = nil }
            if dataSource == nil { isOver = true }
            return newest.map { (snapshot: $0, dataSource: dataSource) }
        }
        guard let next else { return }
        next.dataSource?.apply(next.snapshot, animatingDifferences: animatingDifferences)
    }
}
