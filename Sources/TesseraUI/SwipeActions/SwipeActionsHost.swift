import Foundation

/// A list whose rows have swipe actions: what ``SwipeActions`` asks and says.
@MainActor
protocol SwipeActionsHost: AnyObject {
    /// The sides at which the row may have actions. It is asked when a row is prepared, long before a swipe, and says without much
    /// work where a swipe is worth while.
    func swipeSides(of row: any SwipeableRow) -> SwipeSides
    /// The actions of the row at a side, asked as a swipe to it begins; nil or none: the row goes back.
    func swipeActionsConfiguration(of row: any SwipeableRow, at side: SwipeSides)
        -> UISwipeActionsConfiguration?
    /// Says that actions of the row are about to come to light.
    func willBeginSwiping(_ row: any SwipeableRow)
    /// Says that no actions of the row are on screen any more.
    func didEndSwiping(_ row: any SwipeableRow)
    /// Returns true if the row still stands for an element of the list. One that does not is not moved back.
    func isInList(_ row: any SwipeableRow) -> Bool
}

/// The sides of a row, in the direction in which it is read.
struct SwipeSides: OptionSet {
    let rawValue: Int

    /// Where reading starts.
    static let leading = SwipeSides(rawValue: 1)
    /// Where reading ends.
    static let trailing = SwipeSides(rawValue: 2)
}
