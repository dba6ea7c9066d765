import Foundation
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraUI

/// Tests a collection view of 200 × 350 points, in which rows of cells 80 points wide display the items at 0, 80 and,
/// in part, 160.
@MainActor struct OrthogonalScrollingTests {
    private func screen(_ layout: UICollectionViewLayout, _ feed: SectionedFeed) -> CollectionScreen {
        let screen = CollectionScreen(layout: layout)
        screen.view.dataSource = feed
        screen.view.delegate = feed
        screen.window.layoutIfNeeded()
        return screen
    }

    // MARK: Cells

    @Test func `a cell whose field is edited stays while its section and the list scroll`() throws {
        let feed = SectionedFeed(counts: [20, 60])
        let screen = screen(.rows([.continuous, .none]), feed)
        let scroller = try #require(screen.view.scrollers.first)
        let cell = try #require(screen.view.cellForItem(at: [0, 1]))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        cell.contentView.addSubview(field)
        #expect(field.becomeFirstResponder())
        scroller.contentOffset.x = 1_200
        screen.window.layoutIfNeeded()
        #expect(field.isFirstResponder && cell.superview === scroller && cell.frame.minX == 80)
        screen.view.contentOffset.y = 2_000
        screen.window.layoutIfNeeded()
        #expect(field.isFirstResponder && cell.superview === scroller && scroller.superview === screen.view)
        field.resignFirstResponder()
        screen.view.contentOffset.y = 2_100
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.isEmpty)
    }

    @Test func `the cells of a section that scrolls on its own lie in a scroll view at its viewport`() throws
    {
        let feed = SectionedFeed(counts: [2, 10])
        let screen = screen(.rows([.none, .continuous]), feed)
        let scroller = try #require(screen.view.scrollers.first)
        #expect(screen.view.scrollers.count == 1)
        #expect(scroller.frame == CGRect(x: 0, y: 120, width: 200, height: 60))
        #expect(scroller.contentSize == CGSize(width: 800, height: 60))
        #expect(screen.view.cellForItem(at: [1, 1])?.superview === scroller)
        #expect(screen.view.cellForItem(at: [1, 1])?.frame == CGRect(x: 80, y: 0, width: 80, height: 60))
        #expect(screen.view.indexPathsForVisibleItems == [[0, 0], [0, 1], [1, 0], [1, 1], [1, 2]])
        #expect(screen.view.contentSize == CGSize(width: 200, height: 180))
    }

    @Test
    func
        `a section that scrolls reuses cells, and its delegate is notified of them and not of the scrolling`()
        throws
    {
        let (feed, delegate) = (Feed(count: 10), RowDelegate())
        let screen = CollectionScreen(layout: .rows([.continuous]))
        screen.view.dataSource = feed
        screen.view.delegate = delegate
        screen.window.layoutIfNeeded()
        let scroller = try #require(screen.view.scrollers.first)
        let first = screen.view.cellForItem(at: [0, 0])
        delegate.calls = []
        scroller.contentOffset.x = 90
        screen.window.layoutIfNeeded()
        #expect(delegate.calls == ["didEndDisplaying 0", "willDisplay 3"])
        #expect(screen.view.cellForItem(at: [0, 3]) === first)
        #expect(screen.view.cellForItem(at: [0, 0]) == nil)
        #expect(screen.view.contentOffset == .zero)
    }

    @Test func `a row of 100,000 items keeps few cells`() throws {
        let feed = Feed(count: 100_000)
        let screen = CollectionScreen(layout: .rows([.continuous]))
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        let scroller = try #require(screen.view.scrollers.first)
        for offset in stride(from: CGFloat(0), through: 7_999_000, by: 79_990) {
            scroller.contentOffset.x = offset
            screen.window.layoutIfNeeded()
            #expect(scroller.subviews.count <= 4)
        }
        #expect(feed.made.count <= 8)
    }

    @Test func `an item is found where it is seen`() throws {
        let feed = SectionedFeed(counts: [10])
        let screen = screen(.rows([.continuous]), feed)
        let scroller = try #require(screen.view.scrollers.first)
        scroller.contentOffset.x = 90
        screen.window.layoutIfNeeded()
        let point = CGPoint(x: 75, y: 30)
        #expect(screen.view.indexPathForItem(at: point) == [0, 2], "165 of the content")
        let cell = try #require(screen.view.cellForItem(at: [0, 2]))
        #expect(screen.view.indexPath(for: cell) == [0, 2])
        #expect(screen.view.convert(cell.bounds, from: cell) == CGRect(x: 70, y: 0, width: 80, height: 60))
        #expect(screen.window.hitTest(point, with: nil)?.isDescendant(of: cell) == true)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 75, y: 61)) == nil)
    }

    @Test func `activating a cell selects its item`() throws {
        let feed = Feed(count: 10)
        let screen = CollectionScreen(layout: .rows([.paging]))
        screen.view.dataSource = feed
        screen.view.delegate = feed
        screen.window.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 1])?.accessibilityActivate() == true)
        #expect(feed.calls.last == "didSelect 1")
        #expect(screen.view.indexPathsForSelectedItems == [[0, 1]])
    }

    @Test func `a section is read after its header and before the next section`() {
        let feed = SectionedFeed(counts: [3, 3])
        let screen = screen(.rows([.continuous], hasHeaders: true), feed)
        let order = screen.view.subviews.map { view -> String in
            if let header = view as? TestHeader { return "header \(header.element?.indexPath.section ?? -1)" }
            if let scroller = view as? OrthogonalScrollView { return "row \(scroller.section ?? -1)" }
            return "other"
        }
        #expect(order == ["header 0", "row 0", "header 1", "row 1"])
        let cells = screen.view.scrollers[0].subviews.compactMap { ($0 as? TestCell)?.item }
        #expect(cells == [0, 1, 2])
    }

    @Test func `in a layout that scrolls sideways a section scrolls downwards`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .groupPaging
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let feed = SectionedFeed(counts: [20, 20, 20])
        let screen = screen(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), feed)
        let column = try #require(screen.view.scrollers.dropFirst().first)
        #expect(column.frame == CGRect(x: 80, y: 0, width: 80, height: 350))
        #expect(column.contentSize == CGSize(width: 80, height: 1200))
        screen.view.scrollToItem(at: [1, 10], at: .top, animated: false)
        screen.window.layoutIfNeeded()
        #expect(column.contentOffset == CGPoint(x: 0, y: 600))
        #expect(screen.view.contentOffset == .zero)
        #expect(screen.view.indexPathForItem(at: CGPoint(x: 100, y: 70)) == [1, 11])
        #expect(
            screen.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == Array(10...15))
    }

    // MARK: Sections that appear and disappear

    @Test func `a section that was scrolled away is where it was left when it comes back`() throws {
        let feed = SectionedFeed(counts: Array(repeating: 10, count: 50))
        let screen = screen(.rows([.continuous]), feed)
        screen.view.scrollers[1].contentOffset.x = 130
        screen.window.layoutIfNeeded()
        screen.view.contentOffset.y = 1000
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.map(\.section) == [16, 17, 18, 19, 20, 21, 22])
        screen.view.contentOffset.y = 0
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.map(\.offset) == [0, 130, 0, 0, 0, 0])
        #expect(
            screen.view.indexPathsForVisibleItems.filter { $0.section == 1 } == [
                [1, 1], [1, 2], [1, 3], [1, 4],
            ])
    }

    @Test func `content that gets shorter is not left beyond its end`() throws {
        let feed = SectionedFeed(counts: [10])
        let screen = screen(.rows([.continuous]), feed)
        let scroller = try #require(screen.view.scrollers.first)
        scroller.contentOffset.x = 600
        screen.window.layoutIfNeeded()
        feed.counts = [4]
        screen.view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(screen.view.scrollers.first === scroller)
        #expect(scroller.contentOffset.x == 120)
    }

    @Test func `in another width a section that goes by pages shows the same one`() throws {
        let feed = SectionedFeed(counts: [10])
        let screen = screen(.rows([.groupPaging], width: .fractionalWidth(1)), feed)
        let scroller = try #require(screen.view.scrollers.first)
        scroller.contentOffset.x = 600
        screen.window.layoutIfNeeded()
        screen.window.frame = CGRect(x: 0, y: 0, width: 300, height: 350)
        screen.window.layoutIfNeeded()
        #expect(scroller.frame.width == 300)
        #expect(scroller.contentOffset.x == 900)
        #expect(screen.items == [3])
    }

    @Test func `another layout starts at its start`() {
        let feed = SectionedFeed(counts: [10])
        let screen = screen(.rows([.continuous]), feed)
        screen.view.scrollers[0].contentOffset.x = 100
        screen.window.layoutIfNeeded()
        screen.view.collectionViewLayout = .rows([.paging])
        screen.window.layoutIfNeeded()
        #expect(screen.view.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
        screen.view.collectionViewLayout = .list()
        screen.window.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 1])?.superview === screen.view)
        #expect(screen.view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 100, width: 200, height: 100))
    }

    // MARK: Scrolling to items

    @Test func `a section is scrolled to one of its items`() throws {
        let feed = SectionedFeed(counts: [1, 10, 10])
        let screen = screen(.rows([.none, .continuous, .groupPaging]), feed)
        let (view, rows) = (screen.view, screen.view.scrollers)
        view.scrollToItem(at: [1, 5], at: .left, animated: false)
        #expect(rows[0].offset == 400)
        view.scrollToItem(at: [1, 5], at: .right, animated: false)
        #expect(rows[0].offset == 280)
        view.scrollToItem(at: [1, 5], at: .centeredHorizontally, animated: false)
        #expect(rows[0].offset == 340)
        view.scrollToItem(at: [1, 6], at: [], animated: false)
        #expect(rows[0].offset == 360)
        view.scrollToItem(at: [1, 6], at: [], animated: false)
        #expect(rows[0].offset == 360)
        // This row scrolls by groups, so it stops at the beginning of one.
        view.scrollToItem(at: [2, 4], at: .centeredHorizontally, animated: false)
        #expect(rows[1].offset == 320)
        #expect(view.contentOffset == .zero)
    }

    @Test func `an item of a section that is far away is scrolled to along both directions`() {
        let feed = SectionedFeed(counts: Array(repeating: 10, count: 50))
        let screen = screen(.rows([.continuous]), feed)
        screen.view.scrollToItem(at: [30, 5], at: [.top, .left], animated: false)
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentOffset == CGPoint(x: 0, y: 1800))
        #expect(screen.view.scrollers.first?.offset == 400)
    }

    // MARK: Handlers

    @Test func `what a handler sets is what cells get, as long as it sets it`() throws {
        var offsets: [CGFloat] = []
        var dims = true
        let layout = UICollectionViewLayout.rows([.continuous]) { _, section in
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                offsets.append(offset.x)
                for item in items where dims {
                    item.alpha = item.frame.minX < offset.x ? 0.25 : 1
                    item.zIndex = -item.indexPath.item
                }
            }
        }
        let feed = SectionedFeed(counts: [10])
        let screen = screen(layout, feed)
        let scroller = try #require(screen.view.scrollers.first)
        scroller.contentOffset.x = 90
        screen.window.layoutIfNeeded()
        #expect(offsets.first == 0 && offsets.last == 90)
        #expect(screen.view.visibleCells.map(\.alpha) == [0.25, 1, 1])
        // Items in front have a larger z position. Screen readers still read all items in their order.
        #expect(scroller.subviews.compactMap { ($0 as? TestCell)?.item } == [1, 2, 3])
        #expect(scroller.subviews.map(\.layer.zPosition) == [-1, -2, -3])
        dims = false
        scroller.contentOffset.x = 91
        screen.window.layoutIfNeeded()
        #expect(screen.view.visibleCells.map(\.alpha) == [1, 1, 1])
        #expect(scroller.subviews.map(\.layer.zPosition) == [0, 0, 0])
    }

    // MARK: Right to left

    @Test func `content that starts at its right end is shown from there, and stays there when more comes`()
        throws
    {
        func content(_ count: Int) throws -> OrthogonalSection {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .groupPaging
            let solver = CompositionalLayoutSolver(
                containerSize: CGSize(width: 250, height: 400), layoutDirection: .rightToLeft,
                itemCounts: [count]
            ) { _, _ in section }
            return try #require(solver.orthogonalSection(at: 0))
        }
        let five = try content(5)
        let scroller = OrthogonalScrollView(five, section: 0, offset: five.startOffset)
        #expect(scroller.contentOffset.x == 250)
        scroller.contentOffset.x = 150
        scroller.take(try content(8))
        #expect(scroller.contentOffset.x == 450)
    }
}

/// A delegate that records which cells appear and disappear, and calls about scrolling.
@MainActor private final class RowDelegate: NSObject, UICollectionViewDelegate {
    var calls: [String] = []

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("willDisplay \(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { calls.append("didEndDisplaying \(indexPath.item)") }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }
}
