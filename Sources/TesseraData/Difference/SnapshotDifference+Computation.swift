import Foundation
import OrderedCollections

extension SnapshotDifference {
    /// Finds what turns `old` into `new`; marks for reload and reconfigure are read from `new`.
    ///
    /// Items at the start and end of a section that are the same in both are only compared. Each new item between
    /// them is hashed once; the order of those that stayed takes O(n log n) at worst. Marks of `old` play no part.
    public init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>,
        to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        var computation = DifferenceComputation(old: old, new: new)
        computation.compareSections()
        computation.compareItems()
        computation.addMarks()
        self = computation.result
    }
}

/// The working state of one difference.
private struct DifferenceComputation<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    let old: SnapshotStorage<Section, Item>
    let new: SnapshotStorage<Section, Item>
    let reloadedSections: OrderedSet<Section>
    let reloadedItems: OrderedSet<Item>
    let reconfiguredItems: OrderedSet<Item>
    var result = SnapshotDifference()

    /// For each new section the old one that it continues, item by item; `nil` where it is inserted or reloaded.
    private var continued: [Int?]
    /// For each old section whether a new one continues it.
    private var isContinued: [Bool]

    init(
        old: NSDiffableDataSourceSnapshot<Section, Item>, new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        self.old = old.storage
        self.new = new.storage
        reloadedSections = new.reloadedSections
        reloadedItems = new.reloadedItems
        reconfiguredItems = new.reconfiguredItems
        continued = [Int?](repeating: nil, count: new.numberOfSections)
        isContinued = [Bool](repeating: false, count: old.numberOfSections)
    }

    // MARK: Sections

    mutating func compareSections() {
        let origins = new.sections.map { old.sections.firstIndex(of: $0) }
        var isGone = [Bool](repeating: true, count: old.sections.count)
        for case let origin? in origins { isGone[origin] = false }
        for (section, gone) in isGone.enumerated() where gone { result.deletedSections.insert(section) }

        let staying = origins.indices.filter { origins[$0] != nil }
        let inOrder = longestIncreasingSubsequence(of: staying.compactMap { origins[$0] })
        for (section, origin) in origins.enumerated() where origin == nil {
            result.insertedSections.insert(section)
        }
        for (section, stays) in zip(staying, inOrder) {
            guard let origin = origins[section] else { continue }
            let reloads = !reloadedSections.isEmpty && reloadedSections.contains(new.sections[section])
            switch (stays, reloads) {
            case (true, true):
                result.reloadedSections.insert(origin)
            case (false, true):
                result.deletedSections.insert(origin)
                result.insertedSections.insert(section)
            case (false, false):
                result.movedSections.append(SnapshotDifference.Move(source: origin, target: section))
                fallthrough
            case (true, false):
                continued[section] = origin
                isContinued[origin] = true
            }
        }
    }

    // MARK: Items

    /// What is left of a continued section once the same items at its start and end are taken off.
    private struct Changed {
        var newSection: Int
        var newItems: Range<Int>
        var oldItems: Range<Int>
    }

    mutating func compareItems() {
        let changed = changedRanges()
        guard !changed.isEmpty else { return }
        // Whether the old item at a position is found again where it can move to.
        var isFound = [Bool](repeating: false, count: old.items.count)
        for range in changed { compare(range, &isFound) }
        for range in changed.sorted(by: { $0.oldItems.lowerBound < $1.oldItems.lowerBound }) {
            for position in range.oldItems where !isFound[position] {
                result.deletedItems.append(oldPath(position))
            }
        }
    }

    private func changedRanges() -> [Changed] {
        var changed: [Changed] = []
        let (oldItems, newItems) = (old.items.elements, new.items.elements)
        for (section, origin) in continued.enumerated() {
            guard let origin else { continue }
            var newRange = new.itemRange(ofSection: section)
            var oldRange = old.itemRange(ofSection: origin)
            var prefix = 0
            let shorter = min(newRange.count, oldRange.count)
            while prefix < shorter,
                newItems[newRange.lowerBound + prefix] == oldItems[oldRange.lowerBound + prefix]
            {
                prefix += 1
            }
            var suffix = 0
            while suffix < shorter - prefix,
                newItems[newRange.upperBound - 1 - suffix] == oldItems[oldRange.upperBound - 1 - suffix]
            {
                suffix += 1
            }
            newRange = newRange.lowerBound + prefix..<newRange.upperBound - suffix
            oldRange = oldRange.lowerBound + prefix..<oldRange.upperBound - suffix
            if !newRange.isEmpty || !oldRange.isEmpty {
                changed.append(Changed(newSection: section, newItems: newRange, oldItems: oldRange))
            }
        }
        return changed
    }

    private mutating func compare(_ range: Changed, _ isFound: inout [Bool]) {
        let start = new.itemRange(ofSection: range.newSection).lowerBound
        let origins = range.newItems.map { old.items.firstIndex(of: new.items[$0]) }
        let inOrder = longestIncreasingSubsequence(
            of: origins.compactMap { $0.flatMap { range.oldItems.contains($0) ? $0 : nil } })
        var stayers = inOrder.makeIterator()
        for (position, origin) in zip(range.newItems, origins) {
            let target = IndexPath(indexes: [range.newSection, position - start])
            guard let origin, isContinued[old.section(ofItemAt: origin)] else {
                result.insertedItems.append(target)
                continue
            }
            if range.oldItems.contains(origin), stayers.next() == true {
                isFound[origin] = true
            } else if !reloadedItems.isEmpty, reloadedItems.contains(new.items[position]) {
                result.insertedItems.append(target)
            } else {
                isFound[origin] = true
                result.movedItems.append(SnapshotDifference.Move(source: oldPath(origin), target: target))
            }
        }
    }

    private func oldPath(_ position: Int) -> IndexPath {
        let section = old.section(ofItemAt: position)
        return IndexPath(indexes: [section, position - old.itemRange(ofSection: section).lowerBound])
    }

    // MARK: Marks

    mutating func addMarks() {
        if reloadedItems.isEmpty && reconfiguredItems.isEmpty { return }
        let fresh = Set(result.insertedItems)
        for item in reloadedItems {
            guard let (origin, target) = staying(item), !fresh.contains(target) else { continue }
            result.reloadedItems.append(oldPath(origin))
        }
        result.reloadedItems.sort()
        for item in reconfiguredItems where !reloadedItems.contains(item) {
            guard let (_, target) = staying(item), !fresh.contains(target) else { continue }
            result.reconfiguredItems.append(target)
        }
        result.reconfiguredItems.sort()
    }

    /// Where an item was and is, if it is in both snapshots and its section is continued.
    private func staying(_ item: Item) -> (origin: Int, target: IndexPath)? {
        guard let origin = old.items.firstIndex(of: item), let position = new.items.firstIndex(of: item)
        else { return nil }
        let section = new.section(ofItemAt: position)
        guard continued[section] != nil else { return nil }
        let target = IndexPath(indexes: [section, position - new.itemRange(ofSection: section).lowerBound])
        return (origin, target)
    }
}
