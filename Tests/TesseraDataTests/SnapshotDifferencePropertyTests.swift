import Foundation
import TestSupport
import Testing

@testable import TesseraData

@Suite struct SnapshotDifferencePropertyTests {
    @Test(arguments: 0..<1500)
    func `a difference that is applied to the old arrays yields the new ones`(seed: UInt64) {
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

    @Test(arguments: 0..<300)
    func `only items that must move do so`(seed: UInt64) {
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
