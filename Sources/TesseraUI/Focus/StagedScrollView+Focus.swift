import Foundation

/// The focus in collection views and table views.
extension StagedScrollView {
    /// Returns the index path of the cell that is a view or contains it, or nil if the view lies in no cell of the scroll view.
    func indexPath(around view: UIView?) -> IndexPath? {
        let cell = sequence(first: view, next: { $0?.superview }).lazy
            .compactMap { $0 as? any StagedCell }.first { $0.stagedScrollView === self }
        guard case .item(let indexPath)? = cell?.element else { return nil }
        return indexPath
    }

    /// True if cells can become focused, unless the delegate decides otherwise.
    var letsCellsBecomeFocused: Bool { isEditing ? allowsFocusDuringEditing : allowsFocus }

    /// Describes the cells again, after a change of what can become focused.
    func focusRulesChanged() {
        for case let cell as any StagedCell in stage.elements.values { cell.setNeedsCommit() }
    }

    /// True if the scroll view lies in the first columns of a split view that displays several.
    var isInSidebar: Bool {
        let controller = sequence(first: self as UIResponder, next: \.next).lazy
            .compactMap { $0 as? UIViewController }.first
        guard let controller, let split = controller.splitViewController, !split.isCollapsed else {
            return false
        }
        let sidebars: [UISplitViewController.Column] = [.primary, .supplementary]
        return sidebars.contains { column in
            guard let child = split.child(of: column), let view = child.viewIfLoaded else { return false }
            return isDescendant(of: view)
        }
    }

    /// Returns the cell that the focus enters first in place of another one: the one that had it last, if the scroll view
    /// remembers that, or the one that the delegate prefers. The result is nil if there is none, or if it is the other one.
    func focusEntry(besides cell: any StagedCell) -> UIView? {
        guard let indexPath = focusEntryPath, cell.element != .item(indexPath) else { return nil }
        return focusableCell(scrollingTo: indexPath)
    }

    /// The index path of the item that the focus enters first, or nil if the display decides.
    var focusEntryPath: IndexPath? {
        (remembersLastFocusedIndexPath ? stage.lastFocused : nil) ?? preferredFocusPath
    }

    /// Returns the cell that is now in the place of one that has left, or else the one before it. The result is nil if neither
    /// can become focused.
    func focusableCell(inPlaceOf indexPath: IndexPath) -> UIView? {
        cells(inPlaceOf: indexPath).first(where: \.takesFocus)
    }

    /// Returns the cell that is now in the place of one that has left, and the one before it, if they exist.
    func cells(inPlaceOf indexPath: IndexPath) -> [UIView] {
        let places = [indexPath, IndexPath(item: max(indexPath.item - 1, 0), section: indexPath.section)]
        return places.compactMap { stage.cell(at: $0) }
    }

    /// Notes to which item the focus has moved, and selects the item if the selection follows the focus.
    func focusMoved(in context: UIFocusUpdateContext) {
        guard let cell = context.nextFocusedView as? any StagedCell, cell.stagedScrollView === self,
            case .item(let indexPath)? = cell.element
        else { return }
        stage.lastFocused = indexPath
        if selectionFollowsFocus, !context.focusHeading.isEmpty, selectsFocusedItem(at: indexPath) {
            stage.selectByFocus(indexPath)
        }
    }
}

extension ElementStage {
    /// Selects the item with the focus in place of all others.
    func selectByFocus(_ indexPath: IndexPath) {
        guard scrollView.selectsItems, !differsFromData, !selection.contains(indexPath),
            scrollView.shouldHighlight(indexPath)
        else { return }
        if scrollView.selectsSeveralItems {
            for other in selection.sorted() {
                guard let other = scrollView.itemToDeselect(for: other) else { continue }
                deselect(other)
                scrollView.didDeselect(other)
            }
        }
        _ = selectByUser(indexPath)
    }

    /// The element of the cell that has the focus, or nil if no cell of the stage has it.
    var focusedElement: StageElement? {
        guard let cell = UIFocusSystem.focusedView as? any StagedView, let element = cell.element,
            elements[element] === cell
        else { return nil }
        return element
    }
}
