import Foundation

/// Editing and moving rows.
extension UITableView {
    func edit(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else {
            // A row that the user has swiped open is edited, even if the table is not.
            if !editing { swipeActions.close() }
            return
        }
        storedIsEditing = editing
        swipeActions.close()
        // The selection of one mode does not carry over to the other.
        for path in stage.selection { deselect(path, animated: animated) }
        updateEditingOfCells(animated: animated)
        choiceDidChange()
    }

    func updateEditingOfCells(animated: Bool) {
        for (element, view) in stage.elements {
            guard case .item(let path) = element, let cell = view as? UITableViewCell else { continue }
            updateEditing(of: cell, at: stage.dataPath(of: path), animated: animated)
            swipeActions.prepare(cell)
        }
    }

    /// Applies the settings for editing a row to its cell.
    func updateEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
        guard isEditing else {
            cell.take(
                TableRowEditing(style: editingStyle(ofRowAt: indexPath)), showsReorderControl: false,
                isEditing: false, animated: animated)
            return
        }
        let (canEdit, canMove) = (canEdit(indexPath), canMoveItem(at: indexPath))
        var editing = TableRowEditing()
        editing.selectsSeveral = canEdit && allowsMultipleSelectionDuringEditing
        editing.style = editingStyle(ofRowAt: indexPath)
        editing.indents =
            canEdit
            && (tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true)
        cell.take(
            editing, showsReorderControl: canMove, isEditing: canEdit || canMove, animated: animated)
    }

    /// Returns true if the user may edit a row.
    func canEdit(_ indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
    }

    /// Returns the change that the user can make to a row while the table view is being edited.
    func editingStyle(ofRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(indexPath) else { return .none }
        return tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    }

    /// Returns true if the app has stated that a row can be deleted, by its own implementation of a method.
    /// The default implementations do not count.
    func isDeletedBySwipe(_ indexPath: IndexPath) -> Bool {
        guard editingStyle(ofRowAt: indexPath) == .delete, let dataSource else { return false }
        // The code that `tessera port` adds to an app registers the method, which cannot be called in order to find out.
        let commit: Selector = "tableView:commitEditingStyle:forRowAtIndexPath:"
        if commit.isUnderstood(by: dataSource) { return true }
        if let controller = dataSource as? UITableViewController,
            MethodOverrides.ofCommit.areIn(controller)
        {
            return true
        }
        let canEdit = OptionalMethod.canEdit.answer(of: dataSource) {
            dataSource.tableView(self, canEditRowAt: indexPath)
        }
        if canEdit != nil { return true }
        guard let delegate = tableDelegate else { return false }
        let style = OptionalMethod.editingStyle.answer(of: delegate) {
            delegate.tableView(self, editingStyleForRowAt: indexPath)
        }
        return style != nil
    }

    /// Returns true if the data source implements the method that moves rows. To find out, this calls the
    /// method once, with a row that stays where it is.
    func dataSourceMovesRows(trying indexPath: IndexPath) -> Bool {
        if let movesRows { return movesRows }
        guard let dataSource, isEditing else { return false }
        if dataSource is any SnapshotRowSource { return true }
        let answer: Void? = OptionalMethod.move.answer(of: dataSource) {
            dataSource.tableView(self, moveRowAt: indexPath, to: indexPath)
        }
        let moves = answer != nil
        movesRows = moves
        return moves
    }

    /// Asks the data source to delete a row, or to insert one there.
    func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
        dataSource?.tableView(self, commit: style, forRowAt: indexPath)
    }

    // MARK: Moving rows

    func beginReordering(_ indexPath: IndexPath, at point: CGPoint) -> Bool {
        guard stage.beginMovement(of: indexPath) else { return false }
        let middle = rectForRow(at: indexPath)
        reorderingOffset = CGPoint(x: middle.midX, y: middle.midY - point.y)
        cell(near: indexPath)?.cellConfiguration.flags.isReordering = true
        return true
    }

    func continueReordering(at point: CGPoint) {
        guard let offset = reorderingOffset else { return }
        stage.moveItem(to: CGPoint(x: offset.x, y: point.y + offset.y))
    }

    func endReordering(isCancelled: Bool) {
        guard reorderingOffset != nil else { return }
        reorderingOffset = nil
        if let path = stage.movement?.current {
            cell(near: path)?.cellConfiguration.flags.isReordering = false
        }
        if isCancelled { stage.cancelMovement() } else { stage.endMovement() }
        updateEditingOfCells(animated: false)
    }

    /// Moves a row up (-1) or down (1) by one place, as dragging does. Returns false if it cannot move there.
    func moveRow(_ indexPath: IndexPath, by places: Int) -> Bool {
        guard let target = neighbour(of: indexPath, places), stage.beginMovement(of: indexPath) else {
            return false
        }
        let frame =
            target.isEmptySection ? layoutRect(ofSection: target.path.section) : rectForRow(at: target.path)
        stage.moveItem(to: CGPoint(x: frame.midX, y: frame.midY))
        let moved = stage.movement?.current
        stage.endMovement()
        if let moved { scrollRectToVisible(rectForRow(at: moved), animated: true) }
        return moved != nil && moved != indexPath
    }

    private func neighbour(of path: IndexPath, _ places: Int) -> (path: IndexPath, isEmptySection: Bool)? {
        let counts = stage.itemCounts
        guard counts.indices.contains(path.section) else { return nil }
        let row = path.row + places
        if (0..<counts[path.section]).contains(row) {
            return (IndexPath(row: row, section: path.section), false)
        }
        let section = path.section + places
        guard counts.indices.contains(section) else { return nil }
        guard counts[section] > 0 else { return (IndexPath(row: 0, section: section), true) }
        return (IndexPath(row: places > 0 ? 0 : counts[section] - 1, section: section), false)
    }
}
