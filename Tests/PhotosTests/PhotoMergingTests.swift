import Testing

@testable import Photos

struct PhotoMergingTests {
    private func merge(_ old: [Photo], _ new: [Photo]) -> [Photo] {
        UniqueDataArrayBuilder.fillDifferenceOfOldAndNewLists(Photo.self, oldDataList: old, newDataList: new)
    }

    @Test func `a page is added behind the photos that are there`() {
        let merged = merge([.sample(1), .sample(2)], [.sample(3), .sample(4)])
        #expect(merged.map(\.id) == [1, 2, 3, 4])
    }

    @Test func `a repeated photo is replaced and keeps its place`() {
        let merged = merge(
            [.sample(1), .sample(2), .sample(3)], [.sample(4), .sample(2, title: "New"), .sample(5)])
        #expect(merged.map(\.id) == [1, 2, 3, 4, 5])
        #expect(merged.map(\.title) == ["Photo 1", "New", "Photo 3", "Photo 4", "Photo 5"])
    }

    @Test func `a photo that a page contains twice is there once`() {
        let merged = merge([], [.sample(1), .sample(2), .sample(1, title: "New")])
        #expect(merged.map(\.title) == ["New", "Photo 2"])
    }

    @Test func `an empty page changes nothing`() {
        #expect(merge([.sample(1)], []).map(\.id) == [1])
    }

    @Test func `photos with a known identifier that look different have changed`() {
        let before = [Photo.sample(1), .sample(2), .sample(3)]
        let after = [Photo.sample(2, title: "New"), .sample(1), .sample(4), .sample(3, price: 500)]
        #expect(after.changed(since: before).map(\.id) == [2, 3])
        #expect(before.changed(since: before).isEmpty)
    }

    @Test func `photos are equal by identifier alone`() {
        #expect(Photo.sample(1) == .sample(1, title: "New"))
        #expect(Photo.sample(1) != .sample(2, title: "Photo 1"))
        #expect(!Photo.sample(1).hasSameContent(as: .sample(1, title: "New")))
    }
}
