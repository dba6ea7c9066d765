import Foundation

/// The part of a row's editing that the table view determines.
struct TableRowEditing: Equatable {
    /// The editing that the row allows.
    var style = UITableViewCell.EditingStyle.none
    /// True if the content is indented even though the row has no editing control.
    var indents = true
    /// True if rows get controls for selecting several of them, in place of those that delete and insert.
    var selectsSeveral = false
}

extension UITableViewCell {
    /// Changes the cell's editing controls, and calls `willTransition(to:)` and `didTransition(to:)` before
    /// and after.
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

    /// Applies the table view's settings for editing the row.
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
