import TestSupport
import Testing

@testable import TesseraData

@Suite struct SnapshotItemTests {
    var feed = snapshot(["a": [1, 2, 3], "b": [4, 5]])

    @Test mutating func `items are appended to last section unless one is named`() {
        feed.appendItems([6])
        feed.appendItems([7, 8], toSection: "a")
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2, 3, 7, 8])
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 5, 6])
    }

    @Test mutating func `items that are appended in the middle leave the order of the others unchanged`() {
        feed.appendItems(Array(10..<20), toSection: "a")
        #expect(feed.itemIdentifiers == [1, 2, 3] + Array(10..<20) + [4, 5])
        #expect(feed.sectionIdentifier(containingItem: 19) == "a")
        #expect(feed.indexOfItem(4) == 13)
    }

    @Test mutating func `items are inserted before and after an item`() {
        feed.insertItems([6, 7], beforeItem: 4)
        feed.insertItems([8, 9], afterItem: 3)
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2, 3, 8, 9])
        #expect(feed.itemIdentifiers(inSection: "b") == [6, 7, 4, 5])
    }

    @Test(
        arguments: [[2, 4], [5, 3, 1, 2, 4], [], [1, 1]])
    mutating func `deleted items disappear from their sections`(doomed: [Int]) {
        feed.deleteItems(doomed)
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2, 3].filter { !doomed.contains($0) })
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 5].filter { !doomed.contains($0) })
    }

    @Test mutating func `unknown items are not deleted`() {
        feed.reloadItems([1])
        feed.deleteItems([9, 2, 10])
        feed.deleteItems([11])
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(feed.reloadedItemIdentifiers == [1])
    }

    @Test mutating func `present items that are added move to the new place`() {
        feed.reloadItems([2])
        feed.appendItems([2, 6], toSection: "b")
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 3])
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 5, 2, 6])
        #expect(feed.reloadedItemIdentifiers == [2])
        feed.insertItems([7, 5, 1], beforeItem: 6)
        #expect(feed.itemIdentifiers(inSection: "a") == [3])
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 2, 7, 5, 1, 6])
        feed.insertItems([4, 8], afterItem: 3)
        #expect(feed.itemIdentifiers(inSection: "a") == [3, 4, 8])
        #expect(feed.itemIdentifiers(inSection: "b") == [2, 7, 5, 1, 6])
        #expect(feed.storage.isConsistent)
    }

    @Test mutating func `copy keeps places of items that move in the original`() {
        let copy = feed
        feed.appendItems([1, 6], toSection: "b")
        #expect(feed.itemIdentifiers == [2, 3, 4, 5, 1, 6])
        #expect(copy.itemIdentifiers == [1, 2, 3, 4, 5])
    }

    @Test mutating func `deleting all items deletes sections`() {
        feed.reloadItems([1])
        feed.deleteAllItems()
        #expect(feed.numberOfItems == 0 && feed.numberOfSections == 0)
        #expect(feed.reloadedItemIdentifiers == [])
    }

    @Test mutating func `item moves before or after another`() {
        feed.moveItem(1, afterItem: 3)
        #expect(feed.itemIdentifiers(inSection: "a") == [2, 3, 1])
        feed.moveItem(1, beforeItem: 2)
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2, 3])
        feed.moveItem(3, beforeItem: 4)
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2])
        #expect(feed.itemIdentifiers(inSection: "b") == [3, 4, 5])
        feed.moveItem(5, afterItem: 2)
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2, 5])
        #expect(feed.itemIdentifiers(inSection: "b") == [3, 4])
    }

    @Test(arguments: 0..<20)
    func `random edits agree with an array of arrays`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var feed = snapshot(["a": [], "b": [], "c": []])
        var model: [[Int]] = [[], [], []]
        var next = 0
        for _ in 0..<200 {
            let all = model.flatMap { $0 }
            let fresh = (0..<Int.random(in: 1...8, using: &generator)).map { next + $0 }
            next += fresh.count
            let section = Int.random(in: 0..<3, using: &generator)
            let anchor = all.randomElement(using: &generator)
            let place = anchor.flatMap { anchor in
                model.enumerated().compactMap { section, items in
                    items.firstIndex(of: anchor).map { (section: section, item: $0) }
                }.first
            }
            switch (Int.random(in: 0..<5, using: &generator), anchor, place) {
            case (1, let anchor?, let place?):
                feed.insertItems(fresh, beforeItem: anchor)
                model[place.section].insert(contentsOf: fresh, at: place.item)
            case (2, let anchor?, let place?):
                feed.insertItems(fresh, afterItem: anchor)
                model[place.section].insert(contentsOf: fresh, at: place.item + 1)
            case (3, _?, _?):
                let doomed = Array(all.shuffled(using: &generator).prefix(fresh.count))
                feed.deleteItems(doomed)
                for section in model.indices { model[section].removeAll(where: doomed.contains) }
            case (4, let anchor?, _?) where all.count > 1:
                let mover = all.filter { $0 != anchor }.randomElement(using: &generator) ?? anchor
                feed.moveItem(mover, afterItem: anchor)
                for section in model.indices { model[section].removeAll { $0 == mover } }
                for section in model.indices {
                    if let item = model[section].firstIndex(of: anchor) {
                        model[section].insert(mover, at: item + 1)
                    }
                }
            default:
                feed.appendItems(fresh, toSection: ["a", "b", "c"][section])
                model[section] += fresh
            }
            #expect(feed.storage.isConsistent, "seed \(seed)")
            #expect(["a", "b", "c"].map(feed.itemIdentifiers(inSection:)) == model, "seed \(seed)")
        }
    }
}
