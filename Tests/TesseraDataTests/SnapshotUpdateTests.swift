import Testing

@testable import TesseraData

/// A photo like that of the example app: photos are equal if their identifiers are.
struct Photo: Hashable, Sendable {
    var id: Int
    var title: String

    static func == (one: Photo, other: Photo) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Suite struct SnapshotUpdateTests {
    @Test func `each mark is kept once, in order`() {
        var feed = snapshot(["a": [1, 2, 3], "b": [4]])
        feed.reloadItems([3, 1])
        feed.reloadItems([3])
        feed.reconfigureItems([2])
        feed.reloadSections(["b"])
        #expect(feed.reloadedItemIdentifiers == [3, 1])
        #expect(feed.reconfiguredItemIdentifiers == [2])
        #expect(feed.reloadedSectionIdentifiers == ["b"])
    }

    @Test func `marks disappear with deleted elements`() {
        var feed = snapshot(["a": [1, 2, 3], "b": [4]])
        feed.reloadItems([1, 4])
        feed.reconfigureItems([2, 3])
        feed.reloadSections(["b"])
        feed.deleteItems([2])
        feed.deleteSections(["b"])
        #expect(feed.reloadedItemIdentifiers == [1])
        #expect(feed.reconfiguredItemIdentifiers == [3])
        #expect(feed.reloadedSectionIdentifiers == [])
    }

    @Test func `reconfigured item brings its new content`() {
        var feed = NSDiffableDataSourceSnapshot<Int, Photo>()
        feed.appendSections([0])
        feed.appendItems([Photo(id: 1, title: "soup"), Photo(id: 2, title: "rice")])
        feed.reconfigureItems([Photo(id: 2, title: "curry")])
        feed.reloadItems([Photo(id: 1, title: "stew")])
        #expect(feed.itemIdentifiers.map(\.title) == ["stew", "curry"])
        #expect(feed.reconfiguredItemIdentifiers.map(\.title) == ["curry"])
    }
}
