import Foundation

/// The state of a cell, on which the look of its configurations depends.
/// See Apple's [UICellConfigurationState](
/// https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part of a cell in a drag.
    public enum DragState: Hashable, Sendable {
        /// The cell is not being dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is being dragged.
        case dragging
    }

    /// The part of a cell in a drop.
    public enum DropState: Hashable, Sendable {
        /// No items are dragged over the view that contains the cell.
        case none
        /// Items are dragged over that view, but the cell is not their target.
        case notTargeted
        /// Items would be dropped into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// A Boolean value that tells whether the cell is disabled.
    public var isDisabled = false
    /// A Boolean value that tells whether a touch highlights the cell.
    public var isHighlighted = false
    /// A Boolean value that tells whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that tells whether the cell has the focus of the keyboard.
    public var isFocused = false
    /// A Boolean value that tells whether the cell stays at an edge of the visible part while content moves
    /// below it.
    public var isPinned = false
    /// A Boolean value that tells whether the cell is being edited.
    public var isEditing = false
    /// A Boolean value that tells whether the cell's item is expanded in its outline.
    public var isExpanded = false
    /// A Boolean value that tells whether swipe actions are open beside the cell.
    public var isSwiped = false
    /// A Boolean value that tells whether the user is moving the cell to another place.
    public var isReordering = false
    /// The part of the cell in a drag.
    public var cellDragState = DragState.none
    /// The part of the cell in a drop.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the normal state of a cell with the given traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The value that the app has added to the state for a key, or nil. Setting nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
