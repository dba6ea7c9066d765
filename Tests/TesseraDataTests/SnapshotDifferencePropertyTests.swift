import Foundation
import TestSupport
import Testing

@testable import TesseraData

@Suite("The difference of random snapshots")
struct SnapshotDifferencePropertyTests {
    @Test("Applied literally to the old arrays it gives the new ones", arguments: 0..<1500)
    func application(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let old = randomSnapshot(&generator)
        var new = Bool.random(using: &generator) ? randomSnapshot(&generator) : edited(old, &generator)
        mark(&new, &generator)
        let difference = SnapshotDifference(from: old, to: new)
        #expect(apply(difference, old: old, new: new) == arrays(new), "seed \(seed)")
        #expect(difference.insertedItems == difference.insertedItems.sorted(), "seed \(seed)")
        #expect(difference.deletedItems == difference.deletedItems.sorted(), "seed \(seed)")
        #expect(
            difference.movedItems.map(\.target) == difference.movedItems.map(\.target).sorted(),
            "seed \(seed)")
    }

    @Test("No more items move in a section than must", arguments: 0..<300)
    func minimalMoves(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let numbers = Array(0..<Int.random(in: 0...40, using: &generator))
        let one = numbers.shuffled(using: &generator).dropLast(Int.random(in: 0...3, using: &generator))
        let other = numbers.shuffled(using: &generator).dropLast(Int.random(in: 0...3, using: &generator))
        let difference = SnapshotDifference(
            from: snapshot(["a": Array(one)]), to: snapshot(["a": Array(other)]))
        let both = one.filter(other.contains)
        let kept = longestCommonSubsequence(both, other.filter(one.contains))
        #expect(difference.movedItems.count == both.count - kept, "seed \(seed)")
        #expect(difference.deletedItems.count == one.count - both.count, "seed \(seed)")
        #expect(difference.insertedItems.count == other.count - both.count, "seed \(seed)")
    }

    // MARK: The slow references

    /// The length of the longest common subsequence, by the textbook's table.
    private func longestCommonSubsequence(_ one: [Int], _ other: [Int]) -> Int {
        var table = [[Int]](repeating: [Int](repeating: 0, count: other.count + 1), count: one.count + 1)
        for i in one.indices {
            for j in other.indices {
                table[i + 1][j + 1] =
                    one[i] == other[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
            }
        }
        return table[one.count][other.count]
    }

    /// Batch updates by the letter: out with old indexes, in with new ones in ascending order. Only what the
    /// difference calls inserted or reloaded is taken from `new`.
    private func apply(_ difference: SnapshotDifference, old: Snapshot, new: Snapshot) -> [[Int]] {
        let (oldItems, newItems) = (arrays(old), arrays(new))
        let outgoing = Set(difference.deletedItems + difference.movedItems.map(\.source))
        var sections: [[Int]?] = oldItems.enumerated().map { section, items in
            items.enumerated().compactMap { outgoing.contains([section, $0.offset]) ? nil : $0.element }
        }
        for section in difference.reloadedSections { sections[section] = nil }
        let outgoingSections = difference.deletedSections.union(
            IndexSet(difference.movedSections.map(\.source)))
        var result = sections.enumerated().filter { !outgoingSections.contains($0.offset) }.map(\.element)
        let incoming =
            difference.insertedSections.map { ($0, [Int]?.none) }
            + difference.movedSections.map { ($0.target, sections[$0.source]) }
        for (target, items) in incoming.sorted(by: { $0.0 < $1.0 }) { result.insert(items, at: target) }
        let items =
            difference.insertedItems.map { ($0, newItems[$0[0]][$0[1]]) }
            + difference.movedItems.map { ($0.target, oldItems[$0.source[0]][$0.source[1]]) }
        for (target, item) in items.sorted(by: { $0.0 < $1.0 }) {
            result[target[0]]?.insert(item, at: target[1])
        }
        return result.enumerated().map { $0.element ?? newItems[$0.offset] }
    }

    private func arrays(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    }

    // MARK: Random snapshots

    private func randomSnapshot(_ generator: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        let names = ["a", "b", "c", "d", "e"].shuffled(using: &generator)
        snapshot.appendSections(Array(names.prefix(Int.random(in: 0...5, using: &generator))))
        for item in Array(0..<30).shuffled(using: &generator).prefix(
            Int.random(in: 0...30, using: &generator))
        {
            guard let section = snapshot.sectionIdentifiers.randomElement(using: &generator) else { break }
            snapshot.appendItems([item], toSection: section)
        }
        return snapshot
    }

    private func edited(_ snapshot: Snapshot, _ generator: inout SeededGenerator) -> Snapshot {
        var result = snapshot
        for fresh in 100..<100 + Int.random(in: 1...6, using: &generator) {
            guard let one = result.itemIdentifiers.randomElement(using: &generator),
                let other = result.itemIdentifiers.randomElement(using: &generator),
                let section = result.sectionIdentifiers.randomElement(using: &generator),
                let otherSection = result.sectionIdentifiers.randomElement(using: &generator)
            else { break }
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: result.deleteItems([one])
            case 1: result.insertItems([fresh], afterItem: one)
            case 2 where one != other: result.moveItem(one, beforeItem: other)
            case 3 where section != otherSection: result.moveSection(section, afterSection: otherSection)
            case 4: result.deleteSections([section])
            default: result.insertSections(["\(fresh)"], beforeSection: section)
            }
        }
        return result
    }

    private func mark(_ snapshot: inout Snapshot, _ generator: inout SeededGenerator) {
        if Int.random(in: 0..<3, using: &generator) > 0 { return }
        snapshot.reloadItems(
            snapshot.itemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
        snapshot.reloadSections(
            snapshot.sectionIdentifiers.filter { _ in Int.random(in: 0..<5, using: &generator) == 0 })
    }
}
