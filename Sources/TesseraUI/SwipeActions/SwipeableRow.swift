import TesseraDisplay

/// A row of a list that can be swiped aside: a cell of a collection view or of a table view.
///
/// A row stores a ``RowSwipe`` and passes it on to the display with ``RowSwipe/describe(in:)`` in `describeContent(in:context:)`.
@MainActor
protocol SwipeableRow: UIView {
    /// What the row knows of being swiped.
    var rowSwipe: RowSwipe { get }
    /// True if actions of the row are on screen.
    var isSwiped: Bool { get set }
}

extension SwipeableRow {
    /// Does what the user of a display did to the row.
    func displaySwiped(_ swipe: DisplayEvent.Swipe) {
        guard isUserInteractionEnabled, window?.isReachable(self) == true else { return }
        rowSwipe.owner?.displaySwiped(self, swipe)
    }
}

/// What a row knows of being swiped.
@MainActor
final class RowSwipe {
    private unowned let row: UIView
    /// Who decides on the row's actions; nil for a row that cannot be swiped.
    weak var owner: SwipeActions? { didSet { if owner !== oldValue { row.setNeedsCommit() } } }
    /// The edges at which actions may come to light, the one first that a key opens.
    var sides: [SwipeContent.Side] = [] { didSet { if sides != oldValue { row.setNeedsCommit() } } }
    /// The edge at which actions are open.
    var open: SwipeContent.Side? { didSet { if open != oldValue { row.setNeedsCommit() } } }
    /// Counts how often the app has put the row somewhere, whatever element it stood for: the display goes on counting.
    private(set) var revision = 0
    /// The actions that are in the row. They may be on their way out.
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

    /// Has the display move the row: to its open actions at an edge, or back.
    func put(at edge: SwipeContent.Side?) {
        open = edge
        revision += 1
        row.setNeedsCommit()
    }

    /// Adds what the display has to know of the row.
    func describe(in properties: inout NodeProperties) {
        guard owner != nil else { return }
        properties.swipe = SwipeContent(sides: sides, open: open, revision: revision)
    }
}
