import Foundation
import TesseraData

extension UICollectionView {
    /// Makes several changes as one, with an animation unless ``UIView/performWithoutAnimation(_:)`` or
    /// ``UIView/setAnimationsEnabled(_:)`` says otherwise.
    ///
    /// ```swift
    /// collectionView.performBatchUpdates {
    ///     photos.remove(at: 4)
    ///     photos.insert(photo, at: 0)
    ///     collectionView.deleteItems(at: [[0, 4]])
    ///     collectionView.insertItems(at: [[0, 0]])
    /// }
    /// ```
    ///
    /// Change the data that the data source gives within `updates`. The order of the calls does not matter: deletes,
    /// reloads and the sources of moves are index paths before the batch, inserts and the targets of moves are index paths
    /// after it. Without any, the layout is made anew with an animation. A batch within a batch joins it.
    ///
    /// Changes that contradict each other, or do not lead to the numbers of items that the data source has then, end the
    /// app with a line that says which. `completion` runs once, on the main thread, when what changed has arrived, after
    /// those of earlier updates; its argument is true.
    ///
    /// Called while the collection view makes or shows its views, as from a delegate's `willDisplay`, the batch runs right
    /// after that.
    /// See Apple's [performBatchUpdates(_:completion:)](
    /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)).
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        guard batch == nil else {
            if let completion { batch?.completions.append(completion) }
            updates?()
            return
        }
        whenElementsAreStable { [self] in
            abandonMovement()
            // What is on screen must be what the changes start from.
            if window != nil { layoutIfNeeded() }
            runBatch(updates ?? {}, completion)
        }
    }

    /// Makes several changes as one, and returns when what changed has arrived.
    /// See ``performBatchUpdates(_:completion:)``.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }

    // MARK: Items

    /// Shows items that are new. The index paths are those after the update.
    public func insertItems(at indexPaths: [IndexPath]) {
        let places = Self.places(indexPaths, "insertItems(at:)")
        change { $0.changes.insertedItems += places.map(ItemRange.init) }
    }

    /// Stops showing items. The index paths are those before the update.
    public func deleteItems(at indexPaths: [IndexPath]) {
        let places = Self.places(indexPaths, "deleteItems(at:)")
        change { $0.changes.deletedItems += places.map(ItemRange.init) }
    }

    /// Moves an item, with its cell, from an index path before the update to one after it.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        let places = Self.places([indexPath, newIndexPath], "moveItem(at:to:)")
        change {
            $0.changes.movedItems.append(.init(source: ItemRange(places[0]), target: ItemRange(places[1])))
        }
    }

    /// Shows items in fresh cells; they are no longer selected. The index paths are those before the update. Naming an item
    /// twice is naming it once.
    public func reloadItems(at indexPaths: [IndexPath]) {
        let places = Self.places(indexPaths, "reloadItems(at:)")
        change { $0.changes.reloadedItems.appendMissing(places.map(ItemRange.init)) }
    }

    /// Configures the cells of items anew, which is cheaper than a reload: the data source is asked for each item that has
    /// a cell, and dequeues the cell that is there. Its preferred size is asked for again.
    ///
    /// In a batch, the index paths are those before the update, as for a reload (Apple's documentation leaves this open);
    /// an item that is deleted or reloaded in it has nothing left to configure.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        let places = Self.places(indexPaths, "reconfigureItems(at:)")
        change { $0.reconfigured.appendMissing(places) }
    }

    // MARK: Sections

    /// Shows sections that are new, with their items. The indexes are those after the update.
    public func insertSections(_ sections: IndexSet) {
        change { $0.changes.insertedSections += sections }
    }

    /// Stops showing sections with their items. The indexes are those before the update.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.changes.deletedSections += sections }
    }

    /// Moves a section with its items from an index before the update to one after it.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.changes.movedSections.append(.init(source: section, target: newSection)) }
    }

    /// Shows sections with whatever items they have now, all in fresh cells. The indexes are those before the update.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.changes.reloadedSections.appendMissing(Array(sections)) }
    }

    // MARK: Making the changes

    /// Adds to the open batch, or makes a batch of one change.
    private func change(_ add: @escaping (CollectionBatch) -> Void) {
        if let batch { return add(batch) }
        // The data has changed already: a layout of what was before must not ask for it.
        whenElementsAreStable { [self] in runBatch({ change(add) }, nil) }
    }

    private func runBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
        abandonMovement()
        let batch = CollectionBatch(before: itemCounts)
        if let completion { batch.completions.append(completion) }
        self.batch = batch
        updates()
        self.batch = nil
        if !batch.isReloaded { make(batch) }
        for completion in batch.completions { complete(animated: !batch.isReloaded) { completion(true) } }
    }

    private func make(_ batch: CollectionBatch) {
        let changes = batch.changes
        let map = UpdateMap(changes)
        changes.check(before: batch.before, after: loadCounts(), map)
        for place in batch.reconfigured { checkReconfigured(place, batch.before) }
        let reconfigured = batch.reconfigured.compactMap { map.newIndexPath($0.indexPath) }
        if changes.isEmpty && reconfigured.isEmpty {
            collectionViewLayout.invalidateLayout()
            guard window != nil else { return }
            UIView.animate(withDuration: CollectionUpdate.duration) { layoutIfNeeded() }
        } else {
            follow(changes, map, reconfigured: reconfigured, animated: UIView.areAnimationsEnabled)
        }
    }

    private func checkReconfigured(_ place: ElementPlace, _ counts: [Int]) {
        guard counts.indices.contains(place.section), (0..<counts[place.section]).contains(place.item) else {
            fatalError("Invalid update: attempt to reconfigure \(Array(place.indexPath)), which is no item.")
        }
    }

    private static func places(_ indexPaths: [IndexPath], _ call: String) -> [ElementPlace] {
        indexPaths.map { path in
            guard path.count == 2 else {
                fatalError(
                    "UICollectionView.\(call): \(Array(path)) is no index path of a section and an item.")
            }
            return ElementPlace(path)
        }
    }
}

extension Array where Element: Hashable {
    /// Appends what the array does not have yet.
    fileprivate mutating func appendMissing(_ elements: [Element]) {
        var known = Set(self)
        for element in elements where known.insert(element).inserted { append(element) }
    }
}
