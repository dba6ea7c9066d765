import Foundation

/// A row with accessories: a list cell or a table cell. Its accessories ask of it what they cannot do themselves.
@MainActor
protocol CellAccessoryRow: UIView {
    /// The subview of the row with its content. Leading accessories are read before it, and trailing ones after it.
    var contentView: UIView { get }
    /// Whether the row is the header of its section.
    var isSectionHeader: Bool { get }
    /// Expands or collapses the item of the row, as a tap on its outline disclosure does.
    func toggleOutline()
    /// Offers to delete the item, as a tap on a delete accessory without an action does.
    func revealDeletion()
    /// Selects or deselects the item, as a tap on the row does.
    func toggleSelection()
    /// Begins to move the row to another place with a finger, or the mouse, at a point of the window. Returns whether the
    /// row can be moved.
    func beginReordering(at location: CGPoint) -> Bool
    /// Moves the row along with the finger, which is at a point of the window.
    func continueReordering(at location: CGPoint)
    /// Drops the row, or gives it back its place where the movement was cancelled.
    func endReordering(isCancelled: Bool)
    /// Moves the row up (-1) or down (1) by one place. Returns whether the row can be moved there.
    func reorder(by places: Int) -> Bool
}
