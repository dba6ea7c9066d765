import Foundation
import Testing

@testable import TesseraUI

@MainActor struct CollectionViewTests {
    let screen = CollectionScreen()
    var view: UICollectionView { screen.view }

    /// Displays a feed. The test must retain it, because a collection view does not retain its data source.
    func setSource(_ feed: Feed) {
        view.dataSource = feed
        view.delegate = feed
        screen.window.layoutIfNeeded()
    }

    @Test func `without a display the visible cells are there after a layout`() throws {
        let feed = Feed(count: 10)
        setSource(feed)
        #expect(view.contentSize == CGSize(width: 200, height: 1000))
        #expect(screen.items == [0, 1, 2, 3])
        #expect(feed.requests == [0, 1, 2, 3])
        let cell = try #require(view.cellForItem(at: [0, 2]))
        #expect(cell.frame == CGRect(x: 0, y: 200, width: 200, height: 100))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(view.indexPath(for: cell) == [0, 2])
        #expect(view.cellForItem(at: [0, 4]) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 350)) == [0, 3])
    }

    @Test func `a reload gives each item the cell that it had`() {
        let feed = Feed(count: 10)
        defer { withExtendedLifetime(feed) {} }
        setSource(feed)
        let cells = view.visibleCells.map { ObjectIdentifier($0) }
        view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(cells.count == 4 && view.visibleCells.map { ObjectIdentifier($0) } == cells)
        feed.calls = []
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        #expect(feed.calls.filter { $0.hasPrefix("didEnd") } == (0...3).map { "didEndDisplaying \($0)" })
    }

    @Test func `the size of the content is known directly after a reload`() {
        let feed = Feed(count: 10)
        defer { withExtendedLifetime(feed) {} }
        setSource(feed)
        feed.count = 20
        view.reloadData()
        #expect(view.collectionViewLayout.collectionViewContentSize == CGSize(width: 200, height: 2000))
    }

    @Test func `an offset that is set before the first layout or directly after a reload stays`() {
        let feed = Feed(count: 10)
        defer { withExtendedLifetime(feed) {} }
        view.dataSource = feed
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 500)
        #expect(screen.items == [5, 6, 7, 8])
        feed.count = 30
        view.reloadData()
        view.contentOffset.y = 2000
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 2000)
        // Content that gets shorter still goes back to its end.
        feed.count = 10
        view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 650)
    }

    @Test func `cells that leave are made ready and used again`() throws {
        let feed = Feed(count: 10)
        setSource(feed)
        let first = try #require(view.cellForItem(at: [0, 0]) as? TestCell)
        feed.calls = []
        view.contentOffset.y = 110
        screen.window.layoutIfNeeded()
        #expect(screen.items == [1, 2, 3, 4])
        #expect(view.cellForItem(at: [0, 4]) === first)
        #expect(first.reuses == 1)
        #expect(feed.calls == ["didEndDisplaying 0", "willDisplay 4"])
    }

    @Test func `a feed of 100,000 items needs few cells`() {
        let feed = Feed(count: 100_000)
        setSource(feed)
        for offset in stride(from: CGFloat(0), through: 9_999_000, by: 99_990) {
            view.contentOffset.y = offset
            screen.window.layoutIfNeeded()
            #expect(view.subviews.count <= 5)
        }
        #expect(feed.made.count <= 10)
    }

    @Test func `a tap selects one item and deselects the other`() {
        let feed = Feed(count: 10)
        setSource(feed)
        feed.calls = []
        #expect(view.stage.selectByUser([0, 1]))
        #expect(view.stage.selectByUser([0, 2]))
        #expect(feed.calls == ["didSelect 1", "didDeselect 1", "didSelect 2"])
        #expect(view.indexPathsForSelectedItems == [[0, 2]])
        #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
        #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
        feed.mayBeSelected = false
        #expect(!view.stage.selectByUser([0, 3]))
        // The selection belongs to the item and not to the cell.
        view.scrollToItem(at: [0, 9], at: .bottom, animated: false)
        screen.window.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.scrollToItem(at: [0, 0], at: .top, animated: false)
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
    }

    @Test func `an item is scrolled to where it is asked for`() {
        let feed = Feed(count: 10)
        defer { withExtendedLifetime(feed) {} }
        setSource(feed)
        view.scrollToItem(at: [0, 5], at: .top, animated: false)
        #expect(view.contentOffset.y == 500)
        view.scrollToItem(at: [0, 5], at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 375)
        view.scrollToItem(at: [0, 5], at: .bottom, animated: false)
        #expect(view.contentOffset.y == 250)
        view.scrollToItem(at: [0, 9], at: .top, animated: false)
        #expect(view.contentOffset.y == 650)
        view.scrollToItem(at: [0, 6], at: [], animated: false)
        #expect(view.contentOffset.y == 600)
    }

    @Test func `another width lays out anew and keeps the first visible item in its place`() {
        let feed = Feed(count: 50)
        defer { withExtendedLifetime(feed) {} }
        setSource(feed)
        view.contentOffset.y = 1000
        screen.window.layoutIfNeeded()
        screen.window.frame.size = CGSize(width: 400, height: 350)
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 10])?.frame == CGRect(x: 0, y: 1000, width: 400, height: 100))
        #expect(view.contentOffset.y == 1000)
    }

    @Test func `another height keeps the first visible item of a horizontal gallery in its place`() {
        let feed = Feed(count: 50)
        defer { withExtendedLifetime(feed) {} }
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalHeight(1), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        view.setCollectionViewLayout(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration),
            animated: false)
        setSource(feed)
        // Item 10 is scrolled out by half. Each item is as wide as the view is high, 350 points.
        view.contentOffset.x = 3675
        screen.window.layoutIfNeeded()
        screen.window.frame.size = CGSize(width: 350, height: 200)
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 10])?.frame == CGRect(x: 2000, y: 0, width: 200, height: 200))
        #expect(view.contentOffset == CGPoint(x: 2100, y: 0))
    }

    @Test func `a layout that depends on the bounds is prepared anew by scrolling`() {
        final class Sticky: UICollectionViewLayout {
            var preparations = 0
            override func prepare() { preparations += 1 }
            override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 1000) }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let layout = Sticky()
        let screen = CollectionScreen(layout: layout)
        screen.window.layoutIfNeeded()
        let before = layout.preparations
        screen.view.contentOffset.y = 10
        screen.window.layoutIfNeeded()
        #expect(layout.preparations == before + 1)
    }

    @Test func `a registration configures cells of its class`() {
        final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<TestCell, Int> { cell, _, item in
                cell.item = item
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(
                    using: registration, for: indexPath, item: indexPath.item * 7)
            }
        }
        let source = Source()
        view.dataSource = source
        screen.window.layoutIfNeeded()
        #expect(screen.items == [0, 7])
    }

    @Test func `a data source that nobody keeps is missed by name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let screen = CollectionScreen()
                var feed: Feed? = Feed(count: 100)
                screen.view.dataSource = feed
                screen.window.layoutIfNeeded()
                feed = nil
                screen.view.contentOffset.y = 2000
                screen.window.layoutIfNeeded()
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("is gone while its items are shown: keep a reference to it"), "\(error)")
    }
}
