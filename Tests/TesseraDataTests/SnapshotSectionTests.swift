import Testing

@testable import TesseraData

@Suite struct SnapshotSectionTests {
    var feed = snapshot(["a": [1, 2], "b": [3], "c": [4, 5]])

    @Test mutating func `sections are appended without items`() {
        feed.appendSections(["d", "e"])
        #expect(feed.sectionIdentifiers == ["a", "b", "c", "d", "e"])
        #expect(feed.itemIdentifiers(inSection: "e") == [])
    }

    @Test mutating func `sections are inserted before and after a section`() {
        feed.insertSections(["x", "y"], beforeSection: "a")
        feed.insertSections(["z"], afterSection: "a")
        feed.appendItems([9], toSection: "z")
        #expect(feed.sectionIdentifiers == ["x", "y", "a", "z", "b", "c"])
        #expect(feed.itemIdentifiers == [1, 2, 9, 3, 4, 5])
        #expect(feed.itemIdentifiers(inSection: "a") == [1, 2])
    }

    @Test mutating func `deleting sections deletes their items`() {
        feed.deleteSections(["c", "a"])
        #expect(feed.sectionIdentifiers == ["b"])
        #expect(feed.itemIdentifiers == [3])
        #expect(feed.sectionIdentifier(containingItem: 3) == "b")
    }

    @Test mutating func `unknown sections are not deleted`() {
        feed.deleteSections(["x", "b"])
        feed.deleteSections(["y"])
        #expect(feed.sectionIdentifiers == ["a", "c"])
        #expect(feed.itemIdentifiers == [1, 2, 4, 5])
    }

    @Test mutating func `section moves with its items`() {
        feed.moveSection("a", afterSection: "c")
        #expect(feed.sectionIdentifiers == ["b", "c", "a"])
        #expect(feed.itemIdentifiers == [3, 4, 5, 1, 2])
        feed.moveSection("c", beforeSection: "b")
        #expect(feed.sectionIdentifiers == ["c", "b", "a"])
        #expect(feed.itemIdentifiers(inSection: "c") == [4, 5])
    }
}
