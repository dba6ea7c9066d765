import Foundation

/// What a table view says of editing a row.
struct TableRowEditing: Equatable {
    /// What the user can do to the row.
    var style = UITableViewCell.EditingStyle.none
    /// True if the content of a row without a control moves aside too.
    var indents = true
    /// True if several rows are selected, in place of being deleted and inserted.
    var selectsSeveral = false
}

extension UITableViewCell {
    /// Gives the cell other controls; subclasses hear of it before and after.
    func changeState(isEditing: Bool, isConfirmingDeletion: Bool, animated: Bool) {
        guard isEditing != storedIsEditing || isConfirmingDeletion != self.isConfirmingDeletion else {
            return
        }
        var state: StateMask = isEditing ? .showingEditControl : []
        if isConfirmingDeletion { state.insert(.showingDeleteConfirmation) }
        willTransition(to: state)
        storedIsEditing = isEditing
        self.isConfirmingDeletion = isConfirmingDeletion
        accessories.setEditing(isEditing, animated: false)
        accessoriesDidChange(animated: animated && window != nil)
        cellConfiguration.flags.isEditing = isEditing
        guard animated, window != nil else { return didTransition(to: state) }
        UIView.animate(withDuration: CellAccessories.duration, options: .allowUserInteraction) {
            layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.didTransition(to: state)
        }
    }

    /// Takes what the table view says of editing the row.
    func take(_ editing: TableRowEditing, showsReorderControl: Bool, isEditing: Bool, animated: Bool) {
        let changes = rowEditing != editing || self.showsReorderControl != showsReorderControl
        rowEditing = editing
        self.showsReorderControl = showsReorderControl
        if isEditing != self.isEditing {
            setEditing(isEditing, animated: animated)
        } else if changes, isEditing {
            accessoriesDidChange(animated: animated)
        }
    }
}
