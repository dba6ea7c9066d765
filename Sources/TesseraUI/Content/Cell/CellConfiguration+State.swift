import Foundation

extension CellConfiguration {
    /// The state of a cell.
    func cellState(of host: UIView, isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: host.traitCollection)
        state.isDisabled = !host.isUserInteractionEnabled
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isPinned = flags.isPinned
        state.isEditing = flags.isEditing
        state.isExpanded = flags.isExpanded
        state.isSwiped = flags.isSwiped
        state.isReordering = flags.isReordering
        state.cellDragState = flags.dragState
        state.cellDropState = flags.dropState
        return state
    }

    /// The state of a header or a footer.
    func viewState(of host: UIView) -> UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: host.traitCollection)
        state.isDisabled = !host.isUserInteractionEnabled
        state.isPinned = flags.isPinned
        return state
    }

    /// The background of rows, headers or footers in a list of the given look; nil outside lists.
    static func standardBackground(
        _ background: UIBackgroundConfiguration, in environment: UIListEnvironment
    ) -> UIBackgroundConfiguration? {
        environment == .unspecified || environment == .none ? nil : background
    }
}

extension UIView {
    /// States the look of the list that a cell, header or footer lies in.
    func setListEnvironment(_ environment: UIListEnvironment) {
        guard traitCollection.listEnvironment != environment else { return }
        traitOverrides.listEnvironment = environment
    }
}
