import Foundation
import TesseraBasics
import TesseraData
import TesseraLayout

/// The places of the sections and items of a collection view after an update.
///
/// Creating it costs time in proportion to the changed ranges, whatever the number of items. A look-up takes
/// logarithmic time in their number.
struct UpdateMap {
    /// The changes of the update.
    let changes: DataChanges
    private let sections: IndexChange
    private var sectionTargets: [Int: Int] = [:]
    private let reloadedSections: Set<Int>
    /// The items that are deleted or move away, by old section.
    private let removedItems: [Int: IndexRanges]
    /// The items that are inserted or move in, by new section.
    private let addedItems: [Int: IndexRanges]
    /// The moves of items in ascending order, by old section.
    private var movedItems: [Int: [ItemRangeMove]] = [:]
    private let reloadedItems: [Int: IndexRanges]

    init(_ changes: DataChanges) {
        func ranges(_ indexes: [Int]) -> IndexRanges { IndexRanges(indexes.map { $0..<$0 + 1 }) }
        func bySection(_ ranges: [ItemRange]) -> [Int: IndexRanges] {
            Dictionary(grouping: ranges, by: \.section).mapValues { IndexRanges($0.map(\.items)) }
        }
        self.changes = changes
        sections = IndexChange(
            removed: ranges(changes.deletedSections + changes.movedSections.map(\.source)),
            added: ranges(changes.insertedSections + changes.movedSections.map(\.target)))
        for move in changes.movedSections { sectionTargets[move.source] = move.target }
        reloadedSections = Set(changes.reloadedSections)
        removedItems = bySection(changes.deletedItems + changes.movedItems.map(\.source))
        addedItems = bySection(changes.insertedItems + changes.movedItems.map(\.target))
        reloadedItems = bySection(changes.reloadedItems)
        movedItems = Dictionary(grouping: changes.movedItems, by: \.source.section).mapValues { moves in
            moves.sorted { $0.source.items.lowerBound < $1.source.items.lowerBound }
        }
    }

    /// Returns the new index of a section, even if it is reloaded, or nil if it is gone.
    func newSection(_ section: Int) -> Int? {
        if let target = sectionTargets[section] { return target }
        return sections.removed.contains(section) ? nil : sections.newIndex(of: section)
    }

    /// Returns the new place of an item, even if it is reloaded, or nil if it is gone or its section is
    /// reloaded.
    func newPosition(_ place: ItemPosition) -> ItemPosition? {
        if let target = moveTarget(of: place) { return target }
        guard !reloadedSections.contains(place.section), let section = newSection(place.section) else {
            return nil
        }
        let removed = removedItems[place.section] ?? IndexRanges()
        guard !removed.contains(place.item) else { return nil }
        let change = IndexChange(removed: removed, added: addedItems[section] ?? IndexRanges())
        return ItemPosition(section: section, item: change.newIndex(of: place.item))
    }

    private func moveTarget(of place: ItemPosition) -> ItemPosition? {
        guard let moves = movedItems[place.section] else { return nil }
        let index = moves.partitioningIndex { $0.source.items.upperBound > place.item }
        guard index < moves.count, moves[index].source.items.contains(place.item) else { return nil }
        let (source, target) = (moves[index].source, moves[index].target)
        return ItemPosition(
            section: target.section,
            item: target.items.lowerBound + place.item - source.items.lowerBound)
    }

    /// Returns the new index path of an item that keeps its view, or nil if it is gone or reloaded.
    func newIndexPath(_ indexPath: IndexPath) -> IndexPath? {
        let place = ItemPosition(indexPath)
        guard reloadedItems[place.section]?.contains(place.item) != true else { return nil }
        return newPosition(place)?.indexPath
    }

    /// Returns the items before `end` of an old section that keep their views, as ascending ranges, as few as
    /// possible. It costs time in proportion to the changed ranges of the section.
    func keptItems(_ section: Int, before end: Int) -> [KeptItems] {
        if reloadedSections.contains(section) { return movedItems(section, before: end) }
        guard let new = newSection(section) else { return movedItems(section, before: end) }
        let removed = removedItems[section] ?? IndexRanges()
        let reloaded = reloadedItems[section] ?? IndexRanges()
        let change = IndexChange(removed: removed, added: addedItems[new] ?? IndexRanges())
        var kept: [KeptItems] = []
        for stretch in removed.gaps(in: 0..<end).flatMap({ reloaded.gaps(in: $0) }) {
            var remainder = stretch
            while !remainder.isEmpty {
                let first = change.newIndex(of: remainder.lowerBound)
                let room = change.added.next(after: first).map { $0 - first } ?? remainder.count
                let piece = remainder.prefix(room)
                kept.append(KeptItems(items: piece, section: new, first: first))
                remainder = piece.upperBound..<remainder.upperBound
            }
        }
        return (kept + movedItems(section, before: end)).sorted { $0.items.lowerBound < $1.items.lowerBound }
    }

    private func movedItems(_ section: Int, before end: Int) -> [KeptItems] {
        (movedItems[section] ?? []).compactMap { move in
            let items = move.source.items.clamped(to: 0..<max(end, 0))
            guard !items.isEmpty else { return nil }
            return KeptItems(
                items: items, section: move.target.section,
                first: move.target.items.lowerBound + items.lowerBound - move.source.items.lowerBound)
        }
    }

    /// Returns the number of items that are deleted from or move out of an old section.
    func removedCount(_ section: Int) -> Int { removedItems[section]?.count ?? 0 }

    /// Returns the number of items that are inserted into or move into a new section.
    func addedCount(_ section: Int) -> Int { addedItems[section]?.count ?? 0 }

    /// Returns true if a section is reloaded as a whole.
    ///
    /// - Parameter section: The section's index before the update.
    func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
