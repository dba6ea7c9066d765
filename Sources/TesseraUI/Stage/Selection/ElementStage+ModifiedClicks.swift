import Foundation

/// Clicks with Command and Shift. They select several items wherever two fingers would.
extension ElementStage {
    /// Selects items if Command or Shift is down and the delegate permits it. A click with Command adds the item to the
    /// selection, or removes it. A click with Shift selects all items from the nearest selected one to the clicked one. Neither
    /// click performs a primary action.
    ///
    /// The delegate may begin to edit the list when it learns of the selection. The items that were selected before stay
    /// selected.
    ///
    /// - Returns: False if the click has to be treated as a click without modifier keys.
    func select(_ indexPath: IndexPath, byClickWith modifiers: UIKeyModifierFlags) -> Bool {
        guard !modifiers.isDisjoint(with: [.command, .shift]), draggedSelection == nil, !differsFromData,
            scrollView.selectsItems, scrollView.maySelectSeveralItems,
            scrollView.permitsMultipleSelection(at: indexPath) == true
        else { return false }
        let before = selection
        scrollView.didBeginMultipleSelection(at: indexPath)
        defer { scrollView.didEndMultipleSelection() }
        // The app may have removed the item meanwhile.
        guard !differsFromData, isPresent(indexPath) else { return true }
        guard scrollView.selectsSeveralItems else { return false }
        for path in before.sorted() where isPresent(path) { setByUser(path, isSelected: true) }
        if modifiers.contains(.shift) {
            let start = before.filter { $0 <= indexPath }.max() ?? before.min() ?? indexPath
            for path in items(in: min(start, indexPath)...max(start, indexPath)) where isPresent(path) {
                setByUser(path, isSelected: true)
            }
        } else {
            setByUser(indexPath, isSelected: !before.contains(indexPath))
        }
        return true
    }
}
