import TesseraDisplay

/// A row of a list that can be swiped aside: a cell of a collection view or of a table view.
///
/// A row stores a ``RowSwipe``, and calls ``RowSwipe/describe(in:)`` in `describeContent(in:context:)`.
@MainActor
protocol SwipeableRow: UIView {
    /// The state of the row's swipe actions.
    var rowSwipe: RowSwipe { get }
    /// True if actions of the row are on screen.
    var isSwiped: Bool { get set }
}

extension SwipeableRow {
    /// Handles a display's event for the row.
    func displaySwiped(_ swipe: DisplayEvent.Swipe) {
        guard isUserInteractionEnabled, window?.isReachable(self) == true else { return }
        rowSwipe.owner?.displaySwiped(self, swipe)
    }
}

/// The state of a row's swipe actions.
@MainActor
final class RowSwipe {
    private unowned let row: UIView
    /// The owner of the row's actions, or nil if the row cannot be swiped.
    weak var owner: SwipeActions? { didSet { if owner !== oldValue { row.setNeedsCommit() } } }
    /// The edges at which there may be actions. A key opens the first of them.
    var sides: [SwipeContent.Side] = [] { didSet { if sides != oldValue { row.setNeedsCommit() } } }
    /// The edge at which actions are open, or nil.
    var open: SwipeContent.Side? { didSet { if open != oldValue { row.setNeedsCommit() } } }
    /// The number of times that the app has moved the row, for any element. It tells the display which events
    /// are outdated.
    private(set) var revision = 0
    /// The actions in the row, which may be about to disappear.
    var actionsView: SwipeActionsView? {
        didSet {
            guard actionsView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let actionsView { row.addSubview(actionsView) }
        }
    }

    init(of row: UIView) {
        self.row = row
    }

    /// Lets the display move the row: to its open actions at an edge, or back for nil.
    func put(at edge: SwipeContent.Side?) {
        open = edge
        revision += 1
        row.setNeedsCommit()
    }

    /// Adds the state to the properties for the display.
    func describe(in properties: inout NodeProperties) {
        guard owner != nil else { return }
        properties.swipe = SwipeContent(sides: sides, open: open, revision: revision)
    }
}
