import Foundation
import TesseraBasics

/// The methods by which the stage reaches the table view's data source and delegate.
extension UITableView: StagedScrollView {
    var stageLayout: any StageLayout { tableLayout }

    var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    // MARK: Data

    func loadItemCounts() -> [Int]? {
        guard let dataSource else { return nil }
        let sections = dataSource.numberOfSections(in: self)
        demand(sections >= 0, "numberOfSections(in:) returned \(sections); it must not be negative.")
        return (0..<sections).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            demand(
                count >= 0,
                "tableView(_:numberOfRowsInSection: \(section)) returned \(count); it must not be negative.")
            return count
        }
    }

    func makeView(for element: StageElement) -> any StagedView {
        switch element {
        case .item(let indexPath):
            guard let dataSource else {
                fatalError(
                    "The data source of \(self) is gone while its rows are on screen: keep a reference to it, since the "
                        + "table view does not.")
            }
            let cell = stage.registry.request(indexPath) {
                dataSource.tableView(self, cellForRowAt: indexPath)
            }
            if let other = cell.element {
                fatalError(
                    "tableView(_:cellForRowAt: \(indexPath)) returned the cell of \(other.indexPath): dequeue one for each "
                        + "row.")
            }
            prepare(cell, at: indexPath)
            return cell
        case .supplementary(let kind, let indexPath):
            return makeSectionView(isHeader: kind == Self.headerKind, indexPath.section)
        case .decoration:
            fatalError("Table views have no decorations.")
        }
    }

    func reconfiguredView(at indexPath: IndexPath) -> (any StagedView)? {
        dataSource?.tableView(self, cellForRowAt: indexPath)
    }

    // MARK: Measuring

    var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    // MARK: Displaying

    func willDisplay(_ view: any StagedView, for element: StageElement) {
        let section = element.indexPath.section
        if let cell = view as? UITableViewCell {
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: element.indexPath)
        } else if let view = providedView(in: view) {
            element.kind == Self.headerKind
                ? tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
                : tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
    }

    func didEndDisplaying(_ view: any StagedView, for element: StageElement) {
        let section = element.indexPath.section
        if let cell = view as? UITableViewCell {
            tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: element.indexPath)
        } else if let view = providedView(in: view) {
            element.kind == Self.headerKind
                ? tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
                : tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    /// Returns the view that the app has provided for a header or footer.
    private func providedView(in view: any StagedView) -> UIView? {
        guard let holder = view as? TableSectionView else { return view }
        return holder.content
    }

    // MARK: Selecting

    var selectsItems: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsSeveralItems: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    var maySelectSeveralItems: Bool { allowsMultipleSelectionDuringEditing || allowsMultipleSelection }

    func shouldHighlight(_ indexPath: IndexPath) -> Bool {
        tableDelegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    }

    func didHighlight(_ indexPath: IndexPath) {
        tableDelegate?.tableView(self, didHighlightRowAt: indexPath)
    }

    func didUnhighlight(_ indexPath: IndexPath) {
        tableDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }

    func itemToSelect(for indexPath: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return indexPath }
        guard let chosen = delegate.tableView(self, willSelectRowAt: indexPath) else { return nil }
        guard !selectsSeveralItems else { return chosen }
        // If a selected row must stay selected, no other can be selected.
        for other in stage.selection.sorted() where other != chosen {
            if delegate.tableView(self, willDeselectRowAt: other) == nil { return nil }
        }
        return chosen
    }

    func itemToDeselect(for indexPath: IndexPath) -> IndexPath? {
        guard let delegate = tableDelegate else { return indexPath }
        return delegate.tableView(self, willDeselectRowAt: indexPath)
    }

    func didSelect(_ indexPath: IndexPath) {
        // As on iOS, the segue of a cell is performed before the delegate is informed of the selection.
        if let cell = cellForRow(at: indexPath) { cell.segues?.selection?.trigger(cell) }
        tableDelegate?.tableView(self, didSelectRowAt: indexPath)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate = tableDelegate,
            delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
        else { return }
        delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
    }

    func didDeselect(_ indexPath: IndexPath) {
        tableDelegate?.tableView(self, didDeselectRowAt: indexPath)
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }

    func permitsMultipleSelection(at indexPath: IndexPath) -> Bool? {
        guard let delegate = tableDelegate else { return nil }
        return OptionalMethod.multipleSelection.answer(of: delegate) {
            delegate.tableView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didBeginMultipleSelection(at indexPath: IndexPath) {
        tableDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func didEndMultipleSelection() { tableDelegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    func isDragSelectable(_ indexPath: IndexPath) -> Bool { !isEditing || canEdit(indexPath) }

    // MARK: Focus

    var preferredFocusPath: IndexPath? { tableDelegate?.indexPathForPreferredFocusedView(in: self) }

    func selectsFocusedItem(at indexPath: IndexPath) -> Bool {
        tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: indexPath) ?? true
    }

    /// Returns true if the delegate lets the cell of a row become focused.
    func canFocusItem(at indexPath: IndexPath) -> Bool {
        letsCellsBecomeFocused
            && tableDelegate?.tableView(self, canFocusRowAt: indexPath) ?? selectsItems
    }

    // MARK: Moving

    func canMoveItem(at indexPath: IndexPath) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: indexPath) ?? false
    }

    var selectsBeforeUnhighlighting: Bool { false }

    func movesItemItself(at indexPath: IndexPath) -> Bool { canMoveItem(at: indexPath) }

    func moveItemInData(from source: IndexPath, to target: IndexPath) {
        dataSource?.tableView(self, moveRowAt: source, to: target)
        (dataSource as? any SnapshotRowSource)?.rowHasMoved(from: source, to: target)
    }

    func targetOfMovement(from original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath {
        tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: original, toProposedIndexPath: proposed) ?? proposed
    }

    // MARK: Prefetching

    var announcesItems: Bool { isPrefetchingEnabled && prefetchDataSource != nil && dataSource != nil }

    func prefetchItems(at indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }

    func cancelPrefetching(at indexPaths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: indexPaths)
    }

    func forgetAnnouncements() {
        stage.announcements.forget()
        setNeedsLayout()
    }
}
