import Foundation

extension ElementStage {
    /// Selects an item, or deselects all items for nil.
    func select(_ indexPath: IndexPath?) {
        guard let indexPath else {
            for selected in selection { deselect(selected) }
            return
        }
        guard scrollView.selectsItems else { return }
        if !scrollView.selectsSeveralItems {
            for other in selection where other != indexPath { deselect(other) }
        }
        selection.insert(indexPath)
        cell(at: indexPath)?.isSelected = true
    }

    func deselect(_ indexPath: IndexPath) {
        guard selection.remove(indexPath) != nil else { return }
        cell(at: indexPath)?.isSelected = false
    }

    /// Changes the selection as a tap on a cell does, and performs the primary action of the item unless the tap extends an
    /// existing selection. Returns true if the item is selected now.
    func activate(_ indexPath: IndexPath) -> Bool {
        guard scrollView.selectsItems, !differsFromData else { return false }
        let extendsSelection = scrollView.selectsSeveralItems && !selection.isEmpty
        let isSelected = selectByUser(indexPath)
        // The app may have removed the item when it was selected.
        if !extendsSelection, hasItem(at: indexPath) { scrollView.performPrimaryAction(at: indexPath) }
        return isSelected
    }

    /// Changes the selection as a tap on a cell does, and returns true if the item is selected now.
    func selectByUser(_ indexPath: IndexPath) -> Bool {
        guard scrollView.selectsItems, !differsFromData else { return false }
        if scrollView.selectsSeveralItems, selection.contains(indexPath) {
            guard let indexPath = scrollView.itemToDeselect(for: indexPath) else { return true }
            deselect(indexPath)
            scrollView.didDeselect(indexPath)
            return false
        }
        guard let indexPath = scrollView.itemToSelect(for: indexPath) else { return false }
        let others = scrollView.selectsSeveralItems ? [] : selection.filter { $0 != indexPath }
        select(indexPath)
        for other in others { scrollView.didDeselect(other) }
        scrollView.didSelect(indexPath)
        return true
    }

    /// Returns the cell of an item, or nil if it is not near the visible part.
    func cell(at indexPath: IndexPath) -> (any StagedCell)? {
        elements[.item(indexPath)] as? any StagedCell
    }
}
