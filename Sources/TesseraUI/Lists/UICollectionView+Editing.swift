import Foundation

/// These members implement the editing mode of a collection view.
extension UICollectionView {
    func changeEditing(to isEditing: Bool) {
        guard isEditing != storedEditing else { return }
        swipeActions.close()
        storedEditing = isEditing
        selectionRulesChanged()
        let animated = window != nil && UIView.areAnimationsEnabled
        for (element, view) in stage.elements {
            guard case .item(let path) = element, let cell = view as? UICollectionViewCell else { continue }
            setEditing(cell, at: stage.dataPath(of: path), animated: animated)
        }
        rowsMayHaveChanged = true
        setNeedsLayout()
        // Texts beside the accessories may need more or fewer lines than before. The app may be about to change its data, so that
        // the layout waits for the end of the turn.
        if animated, stage.elements.values.contains(where: \.needsMeasuring) { animatesNextLayout = true }
    }

    /// Updates the editing state of an item's cell.
    func setEditing(_ cell: UICollectionViewCell, at indexPath: IndexPath, animated: Bool) {
        let canEdit =
            storedEditing
            && collectionDelegate?.collectionView(self, canEditItemAt: indexPath) ?? true
        cell.cellConfiguration.flags.isEditing = canEdit
        guard let row = cell as? UICollectionViewListCell, row.installedAccessories.isEditing != canEdit
        else { return }
        row.installedAccessories.setEditing(canEdit, animated: animated)
        row.accessoriesDidChange()
    }

    /// Deselects items that must not stay selected by the present rules.
    func selectionRulesChanged() {
        let selected = stage.selection
        if !selected.isEmpty, !selectsItems || !selectsSeveralItems && selected.count > 1 {
            for indexPath in selected.sorted() { stage.deselect(indexPath) }
        }
        // The keyboard may reach other rows now.
        for view in stage.elements.values { view.setNeedsCommit() }
    }
}

// MARK: - Swipe actions

extension UICollectionView: SwipeActionsOwner {
    /// Returns the owner of the swipe actions if the section has any.
    func swipes(in section: Int) -> SwipeActions? {
        list(ofSection: section).flatMap { $0.swipeSides.isEmpty ? nil : swipeActions }
    }

    private func item(of row: any SwipeableRow) -> IndexPath? {
        guard let cell = row as? UICollectionViewCell, let path = indexPath(for: cell),
            case .item? = cell.element
        else { return nil }
        return path
    }

    func swipeSides(of row: any SwipeableRow) -> SwipeSides {
        guard !isEditing, let path = item(of: row) else { return [] }
        return list(ofSection: path.section)?.swipeSides ?? []
    }

    func opensByControl(_ row: any SwipeableRow) -> Bool {
        guard isEditing, let path = item(of: row) else { return false }
        return list(ofSection: path.section)?.swipeSides.isEmpty == false
    }

    func swipeActionsConfiguration(of row: any SwipeableRow, at side: SwipeSides)
        -> UISwipeActionsConfiguration?
    {
        guard let path = item(of: row), let list = list(ofSection: path.section) else { return nil }
        let provider =
            side == .leading
            ? list.configuration.leadingSwipeActionsConfigurationProvider
            : list.configuration.trailingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    func willBeginSwiping(_ row: any SwipeableRow) {}

    func didEndSwiping(_ row: any SwipeableRow) {}

    func isInList(_ row: any SwipeableRow) -> Bool { item(of: row) != nil }
}

extension ListSection {
    /// The sides at which rows may have swipe actions.
    var swipeSides: SwipeSides {
        var sides: SwipeSides = []
        if configuration.leadingSwipeActionsConfigurationProvider != nil { sides.insert(.leading) }
        if configuration.trailingSwipeActionsConfigurationProvider != nil { sides.insert(.trailing) }
        return sides
    }
}
