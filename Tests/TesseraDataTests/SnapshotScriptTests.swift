import Foundation
import TestSupport
import Testing

@testable import TesseraData

/// Tests of snapshots that are copied at any time and edited independently. They are compared with arrays of items.
@Suite struct SnapshotScriptTests {
    @Test(arguments: 0..<20)
    func `each copy contains its own edits only`(seed: UInt64) {
        var script = SnapshotScript(seed: seed)
        for step in 0..<150 {
            let edited = script.step()
            let (snapshot, model) = (script.snapshots[edited], script.models[edited])
            #expect(snapshot.storage.isConsistent, "seed \(seed), step \(step)")
            #expect(snapshot.sectionIdentifiers == model.map(\.name), "seed \(seed), step \(step)")
            #expect(arrays(snapshot) == model.map(\.items), "seed \(seed), step \(step)")
            #expect(snapshot.itemIdentifiers == model.flatMap(\.items), "seed \(seed), step \(step)")
        }
        for (snapshot, model) in zip(script.snapshots, script.models) {
            #expect(arrays(snapshot) == model.map(\.items), "seed \(seed)")
            for (section, items) in model.enumerated() {
                for (index, item) in items.items.enumerated() {
                    #expect(snapshot.indexPath(of: item) == [section, index], "seed \(seed)")
                    #expect(snapshot.itemIdentifier(at: [section, index]) == item, "seed \(seed)")
                }
            }
        }
    }

    @Test(arguments: 0..<20)
    func `the difference of two copies has as few moves as that of separate snapshots`(seed: UInt64) {
        var script = SnapshotScript(seed: seed)
        for step in 0..<80 {
            let before = script.snapshots
            let edited = script.step()
            let new = script.snapshots[edited]
            for old in [before[edited], script.anySnapshot()] {
                let difference = SnapshotDifference(from: old, to: new)
                let apart = SnapshotDifference(from: madeApart(old), to: madeApart(new))
                #expect(apply(difference, old: old, new: new) == arrays(new), "seed \(seed), step \(step)")
                #expect(
                    difference.movedSections.count == apart.movedSections.count, "seed \(seed), step \(step)")
                #expect(difference.movedItems.count == apart.movedItems.count, "seed \(seed), step \(step)")
                #expect(difference.deletedItems == apart.deletedItems, "seed \(seed), step \(step)")
                #expect(difference.insertedItems == apart.insertedItems, "seed \(seed), step \(step)")
            }
        }
    }

    @Test(arguments: 0..<10)
    func `collection difference turns items into those of the other`(seed: UInt64) {
        var script = SnapshotScript(seed: seed)
        for step in 0..<40 {
            let edited = script.step()
            let (old, new) = (script.anySnapshot(), script.snapshots[edited])
            let difference = new.itemDifference(from: old)
            #expect(
                old.itemIdentifiers.applying(difference) == new.itemIdentifiers, "seed \(seed), step \(step)")
            let kept = longestCommonSubsequence(old.itemIdentifiers, new.itemIdentifiers)
            #expect(difference.removals.count == old.numberOfItems - kept, "seed \(seed), step \(step)")
            #expect(difference.insertions.count == new.numberOfItems - kept, "seed \(seed), step \(step)")
            // All items are different, so the standard library pairs the same removals and insertions.
            let plain = CollectionDifference(difference.map(\.withoutAssociation))
            #expect(plain?.inferringMoves() == difference, "seed \(seed), step \(step)")
        }
    }

    /// Returns an equal snapshot that shares no storage with the given one.
    private func madeApart(_ snapshot: Snapshot) -> Snapshot {
        var result = Snapshot()
        for section in snapshot.sectionIdentifiers {
            result.appendSections([section])
            result.appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
        }
        return result
    }
}

extension CollectionDifference.Change {
    fileprivate var withoutAssociation: Self {
        switch self {
        case .insert(let offset, let element, _):
            .insert(offset: offset, element: element, associatedWith: nil)
        case .remove(let offset, let element, _):
            .remove(offset: offset, element: element, associatedWith: nil)
        }
    }
}
