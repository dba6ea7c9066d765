import Foundation
import TesseraBasics
import TesseraData

/// The way of a diffable data source's snapshots to the stage of its collection view or table view.
///
/// `submit` accepts a snapshot on any queue, computes the difference, and applies it on the main thread when
/// the stage is stable; see `SnapshotPipeline+Submission.swift`.
@MainActor
final class SnapshotPipeline<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>
    typealias Contents = DataSourceContents<Section, Item>

    /// The view that displays the snapshots.
    private(set) weak var scrollView: (any StagedScrollView)?
    /// The content of the scroll view, or the content that it gets in the same turn of the run loop.
    var contents = Contents()
    /// The number of ``contents``.
    var shownNumber = 0
    /// The number of the content that was last taken from the queue.
    var performedNumber = 0
    /// The content that was applied last, on any queue.
    nonisolated let applied: AppliedContents<Section, Item>
    /// The snapshots that wait to be applied.
    var queue: [Submission] = []
    /// True while the queue is being processed.
    var isApplying = false
    /// A closure that runs after each snapshot was applied. Its argument is true if the change is animated.
    var didApply: ((Bool) -> Void)?

    /// Creates a pipeline.
    ///
    /// - Parameter typeName: The name of the data source's type, for messages about misuse.
    init(scrollView: any StagedScrollView, typeName: String) {
        self.scrollView = scrollView
        applied = AppliedContents(typeName: typeName)
    }

    /// The snapshot that the scroll view displays.
    var shown: Snapshot { contents.snapshot }

    // MARK: Finding

    /// Returns a copy of the snapshot that was applied last, on any queue. The scroll view may not display it yet.
    nonisolated func snapshot() -> Snapshot { applied.latest.contents.snapshot }

    /// Returns the outline of a section, in the content that was applied last. It is empty if there is no such section, as in
    /// UIKit.
    nonisolated func snapshot(for section: Section) -> SectionSnapshot {
        applied.latest.contents.outline(of: section) ?? SectionSnapshot()
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

    /// Applies a snapshot by changing only what differs.
    nonisolated func apply(_ snapshot: Snapshot, animated: Bool, _ completion: (() -> Void)?) {
        submit(
            .differences(animated: animated), completion, "apply(_:animatingDifferences:completion:)"
        ) { contents in
            contents.replace(with: snapshot)
        }
    }

    /// Applies a snapshot by reloading all cells.
    nonisolated func applyByReload(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
        submit(.reload, completion, "applySnapshotUsingReloadData(_:completion:)") { contents in
            contents.replace(with: snapshot)
        }
    }

    /// Applies a snapshot of one section by changing only what differs in it.
    nonisolated func apply(
        _ snapshot: SectionSnapshot, to section: Section, animated: Bool, _ completion: (() -> Void)?
    ) {
        let call = "apply(_:to:animatingDifferences:completion:)"
        submit(.differences(animated: animated), completion, call) { contents in
            contents.replace(with: snapshot, in: section, call)
        }
    }

    /// Stores content in which the user has moved an item. The scroll view has already moved it.
    func takeMoved(_ moved: Contents) {
        contents = moved
        shownNumber = applied.takeMoved(moved, from: shownNumber)
    }
}
