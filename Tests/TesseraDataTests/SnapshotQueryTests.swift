import Testing

@testable import TesseraData

typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

/// Returns a snapshot of the given sections.
func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
        snapshot.appendSections([section])
        snapshot.appendItems(items, toSection: section)
    }
    return snapshot
}

@Suite struct SnapshotQueryTests {
    let feed = snapshot(["a": [1, 2, 3], "empty": [], "b": [4, 5]])

    @Test func `new snapshot is empty`() {
        #expect(Snapshot().numberOfItems == 0)
        #expect(Snapshot().numberOfSections == 0)
        #expect(Snapshot().itemIdentifiers == [])
    }

    @Test func `a snapshot counts its items, its sections and the items in a section`() {
        #expect(feed.numberOfItems == 5)
        #expect(feed.numberOfSections == 3)
        #expect(feed.numberOfItems(inSection: "a") == 3)
        #expect(feed.numberOfItems(inSection: "empty") == 0)
    }

    @Test func `identifiers come in order`() {
        #expect(feed.sectionIdentifiers == ["a", "empty", "b"])
        #expect(feed.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(feed.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(feed.itemIdentifiers(inSection: "empty") == [])
    }

    @Test func `section of item is found past empty sections`() {
        #expect(feed.sectionIdentifier(containingItem: 3) == "a")
        #expect(feed.sectionIdentifier(containingItem: 4) == "b")
        #expect(feed.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test func `index of item counts all sections`() {
        #expect(feed.indexOfItem(4) == 3)
        #expect(feed.indexOfItem(9) == nil)
        #expect(feed.indexOfSection("b") == 2)
        #expect(feed.indexOfSection("c") == nil)
    }

    @Test func `edits of the original do not change a copy`() {
        var original = feed
        let copy = original
        original.deleteItems([1])
        #expect(copy.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(original.itemIdentifiers == [2, 3, 4, 5])
    }
}
