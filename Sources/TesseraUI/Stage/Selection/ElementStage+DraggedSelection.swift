import Foundation

/// A selection of several items by a finger that is dragged along the circles beside them.
///
/// The items from the first one to that under the finger are selected, or deselected if the first one was selected before. Those
/// that the finger has left again are as they were.
struct DraggedSelection {
    /// The item on which the finger went down.
    let anchor: IndexPath
    /// True if the finger selects items, and false if it deselects them.
    let selects: Bool
    /// The items that were selected before.
    let before: Set<IndexPath>
    /// The item under the finger.
    var last: IndexPath

    /// The first and the last item that the finger has reached.
    var span: ClosedRange<IndexPath> { min(anchor, last)...max(anchor, last) }
}

extension ElementStage {
    /// True if the delegate implements the method that permits the user to select items by dragging along their circles.
    var mayDragSelection: Bool {
        if let permitsDraggedSelection { return permitsDraggedSelection }
        return scrollView.loadItemCounts().map(mayDragSelection(among:)) ?? false
    }

    /// Asks the delegate with the first item, once.
    ///
    /// - Parameter counts: The number of items of each section.
    private func mayDragSelection(among counts: [Int]) -> Bool {
        if let permitsDraggedSelection { return permitsDraggedSelection }
        guard let section = counts.firstIndex(where: { $0 > 0 }) else { return false }
        let permits = scrollView.permitsMultipleSelection(at: IndexPath(item: 0, section: section)) != nil
        permitsDraggedSelection = permits
        return permits
    }

    /// Begins to select several items, or to deselect them. Returns true if the delegate permits it.
    func beginDraggedSelection(at indexPath: IndexPath) -> Bool {
        guard draggedSelection == nil, scrollView.selectsSeveralItems,
            scrollView.permitsMultipleSelection(at: indexPath) == true
        else { return false }
        return beginPermittedSelection(at: indexPath)
    }

    /// Begins a selection that the delegate has permitted. The delegate may begin to edit the list when it learns of the
    /// selection. Otherwise the list might not let the user select several items. Returns false if they cannot be.
    @discardableResult
    func beginPermittedSelection(at indexPath: IndexPath) -> Bool {
        guard draggedSelection == nil, !differsFromData else { return false }
        scrollView.didBeginMultipleSelection(at: indexPath)
        guard scrollView.selectsSeveralItems, isPresent(indexPath) else {
            scrollView.didEndMultipleSelection()
            return false
        }
        draggedSelection = DraggedSelection(
            anchor: indexPath, selects: !selection.contains(indexPath), before: selection, last: indexPath)
        setByUser(indexPath, isSelected: !selection.contains(indexPath))
        return true
    }

    /// Extends the selection to an item, or takes it back to that item.
    func extendDraggedSelection(to indexPath: IndexPath) {
        guard var dragged = draggedSelection, dragged.last != indexPath else { return }
        let old = dragged.span
        dragged.last = indexPath
        draggedSelection = dragged
        let new = dragged.span
        for path in items(in: new) where !old.contains(path) {
            setByUser(path, isSelected: dragged.selects)
        }
        for path in items(in: old) where !new.contains(path) {
            setByUser(path, isSelected: dragged.before.contains(path))
        }
    }

    func endDraggedSelection() {
        guard draggedSelection != nil else { return }
        draggedSelection = nil
        scrollView.didEndMultipleSelection()
    }

    /// Lets two fingers select items while the scroll view allows several to be selected, in some mode, and the delegate
    /// implements the method that permits it.
    func updateSelectionPan() {
        guard batch == nil, !differsFromData else { return }
        let isWanted = scrollView.maySelectSeveralItems && mayDragSelection(among: itemCounts)
        if let selectionPan {
            selectionPan.isEnabled = isWanted
        } else if isWanted {
            let pan = SelectionPan(of: self)
            selectionPan = pan
            scrollView.addGestureRecognizer(pan)
        }
    }

    func isPresent(_ indexPath: IndexPath) -> Bool {
        let counts = itemCounts
        return counts.indices.contains(indexPath.section)
            && (0..<counts[indexPath.section]).contains(indexPath.item)
    }

    /// Selects or deselects an item as the user does, if several items can be selected with it.
    func setByUser(_ indexPath: IndexPath, isSelected: Bool) {
        guard selection.contains(indexPath) != isSelected, scrollView.isDragSelectable(indexPath) else {
            return
        }
        _ = selectByUser(indexPath)
    }

    /// Returns the items of a range that exist.
    func items(in span: ClosedRange<IndexPath>) -> [IndexPath] {
        let counts = itemCounts
        return (span.lowerBound.section...span.upperBound.section).flatMap { section -> [IndexPath] in
            guard counts.indices.contains(section) else { return [] }
            return (0..<counts[section]).map { IndexPath(item: $0, section: section) }
                .filter(span.contains)
        }
    }
}
