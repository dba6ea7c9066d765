import Foundation
import Testing

@testable import TesseraUI

/// A data source with plain cells and supplementary views. Subclasses add the delegate methods that a test needs.
@MainActor
class FlowFeed: NSObject, UICollectionViewDataSource {
    let counts: [Int]

    init(counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

/// A feed that returns a size for each item by its index within its section, and counts the requests for sizes.
@MainActor
final class SizingFeed: FlowFeed, UICollectionViewDelegateFlowLayout {
    var sizes: [CGSize] = []
    var requests = 0

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        requests += 1
        return sizes[indexPath.item]
    }
}

@MainActor struct FlowLayoutTests {
    let layout = UICollectionViewFlowLayout()
    /// A collection view of 200 × 350 points in a window.
    let screen: CollectionScreen
    var view: UICollectionView { screen.view }
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter

    init() {
        screen = CollectionScreen(layout: layout)
        for kind in [header, footer] {
            view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        layout.itemSize = CGSize(width: 60, height: 40)
    }

    func setSource(_ feed: FlowFeed) {
        view.dataSource = feed
        view.delegate = feed as? any UICollectionViewDelegate
        screen.window.layoutIfNeeded()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: [section, item])?.frame
    }

    /// A feed that makes an inset of the layout while it is asked for sizes.
    private final class InsettingFeed: FlowFeed, UICollectionViewDelegateFlowLayout {
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset.top = 30
            return CGSize(width: 50, height: 50)
        }
    }

    /// A feed that invalidates the layout each time that it is asked for a size.
    private final class RestlessFeed: FlowFeed, UICollectionViewDelegateFlowLayout {
        var requests = 0
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            requests += 1
            collectionViewLayout.invalidateLayout()
            return CGSize(width: 50, height: 50)
        }
    }

    @Test func `a delegate that always invalidates the layout is asked twice`() {
        let feed = RestlessFeed(counts: [1])
        (view.dataSource, view.delegate) = (feed, feed)
        view.layoutIfNeeded()
        #expect(feed.requests == 2)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.size.width == 50)
    }

    @Test func `a change of the layout while its delegate is asked has its effect in the same pass`() {
        let feed = InsettingFeed(counts: [1])
        (view.dataSource, view.delegate) = (feed, feed)
        view.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 30)
    }

    @Test func `the remaining room of a line widens the spaces between its items`() {
        let feed = FlowFeed(counts: [5])
        setSource(feed)
        // Three items of 60 points leave 20 of 200 points, which become two spaces of 10.
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 60, height: 40))
        #expect(frame(1) == CGRect(x: 70, y: 0, width: 60, height: 40))
        #expect(frame(2) == CGRect(x: 140, y: 0, width: 60, height: 40))
        layout.itemSize.width = 50
        screen.window.layoutIfNeeded()
        // Three items of 50 points leave 50, which become two spaces of 25.
        #expect([0, 1, 2].map { frame($0)?.minX } == [0, 75, 150])
    }

    @Test func `the last line continues the grid`() {
        let feed = FlowFeed(counts: [5])
        layout.itemSize.width = 50
        setSource(feed)
        #expect(frame(3) == CGRect(x: 0, y: 50, width: 50, height: 40))
        #expect(frame(4) == CGRect(x: 75, y: 50, width: 50, height: 40))
        #expect(view.contentSize == CGSize(width: 200, height: 90))
    }

    @Test func `an item that is alone in its line lies in the middle`() {
        let feed = FlowFeed(counts: [2])
        layout.itemSize.width = 150
        setSource(feed)
        #expect(frame(0) == CGRect(x: 25, y: 0, width: 150, height: 40))
        #expect(frame(1) == CGRect(x: 25, y: 50, width: 150, height: 40))
    }

    @Test func `an item longer than a line keeps to its edge`() {
        let feed = FlowFeed(counts: [2])
        layout.itemSize.width = 250
        layout.sectionInset.left = 5
        setSource(feed)
        #expect(frame(0)?.minX == 5)
        #expect(frame(1)?.origin == CGPoint(x: 5, y: 50))
    }

    @Test func `thirds of a width fit three times`() {
        let third = FlowMetrics.Size(along: 40, across: 200 / 3)
        let arrangement = FlowArrangement(
            [FlowMetrics(count: 3, sizes: .uniform(third))], isHorizontal: false, across: 200, scale: 2)
        // The scale is 2, so 66.5 and 133.5 are the pixel boundaries nearest to 66.67 and 133.33.
        #expect(arrangement.frame(ofItemAt: [0, 0]) == CGRect(x: 0, y: 0, width: 66.5, height: 40))
        #expect(arrangement.frame(ofItemAt: [0, 1]) == CGRect(x: 66.5, y: 0, width: 67, height: 40))
        #expect(arrangement.frame(ofItemAt: [0, 2]) == CGRect(x: 133.5, y: 0, width: 66.5, height: 40))
    }

    @Test func `sections have a header, insets, lines and a footer`() {
        let feed = FlowFeed(counts: [3, 0, 1])
        layout.itemSize = CGSize(width: 80, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        setSource(feed)
        func supplementary(_ kind: String, _ section: Int) -> CGRect? {
            view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame
        }
        #expect(supplementary(header, 0) == CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(frame(0) == CGRect(x: 10, y: 35, width: 80, height: 40))
        #expect(frame(1) == CGRect(x: 110, y: 35, width: 80, height: 40))
        #expect(frame(2) == CGRect(x: 10, y: 85, width: 80, height: 40))
        #expect(supplementary(footer, 0) == CGRect(x: 0, y: 132, width: 200, height: 20))
        // A section without items still has its insets: 152 + 30 + 5 + 7 = 194.
        #expect(supplementary(header, 1) == CGRect(x: 0, y: 152, width: 200, height: 30))
        #expect(supplementary(footer, 1) == CGRect(x: 0, y: 194, width: 200, height: 20))
        #expect(frame(0, 2) == CGRect(x: 10, y: 249, width: 80, height: 40))
        #expect(view.contentSize == CGSize(width: 200, height: 316))
        // The subviews are in the order in which they are read.
        #expect(
            view.subviews.map { ($0 as? UICollectionReusableView)?.frame.minY }
                == [0, 35, 35, 85, 132, 152, 194, 214, 249, 296])
    }

    @Test func `a layout that scrolls to the right has lines that run down`() {
        let feed = FlowFeed(counts: [10])
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 60, height: 100)
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 10, left: 3, bottom: 20, right: 6)
        layout.headerReferenceSize = CGSize(width: 30, height: 1)
        setSource(feed)
        // A line has 320 points. Three items of 100 leave 20, which become two spaces of 10.
        #expect(frame(0) == CGRect(x: 33, y: 10, width: 60, height: 100))
        #expect(frame(1) == CGRect(x: 33, y: 120, width: 60, height: 100))
        #expect(frame(2) == CGRect(x: 33, y: 230, width: 60, height: 100))
        #expect(frame(3) == CGRect(x: 97, y: 10, width: 60, height: 100))
        #expect(view.contentSize == CGSize(width: 291, height: 350))
        #expect(
            view.supplementaryView(forElementKind: header, at: [0, 0])?.frame
                == CGRect(x: 0, y: 0, width: 30, height: 350))
    }

    @Test func `items of different sizes break lines where they no longer fit`() {
        let feed = SizingFeed(counts: [5])
        feed.sizes = [
            CGSize(width: 100, height: 40), CGSize(width: 60, height: 20), CGSize(width: 120, height: 30),
            CGSize(width: 50, height: 30), CGSize(width: 40, height: 30),
        ]
        setSource(feed)
        // 100 + 10 + 60 points leave 30, so the space is 40. The line is 40 points high, and the second item with its
        // 20 points is in the middle of it.
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(frame(1) == CGRect(x: 140, y: 10, width: 60, height: 20))
        // 120 + 10 + 50 points leave 20, so the space is 30.
        #expect(frame(2) == CGRect(x: 0, y: 50, width: 120, height: 30))
        #expect(frame(3) == CGRect(x: 150, y: 50, width: 50, height: 30))
        #expect(frame(4) == CGRect(x: 0, y: 90, width: 40, height: 30))
        #expect(view.contentSize == CGSize(width: 200, height: 120))
        #expect(view.visibleCells.count == 5)
    }

    @Test func `without a delegate for sizes, frames are computed without a visit to each item`() {
        final class Insets: FlowFeed, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
            ) -> UIEdgeInsets { UIEdgeInsets(top: CGFloat(section) * 10, left: 0, bottom: 0, right: 0) }
        }
        let feed = Insets(counts: [1_000_000_000, 1])
        setSource(feed)
        // Each line has three items, so there are 333,333,334 lines of 50 points, less the last spacing of 10.
        #expect(frame(999_999_999) == CGRect(x: 0, y: 16_666_666_650, width: 60, height: 40))
        #expect(frame(0, 1) == CGRect(x: 0, y: 16_666_666_700, width: 60, height: 40))
    }

    @Test func `headers and footers stay in the visible part while their section is there`() throws {
        let feed = FlowFeed(counts: [30, 30])
        layout.headerReferenceSize.height = 30
        layout.footerReferenceSize.height = 20
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        setSource(feed)
        // A section is 540 points high: 30 for the header, 10 lines of 50 less the last spacing of 10, and 20 for the
        // footer.
        func y(_ kind: String, _ section: Int) -> CGFloat? {
            view.supplementaryView(forElementKind: kind, at: [section, 0])?.frame.minY
        }
        #expect(y(header, 0) == 0)
        #expect(y(footer, 0) == 330)
        view.contentOffset.y = 100
        screen.window.layoutIfNeeded()
        #expect(y(header, 0) == 100)
        #expect(y(footer, 0) == 430)
        // The first footer has reached its place at the end of its section, and the second header is below it.
        view.contentOffset.y = 200
        screen.window.layoutIfNeeded()
        #expect(y(footer, 0) == 520)
        #expect(y(header, 1) == 540)
        // The header stays above its footer, so the end of the section moves it out of the visible part.
        view.contentOffset.y = 525
        screen.window.layoutIfNeeded()
        #expect(y(header, 0) == nil)
        #expect(y(header, 1) == 540)
        view.contentOffset.y = 480
        screen.window.layoutIfNeeded()
        #expect(y(header, 0) == 480)
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        #expect(y(header, 0) == 490)
        let pinned = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
        #expect(view.visibleCells.allSatisfy { $0.layer.zPosition < pinned.layer.zPosition })
    }

    @Test func `scrolling asks for no sizes again, another width does`() {
        final class Carousel: UICollectionViewFlowLayout {
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        }
        let feed = SizingFeed(counts: [100])
        feed.sizes = (0..<100).map { CGSize(width: 100, height: 40 + CGFloat($0)) }
        view.collectionViewLayout = Carousel()
        setSource(feed)
        #expect(feed.requests == 100)
        view.contentOffset.y = 500
        screen.window.layoutIfNeeded()
        #expect(feed.requests == 100)
        screen.window.frame.size.width = 300
        screen.window.layoutIfNeeded()
        #expect(feed.requests == 200)
        #expect(frame(1)?.maxX == 300)
        // The app can keep the sizes and break only the lines again.
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        view.collectionViewLayout.invalidateLayout(with: context)
        screen.window.layoutIfNeeded()
        #expect(feed.requests == 200)
        view.collectionViewLayout.invalidateLayout()
        screen.window.layoutIfNeeded()
        #expect(feed.requests == 300)
    }

    @Test func `sizes and places are known directly after a change`() {
        let feed = FlowFeed(counts: [5])
        defer { withExtendedLifetime(feed) {} }
        setSource(feed)
        view.reloadData()
        #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 90))
        layout.itemSize = CGSize(width: 200, height: 30)
        #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 190))
        #expect(
            layout.layoutAttributesForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 40, width: 200, height: 30))
        layout.headerReferenceSize.height = 20
        #expect(
            layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0])?.frame
                == CGRect(x: 0, y: 0, width: 200, height: 20))
    }

    @Test func `a delegate that reads the size of the content while it is asked gets zero`() {
        final class Reader: FlowFeed, UICollectionViewDelegateFlowLayout {
            var heights: [CGFloat] = []
            func collectionView(
                _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
            ) -> CGSize {
                heights.append(layout.collectionViewContentSize.height)
                return CGSize(width: 200, height: 40)
            }
        }
        let feed = Reader(counts: [2])
        setSource(feed)
        #expect(feed.heights == [0, 0])
        #expect(layout.collectionViewContentSize.height == 90)
    }

    @Test func `a layout that sets its item size after super keeps the place of the content`() {
        final class Grid: UICollectionViewFlowLayout {
            var height: CGFloat = 40
            override func prepare() {
                super.prepare()
                itemSize = CGSize(width: 200, height: height)
            }
        }
        let feed = FlowFeed(counts: [100])
        defer { withExtendedLifetime(feed) {} }
        let grid = Grid()
        view.collectionViewLayout = grid
        setSource(feed)
        #expect(view.contentSize.height == 4990)
        view.contentOffset.y = 2000
        screen.window.layoutIfNeeded()
        grid.height = 50
        view.reloadData()
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 2000)
        #expect(view.contentSize.height == 5990)
    }

    @Test func `a view without width asks for no sizes`() {
        let feed = SizingFeed(counts: [1])
        feed.sizes = [CGSize(width: -20, height: 40)]
        view.autoresizingMask = []
        view.frame = CGRect(x: 0, y: 0, width: 0, height: 350)
        setSource(feed)
        #expect(layout.collectionViewContentSize == .zero)
        view.scrollToItem(at: [0, 0], at: .top, animated: false)
        #expect(feed.requests == 0)
        feed.sizes = [CGSize(width: 80, height: 40)]
        view.frame.size.width = 100
        screen.window.layoutIfNeeded()
        #expect(feed.requests == 1)
        #expect(view.contentSize == CGSize(width: 100, height: 40))
    }

    @Test func `content keeps its place while the view has no width`() {
        let feed = FlowFeed(counts: [100])
        defer { withExtendedLifetime(feed) {} }
        view.autoresizingMask = []
        setSource(feed)
        // 34 lines of 50 points, less the last spacing of 10, are 1690 points.
        view.contentOffset.y = 1000
        screen.window.layoutIfNeeded()
        view.frame.size.width = 0
        screen.window.layoutIfNeeded()
        view.frame.size.width = 200
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 1000)
        #expect(view.contentSize == CGSize(width: 200, height: 1690))
    }

    @Test func `a negative size counts as 0 and is named`() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize.width = -1
                let screen = CollectionScreen(layout: layout)
                let feed = FlowFeed(counts: [1])
                screen.view.dataSource = feed
                screen.window.layoutIfNeeded()
            }
        }
        let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(error.contains("UICollectionViewFlowLayout: itemSize is CGSize(width: -1.0, height: 50.0)"))
    }
}
