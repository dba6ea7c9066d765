import Foundation
import Testing

@testable import TesseraUI

@MainActor
private final class Prefetcher: NSObject, UICollectionViewDataSourcePrefetching {
    var calls: [String] = []

    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
        calls.append("prefetch \(paths.map(\.item))")
    }
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
        calls.append("cancel \(paths.map(\.item))")
    }
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// Tests prefetching with items that are 100 points high, in a view that is 350 points high.
@MainActor struct PrefetchingTests {
    let screen = CollectionScreen()
    let feed = Feed(count: 30)
    private let prefetcher = Prefetcher()
    var view: UICollectionView { screen.view }

    init() {
        view.dataSource = feed
        view.prefetchDataSource = prefetcher
        screen.window.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        screen.window.layoutIfNeeded()
    }

    @Test func `the items that come next are announced once, before their cells are asked for`() {
        #expect(prefetcher.take() == ["prefetch [4, 5, 6]"])
        #expect(feed.requests == [0, 1, 2, 3])
        scroll(to: 10)
        #expect(prefetcher.take() == ["prefetch [7]"])
        scroll(to: 100)
        #expect(prefetcher.take() == [])
        scroll(to: 110)
        #expect(prefetcher.take() == ["prefetch [8]"])
    }

    @Test func `prefetching is cancelled for announced items that are left behind`() {
        _ = prefetcher.take()
        scroll(to: 2000)
        #expect(prefetcher.take() == ["cancel [4, 5, 6]", "prefetch [24, 25, 26]"])
    }

    @Test func `on the way back the items before are announced, the nearest first`() {
        scroll(to: 2000)
        _ = prefetcher.take()
        scroll(to: 1900)
        #expect(prefetcher.take() == ["cancel [26]", "prefetch [18, 17, 16, 15]"])
    }

    @Test func `after a change of the data the items are announced anew`() {
        _ = prefetcher.take()
        feed.count = 6
        view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(prefetcher.take() == ["prefetch [4, 5]"])
    }

    @Test func `in a section that scrolls on its own, the items that will be seen are announced`() throws {
        let feed = SectionedFeed(counts: [20, 20])
        // The first section is a column of 1,200 points, and the items of the second are 80 points wide.
        let screen = CollectionScreen(layout: .rows([.none, .continuous]))
        let view = screen.view
        (view.dataSource, view.prefetchDataSource) = (feed, prefetcher)
        screen.window.layoutIfNeeded()
        view.contentOffset.y = 910
        screen.window.layoutIfNeeded()
        let scroller = try #require(view.subviews.compactMap { $0 as? OrthogonalScrollView }.first)
        scroller.contentOffset.x = 800
        for y: CGFloat in [910, 0] {
            view.contentOffset.y = y
            screen.window.layoutIfNeeded()
        }
        _ = prefetcher.take()
        view.contentOffset.y = 560
        screen.window.layoutIfNeeded()
        #expect(prefetcher.take() == ["prefetch [16, 17, 18, 19, 10, 11, 12]"])
    }

    @Test func `nothing is announced where prefetching is off`() {
        _ = prefetcher.take()
        view.isPrefetchingEnabled = false
        scroll(to: 2000)
        #expect(prefetcher.take() == [])
        view.isPrefetchingEnabled = true
        screen.window.layoutIfNeeded()
        #expect(prefetcher.take() == ["prefetch [24, 25, 26]"])
    }
}
