import Foundation
import Testing

@testable import TesseraData

/// Tests of calls that end the program, except for the last. Each runs in a process of its own.
@Suite struct SnapshotMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `an item that is repeated in one call ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var feed = snapshot(["a": [1, 2]])
            feed.insertItems([3, 4, 5, 6, 7, 5], beforeItem: 1)
        }
        expect("insertItems(_:beforeItem:)", "item 5", in: result)
    }

    @Test func `a duplicate section ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var feed = snapshot(["a": []])
            feed.appendSections(["b", "b"])
        }
        expect("appendSections(_:)", "section b", in: result)
    }

    @Test func `items without a section end the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var feed = Snapshot()
            feed.appendItems([7, 8, 9])
        }
        expect(
            "appendItems(_:toSection:)", "append a section first; the first of 3 items is 7", in: result)
    }

    @Test func `an unknown item ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var feed = snapshot(["a": [1]])
            feed.reconfigureItems([8])
        }
        expect("reconfigureItems(_:)", "no item 8", in: result)
    }

    @Test func `an unknown section ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = snapshot(["a": [1]]).itemIdentifiers(inSection: "z")
        }
        expect("itemIdentifiers(inSection:)", "no section z", in: result)
    }

    @Test func `a move relative to itself ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var feed = snapshot(["a": [1]])
            feed.moveItem(1, afterItem: 1)
        }
        expect("moveItem(_:afterItem:)", "item 1", in: result)
    }

    @Test func `adding a present item warns and does not stop the program`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            var feed = snapshot(["a": [1, 2], "b": []])
            feed.appendItems([7, 2], toSection: "b")
            guard feed.itemIdentifiers == [1, 7, 2] else { exit(1) }
        }
        expect("appendItems(_:toSection:)", "item 2 was in the snapshot already", in: result)
    }
}
