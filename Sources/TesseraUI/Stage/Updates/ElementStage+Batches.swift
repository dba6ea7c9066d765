import Foundation
import TesseraData

/// The changes of items and sections that apps ask for, alone or in a batch.
extension ElementStage {
    /// Runs a batch, or joins the open one.
    func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        guard batch == nil else {
            if let completion { batch?.completions.append(completion) }
            updates?()
            return
        }
        whenStable { [self] in
            abandonMovement()
            // The changes start from what the screen displays, so the layout must be up to date.
            if scrollView.window != nil { scrollView.layoutIfNeeded() }
            runBatch(updates ?? {}, completion)
        }
    }

    /// Runs a batch of changes that the data source has already made. It does not lay out before, since that
    /// would ask for items that no longer exist.
    func performMadeChanges(_ updates: @escaping () -> Void) {
        guard batch == nil else { return updates() }
        whenStable { [self] in runBatch(updates, nil) }
    }

    // MARK: Items

    func insert(items places: [ItemPosition]) {
        change { $0.changes.insertedItems += places.map(ItemRange.init) }
    }

    func delete(items places: [ItemPosition]) {
        change { $0.changes.deletedItems += places.map(ItemRange.init) }
    }

    func move(item place: ItemPosition, to newPosition: ItemPosition) {
        change {
            $0.changes.movedItems.append(.init(source: ItemRange(place), target: ItemRange(newPosition)))
        }
    }

    func reload(items places: [ItemPosition]) {
        change { $0.changes.reloadedItems.appendMissing(places.map(ItemRange.init)) }
    }

    func reconfigure(items places: [ItemPosition]) {
        change { $0.reconfigured.appendMissing(places) }
    }

    // MARK: Sections

    func insert(sections: IndexSet) {
        change { $0.changes.insertedSections += sections }
    }

    func delete(sections: IndexSet) {
        change { $0.changes.deletedSections += sections }
    }

    func move(section: Int, to newSection: Int) {
        change { $0.changes.movedSections.append(.init(source: section, target: newSection)) }
    }

    func reload(sections: IndexSet) {
        change { $0.changes.reloadedSections.appendMissing(Array(sections)) }
    }

    // MARK: Making the changes

    /// Adds a change to the open batch, or runs a batch of one change.
    private func change(_ add: @escaping (StageBatch) -> Void) {
        if let batch { return add(batch) }
        // The data has changed already: nothing may be laid out before, since that would ask for the old
        // items.
        whenStable { [self] in runBatch({ change(add) }, nil) }
    }

    private func runBatch(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
        abandonMovement()
        let batch = StageBatch(before: itemCounts)
        if let completion { batch.completions.append(completion) }
        run(in: .collecting(batch), updates)
        if !batch.isReloaded { make(batch) }
        for completion in batch.completions { complete(animated: !batch.isReloaded) { completion(true) } }
    }

    private func make(_ batch: StageBatch) {
        let changes = batch.changes
        let map = UpdateMap(changes)
        changes.check(before: batch.before, after: loadCounts(), map)
        for place in batch.reconfigured { checkReconfigured(place, batch.before) }
        let reconfigured = batch.reconfigured.compactMap { map.newIndexPath($0.indexPath) }
        if changes.isEmpty && reconfigured.isEmpty {
            restorePlaceholders(nil)
            layout.invalidate()
            guard scrollView.window != nil else { return }
            UIView.animate(withDuration: StageUpdate.duration, options: .allowUserInteraction) {
                scrollView.layoutIfNeeded()
            }
        } else {
            apply(changes, map, reconfigured: reconfigured, animated: UIView.areAnimationsEnabled)
        }
    }

    private func checkReconfigured(_ place: ItemPosition, _ counts: [Int]) {
        guard counts.indices.contains(place.section), (0..<counts[place.section]).contains(place.item) else {
            fatalError("Invalid update: attempt to reconfigure \(Array(place.indexPath)), which is no item.")
        }
    }
}

extension Array where Element: Hashable {
    /// Appends the elements that the array does not contain yet.
    fileprivate mutating func appendMissing(_ elements: [Element]) {
        var known = Set(self)
        for element in elements where known.insert(element).inserted { append(element) }
    }
}
