import Foundation
import TesseraBasics

/// Makes the collection view the host of a stage, by passing the stage's requests to the data source and the
/// delegate.
extension UICollectionView: StagedScrollView {
    var stageLayout: any StageLayout { collectionViewLayout }

    // MARK: Data

    func loadItemCounts() -> [Int]? {
        needsSectionIndex = true
        guard let dataSource else { return nil }
        let sections = dataSource.numberOfSections(in: self)
        demand(sections >= 0, "numberOfSections(in:) returned \(sections); it must not be negative.")
        return (0..<sections).map { section in
            let count = dataSource.collectionView(self, numberOfItemsInSection: section)
            demand(
                count >= 0,
                "collectionView(_:numberOfItemsInSection: \(section)) returned \(count); it must not be negative."
            )
            return count
        }
    }

    func makeView(for element: StageElement) -> any StagedView {
        switch element {
        case .item(let indexPath):
            let cell = stage.registry.request(indexPath) {
                presentDataSource.collectionView(self, cellForItemAt: indexPath)
            }
            cell.checkUnused("collectionView(_:cellForItemAt: \(indexPath))", dequeuer: "the collection view")
            return cell
        case .supplementary(let kind, let indexPath):
            let view = presentDataSource.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: indexPath)
            view.checkUnused(
                "collectionView(_:viewForSupplementaryElementOfKind: “\(kind)”, at: \(indexPath))",
                dequeuer: "the collection view")
            return view
        case .decoration(let kind, _):
            // The layout may register another class later. Registering again is cheap.
            switch collectionViewLayout.decoration(ofKind: kind) {
            case .type(let type): stage.registry.register(type, kind: .decoration, identifier: kind)
            case .nib(let nib): stage.registry.register(nib, kind: .decoration, identifier: kind)
            }
            return dequeue(.decoration, kind, nil)
        }
    }

    private var presentDataSource: any UICollectionViewDataSource {
        guard let dataSource else {
            fatalError(
                "The data source of \(self) is gone while its items are shown: keep a reference to it, since the "
                    + "collection view does not.")
        }
        return dataSource
    }

    func reconfiguredView(at indexPath: IndexPath) -> (any StagedView)? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
    }

    // MARK: Measuring

    var measuresAfterConstraintChanges: Bool { selfSizingInvalidation == .enabledIncludingConstraints }

    // MARK: Displaying

    func willDisplay(_ view: any StagedView, for element: StageElement) {
        guard let view = view as? UICollectionReusableView else { return }
        switch element {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
        case .supplementary(let kind, let indexPath):
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        case .decoration: break
        }
    }

    func didEndDisplaying(_ view: any StagedView, for element: StageElement) {
        guard let view = view as? UICollectionReusableView else { return }
        switch element {
        case .item(let indexPath):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        case .supplementary(let kind, let indexPath):
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        case .decoration: break
        }
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
        collectionDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    }

    func didHighlight(_ indexPath: IndexPath) {
        collectionDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    }

    func didUnhighlight(_ indexPath: IndexPath) {
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    }

    func itemToSelect(for indexPath: IndexPath) -> IndexPath? {
        collectionDelegate?.collectionView(self, shouldSelectItemAt: indexPath) == false ? nil : indexPath
    }

    func itemToDeselect(for indexPath: IndexPath) -> IndexPath? {
        collectionDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) == false ? nil : indexPath
    }

    func didSelect(_ indexPath: IndexPath) {
        if let cell = cellForItem(at: indexPath) { cell.selectionSegue?.trigger(cell) }
        collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
    }

    func didDeselect(_ indexPath: IndexPath) {
        collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
    }

    func performPrimaryAction(at indexPath: IndexPath) {
        guard let delegate = collectionDelegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
    }

    func permitsMultipleSelection(at indexPath: IndexPath) -> Bool? {
        guard let delegate = collectionDelegate else { return nil }
        return OptionalMethod.multipleSelection.answer(of: delegate) {
            delegate.collectionView(self, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func didBeginMultipleSelection(at indexPath: IndexPath) {
        collectionDelegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: indexPath)
    }

    func didEndMultipleSelection() {
        collectionDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
    }

    func isDragSelectable(_ indexPath: IndexPath) -> Bool {
        !isEditing || collectionDelegate?.collectionView(self, canEditItemAt: indexPath) ?? true
    }

    // MARK: Focus

    var preferredFocusPath: IndexPath? {
        collectionDelegate?.indexPathForPreferredFocusedView(in: self)
    }

    func selectsFocusedItem(at indexPath: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: indexPath) ?? true
    }

    /// Returns true if the delegate lets the cell of an item become focused.
    func canFocusItem(at indexPath: IndexPath) -> Bool {
        letsCellsBecomeFocused
            && collectionDelegate?.collectionView(self, canFocusItemAt: indexPath) ?? selectsItems
    }

    // MARK: Moving

    func canMoveItem(at indexPath: IndexPath) -> Bool {
        dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    }

    var selectsBeforeUnhighlighting: Bool { true }

    func movesItemItself(at indexPath: IndexPath) -> Bool {
        guard canMoveItem(at: indexPath) else { return false }
        // A diffable data source moves all items that it lets users move.
        return dataSource is any OutlineDataSource || dataSourceMovesItems(trying: indexPath)
    }

    /// Returns true if the data source implements the method that moves items. To find out, this calls the method once, with an
    /// item that stays where it is.
    func dataSourceMovesItems(trying indexPath: IndexPath) -> Bool {
        if let movesItems { return movesItems }
        guard let dataSource else { return false }
        let answer: Void? = OptionalMethod.move.answer(of: dataSource) {
            dataSource.collectionView(self, moveItemAt: indexPath, to: indexPath)
        }
        let moves = answer != nil
        movesItems = moves
        return moves
    }

    func moveItemInData(from source: IndexPath, to target: IndexPath) {
        dataSource?.collectionView(self, moveItemAt: source, to: target)
    }

    func targetOfMovement(from original: IndexPath, current: IndexPath, proposed: IndexPath) -> IndexPath {
        collectionDelegate?.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: original, atCurrentIndexPath: current,
            toProposedIndexPath: proposed) ?? proposed
    }

    // MARK: Prefetching

    var announcesItems: Bool { isPrefetchingEnabled && prefetchDataSource != nil && dataSource != nil }

    func prefetchItems(at indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
    }

    func cancelPrefetching(at indexPaths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: indexPaths)
    }
}
