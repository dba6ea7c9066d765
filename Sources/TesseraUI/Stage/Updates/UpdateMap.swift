import Foundation
import TesseraBasics
import TesseraData
import TesseraLayout

/// Where the sections and items of a collection view are after an update.
///
/// Making it costs in proportion to the stretches that the update changes, whatever the number of items; a look-up takes
/// logarithmic time in them.
struct UpdateMap {
    /// What the update does.
    let changes: DataChanges
    private let sections: IndexShift
    private var sectionTargets: [Int: Int] = [:]
    private let reloadedSections: Set<Int>
    /// By old section, the items that are deleted or move away.
    private let removedItems: [Int: IndexRanges]
    /// By new section, the items that are inserted or move here.
    private let addedItems: [Int: IndexRanges]
    /// By old section, the items that move, in order.
    private var movedItems: [Int: [ItemRangeMove]] = [:]
    private let reloadedItems: [Int: IndexRanges]

    init(_ changes: DataChanges) {
        func ranges(_ indexes: [Int]) -> IndexRanges { IndexRanges(indexes.map { $0..<$0 + 1 }) }
        func bySection(_ ranges: [ItemRange]) -> [Int: IndexRanges] {
            Dictionary(grouping: ranges, by: \.section).mapValues { IndexRanges($0.map(\.items)) }
        }
        self.changes = changes
        sections = IndexShift(
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

    /// Where a section is now, also if it is reloaded; nil where it is gone.
    func newSection(_ section: Int) -> Int? {
        if let target = sectionTargets[section] { return target }
        return sections.removed.contains(section) ? nil : sections.newIndex(of: section)
    }

    /// Where an item is now, also if it is reloaded; nil where it is gone or its section is reloaded.
    func newPlace(_ place: ElementPlace) -> ElementPlace? {
        if let target = moveTarget(of: place) { return target }
        guard !reloadedSections.contains(place.section), let section = newSection(place.section) else {
            return nil
        }
        let removed = removedItems[place.section] ?? IndexRanges()
        guard !removed.contains(place.item) else { return nil }
        let shift = IndexShift(removed: removed, added: addedItems[section] ?? IndexRanges())
        return ElementPlace(section: section, item: shift.newIndex(of: place.item))
    }

    private func moveTarget(of place: ElementPlace) -> ElementPlace? {
        guard let moves = movedItems[place.section] else { return nil }
        let index = moves.partitioningIndex { $0.source.items.upperBound > place.item }
        guard index < moves.count, moves[index].source.items.contains(place.item) else { return nil }
        let (source, target) = (moves[index].source, moves[index].target)
        return ElementPlace(
            section: target.section,
            item: target.items.lowerBound + place.item - source.items.lowerBound)
    }

    /// Where an item is now that keeps its view; nil where it is gone or reloaded.
    func newIndexPath(_ indexPath: IndexPath) -> IndexPath? {
        let place = ElementPlace(indexPath)
        guard reloadedItems[place.section]?.contains(place.item) != true else { return nil }
        return newPlace(place)?.indexPath
    }

    /// The items before `end` of an old section that keep their views, as stretches that ascend and are as few as can be. Costs
    /// in proportion to the stretches that the update changes in the section.
    func keptItems(_ section: Int, before end: Int) -> [KeptItems] {
        if reloadedSections.contains(section) { return movedItems(section, before: end) }
        guard let new = newSection(section) else { return movedItems(section, before: end) }
        let removed = removedItems[section] ?? IndexRanges()
        let reloaded = reloadedItems[section] ?? IndexRanges()
        let shift = IndexShift(removed: removed, added: addedItems[new] ?? IndexRanges())
        var kept: [KeptItems] = []
        for stretch in removed.gaps(in: 0..<end).flatMap({ reloaded.gaps(in: $0) }) {
            var rest = stretch
            while !rest.isEmpty {
                let first = shift.newIndex(of: rest.lowerBound)
                let room = shift.added.next(after: first).map { $0 - first } ?? rest.count
                let piece = rest.prefix(room)
                kept.append(KeptItems(items: piece, section: new, first: first))
                rest = piece.upperBound..<rest.upperBound
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

    /// The number of items that are deleted from or move out of an old section.
    func removedCount(_ section: Int) -> Int { removedItems[section]?.count ?? 0 }

    /// The number of items that are inserted into or move into a new section.
    func addedCount(_ section: Int) -> Int { addedItems[section]?.count ?? 0 }

    /// Whether the items of an old section are all made anew.
    func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
