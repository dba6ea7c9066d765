import Foundation

/// The state of a cell, from which configurations derive how it looks.
/// See Apple's [UICellConfigurationState](
/// https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The part that a cell takes in a drag.
    public enum DragState: Hashable, Sendable {
        /// The cell is not dragged.
        case none
        /// The cell is being lifted.
        case lifting
        /// The cell is dragged.
        case dragging
    }

    /// The part that a cell takes in a drop.
    public enum DropState: Hashable, Sendable {
        /// Nothing is dragged over the view that the cell lies in.
        case none
        /// Something is dragged over that view, and the cell is not what it would be dropped into.
        case notTargeted
        /// Something would be dropped into the cell.
        case targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the user cannot interact with the cell.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus. The browser keeps the focus to itself, so that cells report false.
    public var isFocused = false
    /// Whether the cell keeps its place at an edge of the visible part while content moves below it.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell's item is expanded in its outline.
    public var isExpanded = false
    /// Whether swipe actions lie open beside the cell.
    public var isSwiped = false
    /// Whether the user moves the cell to another place.
    public var isReordering = false
    /// The part that the cell takes in a drag.
    public var cellDragState = DragState.none
    /// The part that the cell takes in a drop.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the state of a cell with some traits that is in no special state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app adds to the state; nil removes it.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
