import Foundation
import TesseraBasics

/// Owns the elements on stage: which views stand for which elements of a collection view or table view, what is selected,
/// the update under way, and the views that wait to be used again.
///
/// An update reads straight through: a data source (or a batch of the app's own changes) hands ``DataChanges`` to
/// ``apply(_:_:reconfigured:counts:animated:)``, which takes the views along, lets the layout follow, and places the views.
///
/// ``checkInvariants()`` says what must be true between any two calls.
@MainActor
final class ElementStage {
    /// What the stage is doing.
    enum Phase {
        /// Views stand for what the data source has, or will in the next layout pass.
        case settled
        /// The app makes a batch of changes: its data may be half changed, and no view is made or placed.
        case collecting(StageBatch)
        /// Views go over to another state of the data, or to another layout.
        case updating(StageUpdate)
        /// Views are made and placed where the layout has them, as a part of an update where one is under way.
        case placing(StageUpdate?)
    }

    /// The scroll view that holds the elements.
    unowned let host: any StageHost
    /// What the stage is doing.
    private(set) var phase = Phase.settled

    // MARK: Elements

    /// The views of the elements that are near the visible part.
    var elements: [StageElement: any StagedView] = [:]
    /// The elements that the delegate was told are displayed.
    var displayed: Set<StageElement> = []
    /// Views that have come to stand for elements and wait for their sizes before they are laid out.
    var unmeasured: [any StagedView] = []
    /// Whether views stand for other elements than when they were put in the order in which they are read.
    var needsSorting = false
    /// The elements that are found to be pinned.
    let scrollPins = ScrollPins()
    /// The classes that are registered, and the views that wait to be used again.
    let registry = ReuseRegistry()

    // MARK: Data

    /// The number of items of each section; nil until the data source was asked.
    var counts: [Int]?
    /// The selected items.
    var selection: Set<IndexPath> = []
    /// The item that a finger is on.
    var highlighted: IndexPath?
    /// The cell that the data source configures anew, in place.
    private var reconfigured: (indexPath: IndexPath, cell: any StagedView)?
    /// The items of which a prefetching data source has learned.
    let announcements = ItemAnnouncements()

    // MARK: Changes

    /// The item that the user moves. While there is one, elements are where they would be if it were dropped.
    var movement: InteractiveMovement?
    /// The gap and the placeholders, while there are any. Elements are where they are with them.
    var phantoms: StagePhantoms?
    /// Placeholders that come back when the data has changed, and where in the data their items would be inserted.
    var displacedPlaceholders: [(ItemPlaceholder, IndexPath)] = []
    /// Where the items are that are dragged from the host, by the drag's items.
    var draggedItems: [ObjectIdentifier: IndexPath] = [:]
    /// The items whose previews are on their way to them.
    var arriving: Set<IndexPath> = []
    /// Whether the next step of scrolling at an edge, while an item is moved, is on its way.
    var isScrollingAtEdges = false
    /// What runs when updates have arrived.
    let completions = UpdateCompletions()
    /// How many pieces of work are under way during which changes of the data wait.
    private var locks = 0
    /// The changes of the data that wait.
    private var waitingWork: [() -> Void] = []

    /// Where the content lies, and what has yet to be done about it.
    var content = ContentPosition()

    init(host: any StageHost) { self.host = host }

    /// The layout that places the elements.
    var layout: any StageLayout { host.stageLayout }

    /// The batch that the app is making.
    var batch: StageBatch? { if case .collecting(let batch) = phase { batch } else { nil } }

    /// The update that is under way.
    var update: StageUpdate? {
        switch phase {
        case .updating(let update): update
        case .placing(let update): update
        case .settled, .collecting: nil
        }
    }

    /// Whether views are being placed.
    var isPlacing: Bool { if case .placing = phase { true } else { false } }

    /// Runs work in a phase, and goes back to the one before.
    func run<Result>(in phase: Phase, _ work: () -> Result) -> Result {
        let outer = self.phase
        self.phase = phase
        defer { self.phase = outer }
        return work()
    }

    /// Ends the animated part of the update: what appears from now on appears in its place.
    func endAnimatedUpdate() {
        switch phase {
        case .updating: phase = .settled
        case .placing: phase = .placing(nil)
        case .settled, .collecting: break
        }
    }

    /// Asks the data source to configure the cell of an item anew.
    func reconfigure(_ indexPath: IndexPath) {
        guard let cell = elements[.item(indexPath)] else { return }
        reconfigured = (indexPath, cell)
        defer { reconfigured = nil }
        guard let configured = host.reconfiguredView(at: indexPath) else { return }
        demand(
            configured === cell,
            "A reconfigured item must get the cell that it has: dequeue it with the identifier "
                + "“\(cell.reuseIdentifier ?? "")”.")
        cell.needsMeasuring = true
        host.setNeedsLayout()
    }

    /// Returns the cell that the data source is to configure anew, where it dequeues one of its identifier for its item.
    func reconfiguredCell(_ identifier: String, at indexPath: IndexPath) -> (any StagedView)? {
        guard let reconfigured, reconfigured.indexPath == indexPath,
            reconfigured.cell.reuseIdentifier == identifier
        else { return nil }
        return reconfigured.cell
    }

    // MARK: Work that waits

    /// Runs `work` now or, while the layout or the views are being brought in line with the data, right after that: a change
    /// of the data in `willDisplay` must not meet views that are half of the old state and half of the new.
    func whenStable(_ work: @escaping () -> Void) {
        if locks > 0 { waitingWork.append(work) } else { work() }
    }

    /// Runs `work`, during which other changes of the data wait.
    func deferringChanges(_ work: () -> Void) {
        locks += 1
        work()
        locks -= 1
        guard locks == 0 else { return }
        let waiting = waitingWork
        waitingWork = []
        for action in waiting { action() }
    }

    /// Whether changes of the data wait now.
    var defersChanges: Bool { locks > 0 }
    /// Whether any change of the data waits.
    var hasWaitingWork: Bool { !waitingWork.isEmpty }
}
