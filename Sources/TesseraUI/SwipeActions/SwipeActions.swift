import Foundation
import TesseraDisplay

/// The owner of the swipe actions of all rows of a list. At most one row is open at a time.
///
/// The display moves a row by itself, and asks for its actions when the movement starts. Lists call
/// ``prepare(_:)`` for each row, and ``forget(_:)`` when a view stops being a row.
@MainActor
final class SwipeActions {
    /// A row whose actions are on screen.
    struct Swiped {
        let row: any SwipeableRow
        let side: SwipeSides
        let configuration: UISwipeActionsConfiguration
        var phase: Phase
    }

    /// The state of a row's swipe.
    enum Phase {
        /// A finger moves the row.
        case moving
        /// The actions are open.
        case open
        /// One of the actions has begun, and has not reported its end.
        case performing
    }

    private unowned let owner: any SwipeActionsOwner
    /// The row whose actions are on screen, or nil. A row that is moving back does not count.
    private(set) var swiped: Swiped?
    /// A number that changes when an action is performed and when a row moves back, so that the late end of
    /// an action has no effect on a later swipe.
    private var turn = 0

    init(owner: any SwipeActionsOwner) {
        self.owner = owner
    }

    // MARK: Rows

    /// Makes a view a row that can be swiped to the sides that the owner returns. Lists call it when a view
    /// gets an element, and when the sides or the layout direction change.
    func prepare(_ row: any SwipeableRow) {
        let sides = owner.swipeSides(of: row)
        guard !sides.isEmpty || row.rowSwipe.owner != nil || owner.opensByControl(row) else { return }
        row.rowSwipe.owner = self
        // If there are two sides, a key opens the trailing one.
        row.rowSwipe.sides = [SwipeSides.trailing, .leading].filter(sides.contains).map {
            Self.edge($0, of: row)
        }
    }

    /// Makes a view no longer a row, because it is recycled and may get another element.
    func forget(_ row: any SwipeableRow) {
        guard row.rowSwipe.owner != nil else { return }
        if swiped?.row === row { end() }
        restore(row, isImmediate: true)
        row.rowSwipe.owner = nil
        row.rowSwipe.sides = []
    }

    /// Opens the actions at a side without a swipe, for example for the accessory that deletes a row.
    ///
    /// - Returns: False if the row has no actions at the side.
    @discardableResult
    func open(_ row: any SwipeableRow, at side: SwipeSides) -> Bool {
        if let swiped, swiped.row === row, swiped.side == side { return true }
        row.rowSwipe.owner = self
        guard begin(row, at: side, phase: .open) else { return false }
        row.rowSwipe.put(at: Self.edge(side, of: row))
        return true
    }

    /// Lets the display move the open row back, if there is one.
    func close() {
        finish(isImmediate: false)
    }

    /// Closes the open row at once, for example because all data is reloaded.
    func end() {
        finish(isImmediate: true)
    }

    private func finish(isImmediate: Bool) {
        guard let swiped else { return }
        self.swiped = nil
        turn += 1
        restore(swiped.row, isImmediate: isImmediate)
        owner.didEndSwiping(swiped.row)
    }

    /// Moves a row back. Its actions are removed at once, or when the display reports that the row is back in
    /// its place.
    private func restore(_ row: any SwipeableRow, isImmediate: Bool) {
        guard row.rowSwipe.actionsView != nil else { return }
        row.rowSwipe.put(at: nil)
        row.isSwiped = false
        if isImmediate || !row.hasLiveDisplay { row.rowSwipe.actionsView = nil }
    }

    // MARK: User actions

    /// Handles a display's event for a row. Events that do not match the present state are ignored.
    func displaySwiped(_ row: any SwipeableRow, _ event: DisplayEvent.Swipe) {
        guard event.revision == row.rowSwipe.revision else { return }
        let side = Self.side(event.side, of: row)
        switch event.phase {
        case .began:
            guard row.rowSwipe.sides.contains(event.side) else { return }
            if let swiped, swiped.row === row, swiped.side == side { return }
            // A row without actions moves back.
            if !begin(row, at: side, phase: .moving) { row.rowSwipe.put(at: nil) }
        case .opened:
            guard swiped?.row === row, swiped?.side == side, swiped?.phase == .moving else { return }
            swiped?.phase = .open
            row.rowSwipe.open = event.side
        case .performed:
            guard let swiped, swiped.row === row, swiped.side == side, swiped.phase != .performing else {
                return
            }
            guard swiped.configuration.performsFirstActionWithFullSwipe,
                let first = swiped.configuration.actions.first
            else { return close() }
            perform(first)
        case .closed: displayClosed(row)
        }
    }

    /// Removes the actions of a row that the display has already moved back.
    private func displayClosed(_ row: any SwipeableRow) {
        row.rowSwipe.open = nil
        row.rowSwipe.actionsView = nil
        guard swiped?.row === row else { return }
        swiped = nil
        turn += 1
        row.isSwiped = false
        owner.didEndSwiping(row)
    }

    /// Adds the actions of a side to a row. Returns false if there are none.
    private func begin(_ row: any SwipeableRow, at side: SwipeSides, phase: Phase) -> Bool {
        close()
        guard owner.isInList(row), let configuration = owner.swipeActionsConfiguration(of: row, at: side),
            !configuration.actions.isEmpty
        else {
            row.rowSwipe.actionsView = nil
            return false
        }
        owner.willBeginSwiping(row)
        row.rowSwipe.actionsView = SwipeActionsView(configuration, side: Self.edge(side, of: row)) {
            [weak self] in
            self?.perform($0)
        }
        swiped = Swiped(row: row, side: side, configuration: configuration, phase: phase)
        row.isSwiped = true
        return true
    }

    // MARK: Performing

    /// Performs an action of the open row, unless one is under way.
    private func perform(_ action: UIContextualAction) {
        guard let swiped, swiped.phase != .performing else { return }
        self.swiped?.phase = .performing
        turn += 1
        let performed = turn
        action.handler(action, swiped.row.rowSwipe.actionsView?.button(of: action) ?? swiped.row) {
            [weak self] isDone in
            // The type of the closure is Apple's, which does not require the main thread.
            MainActor.assumeIsolated {
                self?.actionEnded(performed, hasDestroyed: isDone && action.style == .destructive)
            }
        }
        // The action may have closed the row, or opened another one.
        if action.keepsRowOpen, performed == turn { self.swiped?.phase = .open }
    }

    private func actionEnded(_ performed: Int, hasDestroyed: Bool) {
        guard performed == turn else { return }
        guard hasDestroyed else { return close() }
        // The app may be about to delete the row. It is then removed as it is, without moving back first.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.destructionEnded(performed) }
        }
    }

    private func destructionEnded(_ performed: Int) {
        guard performed == turn, let swiped else { return }
        guard !owner.isInList(swiped.row) else { return close() }
        self.swiped = nil
        turn += 1
        owner.didEndSwiping(swiped.row)
    }

    // MARK: Edges

    private static func edge(_ side: SwipeSides, of row: UIView) -> SwipeContent.Side {
        (side == .leading) == row.isRightToLeft ? .right : .left
    }

    private static func side(_ edge: SwipeContent.Side, of row: UIView) -> SwipeSides {
        (edge == .left) == row.isRightToLeft ? .trailing : .leading
    }
}
