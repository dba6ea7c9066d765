import Foundation
import TesseraData
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraUI

@MainActor struct UpdateMapTests {
    @Test func `elements that stay close ranks around what is removed and added`() {
        // a b c d e f loses b and d, and gets X at 1 and Y at 3, which results in a X c Y e f.
        let change = IndexChange(
            removed: IndexRanges([3..<4, 1..<2]), added: IndexRanges([1..<2, 3..<4]))
        #expect([0, 2, 4, 5].map(change.newIndex) == [0, 2, 4, 5])
        // a b c gets X and Y at the front and Z behind b, which results in X Y a b Z c.
        let front = IndexChange(removed: IndexRanges(), added: IndexRanges([0..<2, 4..<5]))
        #expect([0, 1, 2].map(front.newIndex) == [2, 3, 5])
    }

    @Test func `a stretch that moves keeps its order`() {
        var changes = DataChanges()
        // In a b c d e f, b c d moves behind f, which results in a e f b c d.
        changes.movedItems = [
            ItemRangeMove(
                source: ItemRange(section: 0, items: 1..<4), target: ItemRange(section: 0, items: 3..<6))
        ]
        let map = UpdateMap(changes)
        #expect(
            (0..<6).map { map.newIndexPath([0, $0]) } == [
                [0, 0], [0, 3], [0, 4], [0, 5], [0, 1], [0, 2],
            ])
    }

    @Test func `a reloaded item has a place and no view`() {
        var changes = DataChanges()
        changes.deletedItems = [ItemRange(section: 0, items: 0..<1)]
        changes.reloadedItems = [ItemRange(section: 0, items: 2..<3)]
        let map = UpdateMap(changes)
        #expect(map.newPosition(ItemPosition(section: 0, item: 2)) == ItemPosition(section: 0, item: 1))
        #expect(map.newIndexPath([0, 2]) == nil)
        #expect(map.newIndexPath([0, 3]) == [0, 2])
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `the places after any batch are those of the arrays`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var model = RandomSections(using: &random)
        for round in 0..<200 {
            let old = model.sections
            let edit = model.edit(using: &random)
            edit.changes.check(
                before: old.map(\.items.count), after: model.sections.map(\.items.count),
                UpdateMap(edit.changes))
            let map = UpdateMap(edit.changes)
            for (index, section) in old.enumerated() {
                let target = model.sections.firstIndex { $0.name == section.name }
                #expect(map.newSection(index) == target, "seed \(seed), round \(round), section \(index)")
                for (number, item) in section.items.enumerated() {
                    let place = ItemPosition(section: index, item: number)
                    let expected = edit.reloaded.contains(item) ? nil : model.path(of: item)
                    #expect(
                        map.newIndexPath(place.indexPath) == expected,
                        "seed \(seed), round \(round), item \(item)")
                }
                expectSameStretches(
                    map, section: index, count: section.items.count, "seed \(seed), round \(round)")
            }
        }
    }

    /// Expects that the stretches of items that keep their views give each item the place that it has by itself.
    private func expectSameStretches(_ map: UpdateMap, section: Int, count: Int, _ name: String) {
        let kept = map.keptItems(section, before: count)
        var places: [Int: IndexPath] = [:]
        for stretch in kept {
            for (offset, item) in stretch.items.enumerated() {
                places[item] = [stretch.section, stretch.first + offset]
            }
        }
        for item in 0..<count {
            #expect(places[item] == map.newIndexPath([section, item]), "\(name), item \(section)-\(item)")
        }
        #expect(kept.reduce(0) { $0 + $1.items.count } == places.count, "\(name), section \(section)")
        #expect(
            zip(kept, kept.dropFirst()).allSatisfy { $0.items.upperBound <= $1.items.lowerBound },
            "\(name), section \(section)")
    }

    @Test func `an insertion cuts a section into two stretches, however long it is`() {
        var changes = DataChanges()
        changes.insertedItems = [ItemRange(section: 0, items: 400..<403)]
        changes.reloadedItems = [ItemRange(section: 0, items: 999_999..<1_000_000)]
        #expect(
            UpdateMap(changes).keptItems(0, before: 1_000_000) == [
                KeptItems(items: 0..<400, section: 0, first: 0),
                KeptItems(items: 400..<999_999, section: 0, first: 403),
            ])
    }
}

/// Sections of unique numbers, and random edits of them, which are described as batches too.
struct RandomSections {
    struct Section {
        var name: Int
        var items: [Int]
    }

    /// A batch, and the numbers whose items get new cells because they are reloaded.
    struct Edit {
        var changes = DataChanges()
        var reloaded: Set<Int> = []
    }

    private(set) var sections: [Section] = []
    private var next = 0

    init(using random: inout SeededGenerator) {
        for _ in 0..<3 { sections.append(Section(name: fresh(), items: (0..<4).map { _ in fresh() })) }
    }

    private mutating func fresh() -> Int {
        next += 1
        return next
    }

    func path(of item: Int) -> IndexPath? {
        for (index, section) in sections.enumerated() {
            if let number = section.items.firstIndex(of: item) { return [index, number] }
        }
        return nil
    }

    /// Edits the arrays at random, and returns the same edit as a batch. Items that are deleted or moved are first
    /// removed from the old arrays. Then items that are inserted or moved are added at ascending new indexes.
    mutating func edit(using random: inout SeededGenerator) -> Edit {
        func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &random) == 0 }
        var edit = Edit()
        var staying: [(old: Int, section: Section)] = []
        var movingSections: [(old: Int, section: Section)] = []
        var movingItems: [(old: ItemPosition, item: Int)] = []
        for (index, section) in sections.enumerated() {
            if chance(9) {
                edit.changes.deletedSections.append(index)
                continue
            }
            if chance(9) {
                edit.changes.reloadedSections.append(index)
                edit.reloaded.formUnion(section.items)
                staying.append((index, Section(name: section.name, items: [fresh(), fresh()])))
                continue
            }
            var kept = section
            kept.items = []
            for (number, item) in section.items.enumerated() {
                let place = ItemPosition(section: index, item: number)
                switch Int.random(in: 0..<10, using: &random) {
                case 0: edit.changes.deletedItems.append(ItemRange(place))
                case 1: movingItems.append((place, item))
                case 2:
                    edit.changes.reloadedItems.append(ItemRange(place))
                    edit.reloaded.insert(item)
                    fallthrough
                default: kept.items.append(item)
                }
            }
            if chance(6) { movingSections.append((index, kept)) } else { staying.append((index, kept)) }
        }
        var result = staying.map(\.section)
        // The target indexes ascend, because each section is inserted behind the one before.
        var position = 0
        var arriving = movingSections.map { (old: $0.old as Int?, section: $0.section) }
        for _ in 0..<Int.random(in: 0...2, using: &random) where sections.count + arriving.count < 8 {
            let items = (0..<Int.random(in: 0...3, using: &random)).map { _ in fresh() }
            arriving.append((nil, Section(name: fresh(), items: items)))
        }
        for (old, section) in arriving.shuffled(using: &random) {
            position = Int.random(in: min(position, result.count)...result.count, using: &random)
            result.insert(section, at: position)
            if let old {
                edit.changes.movedSections.append(.init(source: old, target: position))
            } else {
                edit.changes.insertedSections.append(position)
            }
            position += 1
        }
        var incoming = movingItems.map { (old: $0.old as ItemPosition?, item: $0.item) }
        for _ in 0..<Int.random(in: 0...4, using: &random) { incoming.append((nil, fresh())) }
        incoming.shuffle(using: &random)
        let inserted = Set(edit.changes.insertedSections)
        let targets = result.indices.filter { index in
            !inserted.contains(index)
                && !edit.changes.reloadedSections.contains { sections[$0].name == result[index].name }
        }
        guard !targets.isEmpty else {
            edit.changes.deletedItems += movingItems.map { ItemRange($0.old) }
            sections = result
            return edit
        }
        var positions: [Int: Int] = [:]
        for (old, item) in incoming {
            let section = targets.randomElement(using: &random) ?? targets[0]
            let count = result[section].items.count
            let number = Int.random(in: min(positions[section] ?? 0, count)...count, using: &random)
            result[section].items.insert(item, at: number)
            positions[section] = number + 1
            let target = ItemPosition(section: section, item: number)
            if let old {
                edit.changes.movedItems.append(
                    ItemRangeMove(source: ItemRange(old), target: ItemRange(target)))
            } else {
                edit.changes.insertedItems.append(ItemRange(target))
            }
        }
        sections = result
        return edit
    }
}
