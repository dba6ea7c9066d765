import Foundation

/// A list whose rows have swipe actions: the methods that ``SwipeActions`` calls.
@MainActor
protocol SwipeActionsOwner: AnyObject {
    /// Returns the sides at which a row may have actions. It is called when a row is prepared, long before a
    /// swipe, and must be cheap.
    func swipeSides(of row: any SwipeableRow) -> SwipeSides
    /// Returns true if a control in the row opens its actions, as the control does that deletes a row of a list that is being
    /// edited. The display must know such a row before the control opens it, even if no swipe moves the row.
    func opensByControl(_ row: any SwipeableRow) -> Bool
    /// Returns the actions of a row at a side, when a swipe begins. If there are none, the row moves back.
    func swipeActionsConfiguration(of row: any SwipeableRow, at side: SwipeSides)
        -> UISwipeActionsConfiguration?
    /// Informs the list that actions of a row are about to appear.
    func willBeginSwiping(_ row: any SwipeableRow)
    /// Informs the list that the actions of a row have disappeared.
    func didEndSwiping(_ row: any SwipeableRow)
    /// Returns true if a row still has an element of the list. A row without one is not moved back.
    func isInList(_ row: any SwipeableRow) -> Bool
}

extension SwipeActionsOwner {
    func opensByControl(_ row: any SwipeableRow) -> Bool { false }
}

/// The sides of a row, in the reading direction.
struct SwipeSides: OptionSet {
    let rawValue: Int

    /// The side at which reading starts.
    static let leading = SwipeSides(rawValue: 1)
    /// The side at which reading ends.
    static let trailing = SwipeSides(rawValue: 2)
}
