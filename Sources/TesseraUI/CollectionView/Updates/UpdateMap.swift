import Foundation

/// Where the sections and items of a collection view are after an update.
///
/// Making it costs in proportion to the edit, whatever the number of items; a look-up takes logarithmic time in the edit.
struct UpdateMap {
    private var sections = IndexShift()
    private var sectionTargets: [Int: Int] = [:]
    private var reloadedSections: Set<Int> = []
    /// Ascending items, by old section, that are deleted or move away.
    private var removedItems: [Int: [Int]] = [:]
    /// Ascending items, by new section, that are inserted or move here.
    private var addedItems: [Int: [Int]] = [:]
    private var itemTargets: [ElementPlace: ElementPlace] = [:]
    private var reloadedItems: Set<ElementPlace> = []

    init(_ changes: CollectionChanges) {
        sections.removed = (changes.deletedSections + changes.movedSections.map(\.source)).sorted()
        sections.added = (changes.insertedSections + changes.movedSections.map(\.target)).sorted()
        for move in changes.movedSections { sectionTargets[move.source] = move.target }
        reloadedSections = Set(changes.reloadedSections)
        for place in changes.deletedItems { removedItems[place.section, default: []].append(place.item) }
        for place in changes.insertedItems { addedItems[place.section, default: []].append(place.item) }
        for move in changes.movedItems {
            removedItems[move.source.section, default: []].append(move.source.item)
            addedItems[move.target.section, default: []].append(move.target.item)
            itemTargets[move.source] = move.target
        }
        removedItems = removedItems.mapValues { $0.sorted() }
        addedItems = addedItems.mapValues { $0.sorted() }
        reloadedItems = Set(changes.reloadedItems)
    }

    /// Where a section is now, also if it is reloaded; nil where it is gone.
    func newSection(_ section: Int) -> Int? {
        if let target = sectionTargets[section] { return target }
        return sections.removed.hasSorted(section) ? nil : sections.newIndex(of: section)
    }

    /// Where an item is now, also if it is reloaded; nil where it is gone or its section is reloaded.
    func newPlace(_ place: ElementPlace) -> ElementPlace? {
        if let target = itemTargets[place] { return target }
        guard !reloadedSections.contains(place.section), let section = newSection(place.section) else {
            return nil
        }
        let removed = removedItems[place.section] ?? []
        guard !removed.hasSorted(place.item) else { return nil }
        let shift = IndexShift(removed: removed, added: addedItems[section] ?? [])
        return ElementPlace(section: section, item: shift.newIndex(of: place.item))
    }

    /// Where an item is now that keeps its view; nil where it is gone or reloaded.
    func newIndexPath(_ indexPath: IndexPath) -> IndexPath? {
        let place = ElementPlace(indexPath)
        guard !reloadedItems.contains(place) else { return nil }
        return newPlace(place)?.indexPath
    }

    /// The number of items that are deleted from or move out of an old section.
    func removedCount(_ section: Int) -> Int { removedItems[section]?.count ?? 0 }

    /// The number of items that are inserted into or move into a new section.
    func addedCount(_ section: Int) -> Int { addedItems[section]?.count ?? 0 }

    /// Whether the items of an old section are all made anew.
    func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }
}
