import Foundation
import Testing

@testable import TesseraData

private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(indexes: [section, item]) }

@Suite struct SnapshotDifferenceTests {
    @Test func `equal snapshots have no difference`() {
        let feed = snapshot(["a": [1, 2], "b": [3]])
        #expect(SnapshotDifference(from: feed, to: feed).isEmpty)
    }

    @Test func `deletions have old index paths, and insertions have new ones`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2, 3, 4]]), to: snapshot(["a": [9, 1, 3, 8]]))
        #expect(difference.deletedItems == [path(0, 1), path(0, 3)])
        #expect(difference.insertedItems == [path(0, 0), path(0, 3)])
        #expect(difference.movedItems == [])
    }

    @Test func `an item that goes to the end makes one move`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2, 3, 4]]), to: snapshot(["a": [2, 3, 4, 1]]))
        #expect(difference.movedItems == [.init(source: path(0, 0), target: path(0, 3))])
        #expect(difference.deletedItems == [] && difference.insertedItems == [])
    }

    @Test func `item moves to another section`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2], "b": [3]]), to: snapshot(["a": [1], "b": [2, 3]]))
        #expect(difference.movedItems == [.init(source: path(0, 1), target: path(1, 0))])
    }

    @Test func `section moves with its items and lists changes within`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2], "b": [3], "c": [4]]),
            to: snapshot(["b": [3], "c": [4], "a": [1, 5]]))
        #expect(difference.movedSections == [.init(source: 0, target: 2)])
        #expect(difference.deletedItems == [path(0, 1)])
        #expect(difference.insertedItems == [path(2, 1)])
    }

    @Test func `inserted section brings its items`() {
        let difference = SnapshotDifference(
            from: snapshot(["a": [1, 2]]), to: snapshot(["new": [2, 3], "a": [1]]))
        #expect(difference.insertedSections == [0])
        #expect(difference.deletedItems == [path(0, 1)])
        #expect(difference.insertedItems == [] && difference.movedItems == [])
    }

    @Test func `item of deleted section is inserted where it goes`() {
        let difference = SnapshotDifference(
            from: snapshot(["gone": [1, 2], "a": [3]]), to: snapshot(["a": [3, 2]]))
        #expect(difference.deletedSections == [0])
        #expect(difference.insertedItems == [path(0, 1)])
        #expect(difference.deletedItems == [] && difference.movedItems == [])
    }

    @Test func `reloads have old index paths, and reconfigurations have new ones`() {
        let old = snapshot(["a": [1, 2, 3]])
        var new = snapshot(["a": [9, 1, 2, 3]])
        new.reloadItems([2, 9])
        new.reconfigureItems([3, 9, 2])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.reloadedItems == [path(0, 1)])
        #expect(difference.reconfiguredItems == [path(0, 3)])
        #expect(difference.insertedItems == [path(0, 0)])
    }

    @Test func `reloaded item that moves is deleted and inserted`() {
        let old = snapshot(["a": [1, 2, 3]])
        var new = snapshot(["a": [2, 3, 1]])
        new.reloadItems([1])
        let difference = SnapshotDifference(from: old, to: new)
        #expect(difference.deletedItems == [path(0, 0)] && difference.insertedItems == [path(0, 2)])
        #expect(difference.movedItems == [] && difference.reloadedItems == [])
    }

    @Test func `reloaded section covers its items`() {
        let old = snapshot(["a": [1], "b": [2], "c": [3]])
        var new = snapshot(["a": [1, 7], "b": [2], "c": [3]])
        new.reloadSections(["a"])
        new.reloadItems([1])
        let stays = SnapshotDifference(from: old, to: new)
        #expect(stays.reloadedSections == [0])
        #expect(stays.insertedItems == [] && stays.reloadedItems == [])
        #expect(!stays.isEmpty && !stays.changesStructure)

        new.moveSection("a", afterSection: "c")
        let moves = SnapshotDifference(from: old, to: new)
        #expect(moves.deletedSections == [0] && moves.insertedSections == [2])
        #expect(moves.reloadedSections == [] && moves.movedSections == [])
    }
}
