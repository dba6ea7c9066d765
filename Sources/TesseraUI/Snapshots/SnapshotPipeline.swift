import Foundation
import TesseraData

/// Brings the snapshots of a diffable data source to the stage of its collection view or table view.
///
/// `submit` takes a snapshot on any queue, computes what differs, and applies it on the main thread when the stage is at
/// rest; see `SnapshotPipeline+Submission.swift`.
@MainActor
final class SnapshotPipeline<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>
    typealias Contents = DataSourceContents<Section, Item>

    /// The view whose data the snapshots are.
    private(set) weak var host: (any StageHost)?
    /// What the host has, or is about to have within the same turn.
    var contents = Contents()
    /// The number under which ``contents`` were applied.
    var shownNumber = 0
    /// What was applied last, from whatever queue.
    nonisolated let applied: AppliedContents<Section, Item>
    /// The snapshots that wait for their turn.
    var queue: [Submission] = []
    /// True if the queue is being worked on.
    var isApplying = false
    /// Runs after each snapshot was applied; its argument says whether that is animated.
    var didApply: ((Bool) -> Void)?

    /// Creates a pipeline; `typeName` is the data source's type in messages of misuse.
    init(host: any StageHost, typeName: String) {
        self.host = host
        applied = AppliedContents(typeName: typeName)
    }

    /// The snapshot that the host has.
    var shown: Snapshot { contents.snapshot }

    /// What the host has once the snapshots that wait are applied.
    private var newest: Contents { queue.last?.contents ?? contents }

    // MARK: Finding

    /// Returns a copy of what is shown, or is about to be: snapshots that wait for the host to lay out its cells count. On a background queue, a copy of what was applied last.
    nonisolated func snapshot() -> Snapshot {
        isOnMainQueue ? MainActor.assumeIsolated { newest.snapshot } : applied.latest.contents.snapshot
    }

    /// Returns what a section holds, as the queue of the caller knows it. Ends the app if there is no such section.
    nonisolated func snapshot(for section: Section) -> SectionSnapshot {
        let contents = isOnMainQueue ? MainActor.assumeIsolated { newest } : applied.latest.contents
        guard let outline = contents.outline(of: section) else {
            fatalError("\(applied.typeName).snapshot(for:): there is no section \(section)")
        }
        return outline
    }

    /// Returns the identifier of the item at an index path, or nil if there is none.
    func itemIdentifier(for indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, (0..<shown.numberOfSections).contains(indexPath.section),
            (0..<shown.numberOfItems(inSectionAt: indexPath.section)).contains(indexPath.item)
        else { return nil }
        return shown.itemIdentifier(at: indexPath)
    }

    /// Returns the identifier of a section, or nil if there is none.
    func sectionIdentifier(for index: Int) -> Section? {
        (0..<shown.numberOfSections).contains(index) ? shown.sectionIdentifier(at: index) : nil
    }

    // MARK: Applying

    /// Applies a snapshot by changing what differs.
    nonisolated func apply(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
        submit(
            .differences(animated: animated), completion, "apply(_:animatingDifferences:completion:)"
        ) { contents in
            contents.show(snapshot)
        }
    }

    /// Applies a snapshot by making all cells anew.
    nonisolated func applyByReload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        submit(.reload, completion, "applySnapshotUsingReloadData(_:completion:)") { contents in
            contents.show(snapshot)
        }
    }

    /// Applies a snapshot of one section by changing what differs there.
    nonisolated func apply(
        _ snapshot: SectionSnapshot, to section: Section, animated: Bool, _ completion: (() -> Void)?
    ) {
        let call = "apply(_:to:animatingDifferences:completion:)"
        submit(.differences(animated: animated), completion, call) { contents in
            contents.show(snapshot, in: section, call)
        }
    }

    /// Takes what the user made of the contents by moving an item, as the host has it already.
    func takeMoved(_ moved: Contents) {
        contents = moved
        shownNumber = applied.takeMoved(moved, from: shownNumber)
    }
}
