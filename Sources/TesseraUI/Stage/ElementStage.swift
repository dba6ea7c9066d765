import Foundation
import TesseraBasics

/// The owner of the elements of a collection view or table view: it keeps the views of the elements, the
/// selection, the update under way, and the views that can be reused.
///
/// An update runs in one direction: a data source, or a batch of the app's own changes, passes
/// ``DataChanges`` to ``apply(_:_:reconfigured:counts:animated:)``, which assigns the views to their new
/// elements, updates the layout, and places the views.
///
/// ``checkInvariants()`` verifies the conditions that hold between any two calls.
@MainActor
final class ElementStage {
    /// The present activity of the stage, which decides what may change.
    enum Phase {
        /// The views represent the data, or will after the next layout pass.
        case settled
        /// The app makes a batch of changes. Its data may be half changed, so that no view is made or placed.
        case collecting(StageBatch)
        /// The views change to another state of the data, or to another layout.
        case updating(StageUpdate)
        /// Views are made and placed as the layout demands, as a part of an update if one is under way.
        case placing(StageUpdate?)
    }

    /// The scroll view that displays the elements.
    unowned let scrollView: any StagedScrollView
    /// The present activity of the stage.
    private(set) var phase = Phase.settled

    // MARK: Elements

    /// The views of the elements that are near the visible part.
    var elements: [StageElement: any StagedView] = [:] { didSet { placement = nil } }
    /// The placement that the views have, or nil if the next layout pass must place them in any case.
    var placement: StagePlacement?
    /// The number of times that the layout was invalidated.
    var invalidations = 0
    /// The elements that were reported to the delegate as displayed.
    var displayed: Set<StageElement> = []
    /// Views that were made for elements and are laid out only when their sizes are settled.
    var unmeasured: [any StagedView] = []
    /// True if the subviews must be sorted again into reading order, because views have got other elements.
    var needsSorting = false
    /// Finds the elements that a layout of the app's own keeps in place while the content scrolls.
    let pinFinder = PinFinder()
    /// The registered classes, and the views that can be reused.
    let registry = ReuseRegistry()

    // MARK: Data

    /// The number of items of each section, or nil if the data source must be asked.
    var counts: [Int]?
    /// The selected items.
    var selection: Set<IndexPath> = []
    /// The item whose cell had the focus last, or nil if none had it.
    var lastFocused: IndexPath?
    /// The item that is highlighted because a finger is on it.
    var highlighted: IndexPath?
    /// The finger that highlights the item.
    weak var highlightingTouch: UITouch?
    /// The selection of several items by a finger that is dragged along them, or nil if there is none.
    var draggedSelection: DraggedSelection?
    /// True if the delegate implements the method that permits such selections, or nil before that is known.
    var permitsDraggedSelection: Bool?
    /// The pan of two fingers that selects several items, or nil before it is needed.
    var selectionPan: SelectionPan?
    /// The cell that the data source is configuring again in place.
    private var reconfigured: (indexPath: IndexPath, cell: any StagedView)?
    /// The items that were announced to a prefetching data source.
    let announcements = ItemAnnouncements()

    // MARK: Changes

    /// The item that the user moves, or nil. While there is one, elements have the places that they would
    /// have if it were dropped.
    var movement: InteractiveMovement?
    /// The gap and the placeholders, or nil if there are none. Other elements make room for them.
    var phantoms: StagePhantoms?
    /// The placeholders to be added again when the data has changed, with the index paths at which their
    /// items would be inserted.
    var displacedPlaceholders: [(ItemPlaceholder, IndexPath)] = []
    /// The index paths on stage of the items that are dragged from the scroll view, by the identities of the
    /// drag's items.
    var draggedItems: [ObjectIdentifier: IndexPath] = [:]
    /// The dropped items whose previews are still flying to their cells.
    var arriving: Set<IndexPath> = []
    /// True if the next step of scrolling near an edge is scheduled while the user moves an item.
    var isScrollingAtEdges = false
    /// The completion handlers of updates.
    let completions = UpdateCompletions()
    /// The number of pieces of work under way during which changes of the data wait.
    private var locks = 0
    /// The changes of the data that wait.
    private var waitingWork: [() -> Void] = []

    /// The position of the content, and its pending adjustments.
    var content = ContentPosition()

    init(scrollView: any StagedScrollView) { self.scrollView = scrollView }

    /// The layout that places the elements.
    var layout: any StageLayout { scrollView.stageLayout }

    /// The batch that collects changes now, or nil if there is none.
    var batch: StageBatch? { if case .collecting(let batch) = phase { batch } else { nil } }

    /// The update under way, or nil if there is none.
    var update: StageUpdate? {
        switch phase {
        case .updating(let update): update
        case .placing(let update): update
        case .settled, .collecting: nil
        }
    }

    /// True if views are being placed.
    var isPlacing: Bool { if case .placing = phase { true } else { false } }

    /// Runs work in a phase, and returns to the phase before.
    func run<Result>(in phase: Phase, _ work: () -> Result) -> Result {
        let outer = self.phase
        self.phase = phase
        defer { self.phase = outer }
        return work()
    }

    /// Ends the animated part of the update: elements that appear from now on appear in their final places.
    func endAnimatedUpdate() {
        switch phase {
        case .updating: phase = .settled
        case .placing: phase = .placing(nil)
        case .settled, .collecting: break
        }
    }

    /// Asks the data source to configure the cell of an item again.
    func reconfigure(_ indexPath: IndexPath) {
        guard let cell = elements[.item(indexPath)] else { return }
        reconfigured = (indexPath, cell)
        defer { reconfigured = nil }
        guard let configured = scrollView.reconfiguredView(at: indexPath) else { return }
        demand(
            configured === cell,
            "A reconfigured item must get the cell that it has: dequeue it with the identifier "
                + "“\(cell.reuseIdentifier ?? "")”.")
        cell.needsMeasuring = true
        scrollView.setNeedsLayout()
    }

    /// Returns the cell that is being configured again if the data source dequeues a cell with its identifier
    /// for its item.
    func reconfiguredCell(_ identifier: String, at indexPath: IndexPath) -> (any StagedView)? {
        guard let reconfigured, reconfigured.indexPath == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        else { return nil }
        return reconfigured.cell
    }

    // MARK: Work that waits

    /// Runs `work` now or, while the layout and the views are being updated, right after that. A change of
    /// the data in `willDisplay` must not meet views of which some are updated and some are not.
    func whenStable(_ work: @escaping () -> Void) {
        if locks > 0 { waitingWork.append(work) } else { work() }
    }

    /// Runs `work`, and defers other changes of the data until it has ended.
    func deferringChanges(_ work: () -> Void) {
        locks += 1
        work()
        locks -= 1
        guard locks == 0 else { return }
        let waiting = waitingWork
        waitingWork = []
        for action in waiting { action() }
    }

    /// True if changes of the data are deferred now.
    var defersChanges: Bool { locks > 0 }
    /// True if a deferred change of the data waits.
    var hasWaitingWork: Bool { !waitingWork.isEmpty }
}
