import Foundation

extension CellConfiguration {
    /// Returns the state of a cell.
    func cellState(of view: UIView, isSelected: Bool, isHighlighted: Bool) -> UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: view.traitCollection)
        state.isDisabled = !view.isUserInteractionEnabled
        state.isSelected = isSelected
        state.isFocused = view.isFocused
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

    /// Returns the state of a header or a footer.
    func viewState(of view: UIView) -> UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: view.traitCollection)
        state.isDisabled = !view.isUserInteractionEnabled
        state.isPinned = flags.isPinned
        return state
    }

    /// Returns the background of rows, headers or footers in a list with the given look, or nil outside
    /// lists.
    static func standardBackground(
        _ background: UIBackgroundConfiguration, in environment: UIListEnvironment
    ) -> UIBackgroundConfiguration? {
        environment == .unspecified || environment == .none ? nil : background
    }

    /// Returns the background that a row with some traits has unless the app sets one, or a clear one outside of lists.
    static func usualRowBackground(for traits: UITraitCollection) -> UIBackgroundConfiguration {
        standardBackground(.listCell(), in: traits.listEnvironment)?
            .updated(for: UICellConfigurationState(traitCollection: traits)) ?? .clear()
    }
}

extension UIView {
    /// Sets the look of the list that contains a cell, header or footer.
    func setListEnvironment(_ environment: UIListEnvironment) {
        guard traitCollection.listEnvironment != environment else { return }
        traitOverrides.listEnvironment = environment
    }
}
