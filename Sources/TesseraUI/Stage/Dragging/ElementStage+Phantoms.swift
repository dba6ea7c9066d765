import Foundation

/// Gaps and placeholders: items that are on stage and not in the data.
extension ElementStage {
    /// True if index paths on stage may differ from those of the data.
    var differsFromData: Bool { movement != nil || phantoms != nil }

    /// Returns the phantom that an element represents, or nil if the element belongs to the data.
    func phantom(_ element: StageElement) -> StagePhantoms.Phantom? {
        guard let phantoms, case .item(let path) = element else { return nil }
        return phantoms.places[path]
    }

    /// Returns the item of the data whose size an item on stage gets: the item itself, or a neighbour for a
    /// phantom. The result is nil if the section of the data is empty.
    func sizedPath(of staged: IndexPath) -> IndexPath? {
        guard let phantoms else { return staged }
        let count = phantoms.counts[staged.section]
        guard count > 0 else { return nil }
        let path = phantoms.insertionPath(of: staged)
        return IndexPath(item: min(path.item, count - 1), section: path.section)
    }

    /// Returns the index path on stage of an item of the data.
    func stagedPath(of path: IndexPath) -> IndexPath {
        if let movement {
            return UpdateMap(InteractiveMovement.changes(from: movement.original, to: movement.current))
                .newIndexPath(path) ?? path
        }
        return phantoms?.stagedPath(of: path) ?? path
    }

    /// Adds a phantom before the item at an index path on stage. Returns false if the index path is out of
    /// range, or if a batch or a movement is under way.
    @discardableResult
    func insert(_ phantom: StagePhantoms.Phantom, at path: IndexPath, animated: Bool) -> Bool {
        guard movement == nil, batch == nil, path.count == 2 else { return false }
        if scrollView.window != nil { scrollView.layoutIfNeeded() }
        var new = phantoms ?? StagePhantoms(counts: itemCounts)
        let counts = new.stagedCounts
        guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item) else {
            return false
        }
        new.insert(phantom, at: path)
        phantoms = new
        var changes = DataChanges()
        changes.insertedItems = [ItemRange(ItemPosition(path))]
        apply(changes, reconfigured: [], counts: new.stagedCounts, animated: animated)
        return true
    }

    /// Removes the phantom at an index path on stage.
    func removePhantom(at path: IndexPath, animated: Bool) {
        guard var new = phantoms, new.places[path] != nil, batch == nil else { return }
        new.remove(at: path)
        let counts = new.stagedCounts
        phantoms = new.isEmpty ? nil : new
        var changes = DataChanges()
        changes.deletedItems = [ItemRange(ItemPosition(path))]
        apply(changes, reconfigured: [], counts: counts, animated: animated)
    }

    /// Moves the existing gap to `path`, an index path on stage in which the gap still counts.
    func moveGap(to path: IndexPath) {
        guard var new = phantoms, let gap = new.gap, gap != path, batch == nil else { return }
        new.remove(at: gap)
        let counts = new.stagedCounts
        guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item) else {
            return
        }
        new.insert(.gap, at: path)
        phantoms = new
        apply(
            InteractiveMovement.changes(from: gap, to: path), reconfigured: [], counts: new.stagedCounts,
            animated: UIView.areAnimationsEnabled)
    }

    /// Removes all phantoms before the data changes. It asks for no view, because the data may have changed
    /// already. ``restorePlaceholders(_:)`` brings the placeholders back after the change.
    func abandonPhantoms() {
        guard let old = phantoms else { return }
        phantoms = nil
        displacedPlaceholders = old.placeholders
        var changes = DataChanges()
        changes.deletedItems = old.places.keys.map { ItemRange(ItemPosition($0)) }
        updateWithoutPlacing(UpdateMap(changes), counts: old.counts)
    }

    /// Adds the placeholders again that a change of the data has displaced.
    ///
    /// - Parameter map: The new index paths of items after that change, or nil if no item has moved.
    func restorePlaceholders(_ map: UpdateMap?) {
        let displaced = displacedPlaceholders
        guard !displaced.isEmpty, batch == nil else { return }
        displacedPlaceholders = []
        for (placeholder, path) in displaced {
            guard let section = map.map({ $0.newSection(path.section) }) ?? path.section else { continue }
            let counts = phantoms?.counts ?? itemCounts
            guard counts.indices.contains(section) else { continue }
            let previous = path.item == 0 ? nil : IndexPath(item: path.item - 1, section: path.section)
            let item: Int =
                if let map, let previous {
                    map.newIndexPath(previous).map { $0.item + 1 } ?? path.item
                } else {
                    path.item
                }
            let target = IndexPath(item: min(item, counts[section]), section: section)
            insert(.placeholder(placeholder), at: phantoms?.stagedPath(of: target) ?? target, animated: false)
        }
    }

    /// Calls `updates` with the index path at which the app inserts the item that replaces a placeholder, and
    /// removes the placeholder. Returns false if the placeholder is gone already.
    func commit(_ placeholder: ItemPlaceholder, _ updates: (IndexPath) -> Void) -> Bool {
        guard let staged = phantoms?.place(of: placeholder), let phantoms else { return false }
        let path = phantoms.insertionPath(of: staged)
        removePhantom(at: staged, animated: false)
        updates(path)
        // A data source that applies its changes to the stage itself has done so by now.
        let known = self.phantoms?.counts ?? itemCounts
        guard known != loadCounts() else { return true }
        var changes = DataChanges()
        changes.insertedItems = [ItemRange(ItemPosition(path))]
        abandonPhantoms()
        let map = UpdateMap(changes)
        changes.check(before: known, after: loadCounts(), map)
        apply(changes, map, reconfigured: [], animated: false)
        return true
    }
}

/// A placeholder of an item that was dropped and is still loading.
@MainActor
final class ItemPlaceholder {
    /// Makes the cell, whose class the app has registered, for an index path.
    let makeCell: (IndexPath) -> any StagedView
    /// Configures the cell.
    let update: (any StagedView) -> Void
    /// A closure that returns the look of a dropped item's preview when it arrives at the cell, or nil if the
    /// preview keeps its look.
    var previewParameters: (any StagedView) -> UIPreviewParameters? = { _ in nil }
    /// The height of a row in a table view, in points, or nil in a collection view.
    let rowHeight: CGFloat?

    init(
        rowHeight: CGFloat? = nil, makeCell: @escaping (IndexPath) -> any StagedView,
        update: @escaping (any StagedView) -> Void
    ) {
        self.rowHeight = rowHeight
        self.makeCell = makeCell
        self.update = update
    }
}
