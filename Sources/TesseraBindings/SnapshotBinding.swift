import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

/// Passes the newest of the snapshots that arrive between two turns of the main thread to a data source.
///
/// It is unchecked sendable, as all its variables are read and written only under the lock.
final class SnapshotBinding<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Marks = SnapshotMarks<Section, Item>

    private let lock = NSLock()
    private weak var dataSource: UICollectionViewDiffableDataSource<Section, Item>?
    private let animatingDifferences: Bool
    /// The snapshot for the main thread's next turn, or nil if there is none. A turn is requested when it
    /// becomes non-nil.
    private var newest: Snapshot?
    /// The marks of ``newest``.
    private var newestMarks = Marks()
    /// The marks of the snapshots that ``newest`` has replaced before they were applied.
    private var replacedMarks = Marks()
    private var isOver = false

    init(_ dataSource: UICollectionViewDiffableDataSource<Section, Item>, animatingDifferences: Bool) {
        self.dataSource = dataSource
        self.animatingDifferences = animatingDifferences
    }

    /// True if no more snapshots will be applied, because the binding has been cancelled or the data source
    /// has been released.
    ///
    /// Other threads must not load the weak reference themselves, as the data source could then be released
    /// on their thread.
    var isEnded: Bool { lock.withLock { isOver } }

    /// Stores a snapshot for the next turn. It may be called on any thread.
    func take(_ snapshot: Snapshot) {
        let marks = Marks(of: snapshot)
        // The replaced snapshot is released after the lock, since the deinitializers of an app's items may do
        // anything.
        let (replaced, isWanted) = lock.withLock {
            guard !isOver else { return (Snapshot?.none, false) }
            if newest != nil { replacedMarks.append(newestMarks) }
            newestMarks = marks
            defer { newest = snapshot }
            return (newest, true)
        }
        guard isWanted, replaced == nil else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.applyNewest() } }
    }

    /// Prevents any further snapshots from being applied.
    func cancel() {
        // Here, too, the snapshot is released after the lock.
        _ = lock.withLock {
            isOver = true
            return takeWaiting()
        }
    }

    /// Returns what waits for the main thread, and forgets it. The caller holds the lock.
    private func takeWaiting() -> (newest: Snapshot?, marks: Marks, replacedMarks: Marks) {
        defer { (newest, newestMarks, replacedMarks) = (nil, Marks(), Marks()) }
        return (newest, newestMarks, replacedMarks)
    }

    @MainActor private func applyNewest() {
        let (waiting, dataSource) = lock.withLock {
            if self.dataSource == nil { isOver = true }
            return (takeWaiting(), self.dataSource)
        }
        guard var snapshot = waiting.newest, let dataSource else { return }
        waiting.replacedMarks.mark(&snapshot)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }
}
