import Foundation

/// A row with accessories: a list cell or a table cell. Accessories call it for the effects that concern the
/// whole row.
@MainActor
protocol CellAccessoryRow: UIView {
    /// The subview of the row with its content. Assistive technology reads leading accessories before it, and
    /// trailing ones after it.
    var contentView: UIView { get }
    /// True if the row is the header of its section.
    var isSectionHeader: Bool { get }
    /// Expands or collapses the item of the row after a tap on its outline disclosure.
    func toggleOutline()
    /// Reveals the swipe actions after a tap on a delete accessory without an action.
    func revealDeletion()
    /// Selects or deselects the item like a tap on the row.
    func toggleSelection()
    /// True if a finger that is dragged along the circles of rows may select several of them.
    var mayDragSelection: Bool { get }
    /// Begins to select several rows with the finger that is on this one. Returns the stage that selects them, or nil if the
    /// finger may not select rows.
    func beginDraggedSelection() -> ElementStage?
    /// Selects the rows up to the finger, which is at a point of the window.
    func continueDraggedSelection(at location: CGPoint)
    /// Begins to move the row with a finger or the mouse at a point of the window. Returns true if the row
    /// can be moved.
    func beginReordering(at location: CGPoint) -> Bool
    /// Moves the row with the finger, which is at a point of the window.
    func continueReordering(at location: CGPoint)
    /// Drops the row, or returns it to its old place if the movement was cancelled.
    func endReordering(isCancelled: Bool)
    /// Moves the row up (-1) or down (1) by one place. Returns true if it was moved.
    func reorder(by places: Int) -> Bool
}

extension CellAccessoryRow {
    /// The name of the row for assistive technology: its label, or else the first text of its content.
    var spokenTitle: String? { [accessibilityLabel, Self.firstText(in: contentView)].firstNonEmpty }

    private static func firstText(in view: UIView) -> String? {
        if let text = (view as? UILabel)?.text, !text.isEmpty { return text }
        return view.subviews.lazy.filter { !$0.isHidden }.compactMap { firstText(in: $0) }.first
    }
}
