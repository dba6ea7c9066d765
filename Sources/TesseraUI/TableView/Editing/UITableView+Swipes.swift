import Foundation

/// Swipe actions of rows.
extension UITableView: SwipeActionsOwner {
    /// Opens the button that deletes a row, or closes it. The control that deletes a row calls it.
    func confirmDeletion(ofRowAt indexPath: IndexPath) {
        guard let cell = cell(near: indexPath) else { return }
        if cell.isSwiped { swipeActions.close() } else { swipeActions.open(cell, at: .trailing) }
    }

    private func path(of row: any SwipeableRow) -> IndexPath? {
        (row as? UITableViewCell).flatMap { cell in
            if case .item(let path)? = cell.element { path } else { nil }
        }
    }

    func swipeSides(of row: any SwipeableRow) -> SwipeSides {
        // While the table view is being edited, its controls replace swipes.
        guard !isEditing, let path = path(of: row) else { return [] }
        let answers = presentSwipeAnswers(path)
        var sides: SwipeSides = []
        if answers.leading { sides.insert(.leading) }
        if answers.trailing || isDeletedBySwipe(path) { sides.insert(.trailing) }
        return sides.isEmpty || isNeverEdited(path) ? [] : sides
    }

    /// Returns true if the data source is a diffable one whose own method, which no subclass overrides, lets no row be edited.
    /// The answer of an app may be another one by the time of a swipe.
    private func isNeverEdited(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        let (canEdit, isApps) = OptionalMethod.canEdit.result(of: dataSource) {
            dataSource.tableView(self, canEditRowAt: path)
        }
        return !canEdit && !isApps
    }

    func opensByControl(_ row: any SwipeableRow) -> Bool {
        guard isEditing, let path = path(of: row) else { return false }
        return editingStyle(ofRowAt: path) == .delete
    }

    /// Returns the edges at which the delegate implements swipe actions. It finds out by calling the
    /// delegate's methods once.
    private func presentSwipeAnswers(_ path: IndexPath) -> (leading: Bool, trailing: Bool) {
        if let answersSwipes { return answersSwipes }
        guard let delegate = tableDelegate else { return (false, false) }
        let leading = OptionalMethod.leadingActions.answer(of: delegate) {
            delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        let trailing = OptionalMethod.trailingActions.answer(of: delegate) {
            delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        }
        let older = OptionalMethod.rowActions.answer(of: delegate) {
            delegate.tableView(self, editActionsForRowAt: path)
        }
        let answers = (leading: leading != nil, trailing: trailing != nil || older != nil)
        answersSwipes = answers
        return answers
    }

    func swipeActionsConfiguration(of row: any SwipeableRow, at side: SwipeSides)
        -> UISwipeActionsConfiguration?
    {
        guard let path = path(of: row), canEdit(path) else { return nil }
        let delegate = tableDelegate
        if side == .leading {
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
            return configuration(of: row, with: actions)
        }
        guard editingStyle(ofRowAt: path) == .delete, isEditing || isDeletedBySwipe(path) else { return nil }
        let title =
            delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
            ?? SystemWord.delete.text
        let action = UIContextualAction(style: .destructive, title: title) {
            [weak self, weak row] _, _, done in
            if let self, let row, let path = self.path(of: row) { commit(.delete, at: path) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func configuration(of row: any SwipeableRow, with actions: [UITableViewRowAction])
        -> UISwipeActionsConfiguration
    {
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map {
                $0.contextualAction { [weak self, weak row] in row.flatMap { self?.path(of: $0) } }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    func willBeginSwiping(_ row: any SwipeableRow) {
        guard let path = path(of: row) else { return }
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func didEndSwiping(_ row: any SwipeableRow) {
        tableDelegate?.tableView(self, didEndEditingRowAt: path(of: row))
    }

    func isInList(_ row: any SwipeableRow) -> Bool {
        guard let path = path(of: row) else { return false }
        return stage.elements[.item(path)] === row
    }
}
