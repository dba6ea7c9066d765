import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Tests collection views of 200 × 350 points whose direction is from right to left.
@Suite @MainActor struct RightToLeftCollectionTests {
    private func putOnScreen(_ layout: UICollectionViewLayout, _ count: Int) -> (
        screen: CollectionScreen, feed: Feed
    ) {
        let (screen, feed) = (CollectionScreen(layout: layout), Feed(count: count))
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.dataSource = feed
        screen.view.layoutIfNeeded()
        return (screen, feed)
    }

    private func flow(
        _ direction: UICollectionView.ScrollDirection, _ layout: UICollectionViewFlowLayout = .init()
    ) -> UICollectionViewFlowLayout {
        layout.scrollDirection = direction
        layout.itemSize = CGSize(width: 60, height: 350)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
        return layout
    }

    /// Returns the left edge of an item's cell in coordinates of the window.
    private func place(_ item: Int, _ screen: CollectionScreen) throws -> CGFloat {
        let cell = try #require(screen.view.cellForItem(at: [0, item]))
        return cell.convert(cell.bounds, to: nil).minX
    }

    // MARK: Flow layouts

    @Test func `lines of a flow layout begin at the right, and left insets stay at the left`() throws {
        let layout = flow(.vertical)
        layout.itemSize.height = 50
        layout.sectionInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5)
        let (screen, feed) = putOnScreen(layout, 4)
        defer { _ = feed }
        // A line of 195 points has two items of 60 points and a space of 75 between them.
        #expect(try place(0, screen) == 135)
        #expect(try place(1, screen) == 0 || place(1, screen) == 67.5)
        #expect(try place(2, screen) == 135)
    }

    @Test func `a horizontal flow layout begins with its right end`() throws {
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        defer { _ = feed }
        // Ten items and nine spaces take 690 points.
        #expect(screen.view.contentOffset.x == 490)
        #expect(screen.items == [0, 1, 2])
        #expect(try place(0, screen) == 140)
        #expect(try place(1, screen) == 70)
    }

    @Test func `what is visible stays where it is when items come at the end, which is at the left`() throws {
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        screen.view.contentOffset.x -= 100
        screen.view.layoutIfNeeded()
        let before = try place(2, screen)
        feed.count = 14
        screen.view.insertItems(at: (10..<14).map { [0, $0] })
        screen.view.layoutIfNeeded()
        #expect(try place(2, screen) == before)
        #expect(screen.view.contentOffset.x == 670)
    }

    @Test func `at the beginning the content stays there, whatever its width, its insets and its size are`() {
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        screen.view.contentInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 30)
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 520)
        screen.window.frame.size.width = 250
        screen.window.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 470)
        feed.count = 1
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        // The only item lies at the right inset.
        #expect(screen.view.contentOffset.x == -160)
        let scroll = screen.view.properties(context: CommitContext(traits: UITraitCollection())).scroll
        #expect(scroll?.insets == [0, 160, 0, 30])
    }

    @Test func `a view that turns around stays as far from the beginning`() {
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        defer { _ = feed }
        screen.view.contentOffset.x = 420
        screen.view.layoutIfNeeded()
        #expect(screen.items == [1, 2, 3])
        screen.view.semanticContentAttribute = .forceLeftToRight
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 70)
        #expect(screen.items == [1, 2, 3])
    }

    @Test func `a view follows its traits`() {
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        defer { _ = feed }
        screen.view.semanticContentAttribute = .unspecified
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 0)
        screen.view.traitOverrides.layoutDirection = .rightToLeft
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 490)
        #expect(screen.items == [0, 1, 2])
    }

    @Test func `left and right are physical for scrolling to an item`() throws {
        let layouts = [flow(.horizontal), flow(.horizontal, FlippedFlowLayout())]
        for layout in layouts {
            let (screen, feed) = putOnScreen(layout, 10)
            defer { _ = feed }
            screen.view.scrollToItem(at: [0, 5], at: .left, animated: false)
            #expect(try place(5, screen) == 0)
            screen.view.scrollToItem(at: [0, 5], at: .right, animated: false)
            #expect(try place(5, screen) == 140)
        }
    }

    @Test func `a header keeps to the right edge`() throws {
        let layout = flow(.horizontal)
        layout.headerReferenceSize = CGSize(width: 40, height: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let feed = FlowFeed(counts: [10])
        let screen = CollectionScreen(layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        screen.view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.dataSource = feed
        screen.view.layoutIfNeeded()
        screen.view.contentOffset.x -= 120
        screen.view.layoutIfNeeded()
        let header = try #require(
            screen.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: [0, 0]))
        #expect(header.frame.maxX == screen.view.bounds.maxX)
        let pin = try #require(header.pin)
        #expect((pin.start, pin.end) == (nil, 0))
        #expect((pin.lower, pin.upper) == (0, 730))
        #expect(pin.unpinnedFrame.minX == 690)
        // Screen readers read the header before the items.
        #expect(screen.view.subviews.first { $0 is UICollectionReusableView } is TestHeader)
    }

    @Test func `items are announced in the order in which they come, towards the left`() {
        let recorder = PrefetchRecorder()
        let (screen, feed) = putOnScreen(flow(.horizontal), 10)
        defer { _ = feed }
        screen.view.prefetchDataSource = recorder
        screen.view.layoutIfNeeded()
        #expect(recorder.announced == [[3, 4, 5]])
    }

    @Test func `sizes that become known move what comes later, at the left`() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let size = NSCollectionLayoutSize(
            widthDimension: .estimated(50), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let (screen, feed) = (CollectionScreen(layout: layout), Feed(count: 10))
        screen.view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.dataSource = feed
        screen.view.layoutIfNeeded()
        #expect([try place(0, screen), try place(1, screen)] == [120, 40])
        screen.view.contentOffset.x -= 150
        screen.view.layoutIfNeeded()
        #expect([try place(1, screen), try place(2, screen)] == [190, 110])
        #expect(screen.view.startOffset - screen.view.contentOffset.x == 150)
    }

    // MARK: Compositional layouts

    private func row(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
        -> NSCollectionLayoutSection
    {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    @Test func `a section that scrolls on its own begins at the right`() throws {
        let layout = UICollectionViewCompositionalLayout(section: row(.groupPaging))
        let (screen, feed) = putOnScreen(layout, 6)
        defer { _ = feed }
        let scroller = try #require(
            screen.view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first)
        #expect(scroller.contentOffset.x == 280)
        #expect(try place(0, screen) == 120)
        #expect(try place(1, screen) == 40)
    }

    @Test func `a compositional layout that scrolls horizontally begins with its right end`() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(80), heightDimension: .fractionalHeight(1))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let (screen, feed) = putOnScreen(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), 10)
        #expect(screen.view.contentOffset.x == 600)
        #expect(try place(0, screen) == 120)
        feed.count = 12
        screen.view.insertItems(at: [[0, 0], [0, 1]])
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == 760)
        #expect(try place(0, screen) == 120)
    }

    @Test func `a section that scrolls on its own comes to rest at the same places in flipped coordinates`()
        throws
    {
        func rest(_ layout: UICollectionViewLayout) throws -> RestContent {
            let (screen, feed) = putOnScreen(layout, 6)
            defer { _ = feed }
            let scroller = try #require(
                screen.view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first)
            let scroll = scroller.properties(context: CommitContext(traits: UITraitCollection())).scroll
            #expect(scroll?.offset == [280, 0])
            return try #require(scroll?.rest)
        }
        let flipped = try rest(FlippedCompositionalLayout(section: row(.groupPaging)))
        #expect(try flipped == rest(UICollectionViewCompositionalLayout(section: row(.groupPaging))))
    }

    // MARK: Flipped coordinates

    @Test func `a display learns of pinned headers as they are seen`() throws {
        let layout = flow(.horizontal, FlippedFlowLayout())
        layout.headerReferenceSize = CGSize(width: 40, height: 0)
        layout.sectionHeadersPinToVisibleBounds = true
        let feed = FlowFeed(counts: [10])
        let screen = CollectionScreen(layout: layout)
        let kind = UICollectionView.elementKindSectionHeader
        screen.view.register(TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        screen.view.semanticContentAttribute = .forceRightToLeft
        screen.view.dataSource = feed
        screen.view.layoutIfNeeded()
        let header = try #require(screen.view.supplementaryView(forElementKind: kind, at: [0, 0]))
        let properties = header.properties(context: CommitContext(traits: UITraitCollection()))
        #expect(properties.sticky == StickyContent(axis: .horizontal, start: nil, end: 0, limits: (0, 730)))
        #expect(properties.frame == NodeFrame(CGRect(x: 690, y: 0, width: 40, height: 350)))
    }

    @Test func `coordinates flip where the layout asks for it and the direction is the other one`() {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 10)
        defer { _ = feed }
        #expect(screen.view.isFlipped)
        screen.view.semanticContentAttribute = .forceLeftToRight
        screen.view.layoutIfNeeded()
        #expect(!screen.view.isFlipped)
        #expect(screen.view.cellForItem(at: [0, 1]).map { $0.convert($0.bounds, to: nil).minX } == 70)
        let scroll = screen.view.properties(context: CommitContext(traits: UITraitCollection())).scroll
        #expect(scroll?.offset == [0, 0])
    }

    @Test func `frames and offsets count from the right in flipped coordinates`() throws {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 10)
        defer { _ = feed }
        #expect(screen.view.contentOffset.x == 0)
        #expect(screen.view.cellForItem(at: [0, 1])?.frame.minX == 70)
        #expect(try place(1, screen) == 70)
        #expect(try place(0, screen) == 140)
        screen.view.contentOffset.x = 30
        screen.view.layoutIfNeeded()
        #expect(try place(1, screen) == 100)
    }

    @Test func `touches and points find what is seen where they are`() {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 10)
        defer { _ = feed }
        let point = screen.view.convert(CGPoint(x: 190, y: 100), from: nil)
        #expect(point == CGPoint(x: 10, y: 100))
        #expect(screen.view.indexPathForItem(at: point) == [0, 0])
        let hit = screen.window.hitTest(CGPoint(x: 190, y: 100), with: nil)
        #expect(
            hit === screen.view.cellForItem(at: [0, 0])
                || hit?.superview === screen.view.cellForItem(at: [0, 0]))
        // The content of a cell is not flipped.
        let cell = screen.view.cellForItem(at: [0, 0])
        #expect(cell?.convert(CGPoint(x: 5, y: 0), to: nil) == CGPoint(x: 145, y: 0))
        #expect(cell?.convert(CGPoint(x: 145, y: 0), from: nil) == CGPoint(x: 5, y: 0))
    }

    @Test func `a display counts from the left`() throws {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 10)
        defer { _ = feed }
        let context = CommitContext(traits: UITraitCollection())
        let scroll = try #require(screen.view.properties(context: context).scroll)
        #expect(scroll.contentWidth == 690)
        #expect(scroll.offset == [490, 0])
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        #expect(
            cell.properties(context: context).frame == NodeFrame(CGRect(x: 630, y: 0, width: 60, height: 350))
        )
        screen.view.displayScrolled(
            .init(
                view: 1, x: 400, y: 0, revision: scroll.revision, phase: .dragging, shift: scroll.shift))
        #expect(screen.view.contentOffset.x == 90)
    }

    @Test func `content that is narrower than the view lies at the right`() throws {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 1)
        defer { _ = feed }
        #expect(try place(0, screen) == 140)
        let cell = try #require(screen.view.cellForItem(at: [0, 0]))
        let frame = cell.properties(context: CommitContext(traits: UITraitCollection())).frame
        #expect(frame == NodeFrame(CGRect(x: 140, y: 0, width: 60, height: 350)))
    }

    @Test func `a custom layout works from right to left as it is`() throws {
        let (screen, feed) = putOnScreen(Staircase(), 3)
        defer { _ = feed }
        #expect(try place(0, screen) == 160)
        #expect(try place(2, screen) == 60)
    }

    @Test func `the order of items, insets and the safe area follow flipped coordinates`() {
        let (screen, feed) = putOnScreen(flow(.horizontal, FlippedFlowLayout()), 10)
        defer { _ = feed }
        screen.view.contentInset.left = 15
        screen.view.layoutIfNeeded()
        #expect(screen.view.contentOffset.x == -15)
        let scroll = screen.view.properties(context: CommitContext(traits: UITraitCollection())).scroll
        // The insets are in the order top, left, bottom, right.
        #expect(scroll?.insets == [0, 0, 0, 15])
    }
}

/// A layout of items of 40 points, each 50 points further right and down than the one before. It is written for a user
/// interface from left to right.
private final class Staircase: UICollectionViewLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 350) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let step = CGFloat(indexPath.item) * 50
        attributes.frame = CGRect(x: step, y: step, width: 40, height: 40)
        return attributes
    }
}

/// A cell that prefers a width of 80 points.
private final class WideCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = 80
        return layoutAttributes
    }
}

/// A prefetching data source that records the items that are announced to it.
private final class PrefetchRecorder: NSObject, UICollectionViewDataSourcePrefetching {
    var announced: [[Int]] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        announced.append(indexPaths.map(\.item))
    }
}

extension DisplayTests {
    @Suite @MainActor struct RightToLeftUpdateTests {
        private func putOnScreen(_ layout: UICollectionViewLayout, _ feed: Feed, on display: FakeDisplay)
            throws
            -> UICollectionView
        {
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.semanticContentAttribute = .forceRightToLeft
            view.dataSource = feed
            window.addSubview(view)
            return view
        }

        private func flow(
            _ direction: UICollectionView.ScrollDirection, _ size: CGSize
        ) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            layout.itemSize = size
            layout.minimumLineSpacing = 0
            return layout
        }

        @Test
        func `visible cells do not move on the screen when items come at the end, which is at the left`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let feed = Feed(count: 10)
            let view = try putOnScreen(flow(.horizontal, CGSize(width: 100, height: 844)), feed, on: display)
            await display.settle()
            let context = CommitContext(traits: view.traitCollection)
            let shift = try #require(view.properties(context: context).scroll?.shift?.first)
            let cell = try #require(view.cellForItem(at: [0, 1]))
            display.reset()
            feed.count = 12
            view.insertItems(at: [[0, 10], [0, 11]])
            await display.settle()
            var frames: [NodeFrame?] = []
            for case .update(cell.node.id, let properties, _, let animation) in display.operations {
                #expect(animation == nil)
                frames.append(properties.frame)
            }
            // The cell moves from 800 in content of 1000 points to 1000 in content of 1200.
            #expect(frames == [NodeFrame(CGRect(x: 1000, y: 0, width: 100, height: 844))])
            let scrolls = display.operations.compactMap { operation -> ScrollContent? in
                guard case .update(view.node.id, let properties, _, _) = operation else { return nil }
                return properties.scroll
            }
            #expect(scrolls.map(\.contentWidth) == [1200])
            // The offset moves by the same distance.
            #expect(scrolls.first?.shift == [shift + 200, 0])
        }

        @Test func `cells that come with another layout start where the old one has them`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = Feed(count: 20)
            let view = try putOnScreen(flow(.vertical, CGSize(width: 390, height: 100)), feed, on: display)
            await display.settle()
            display.reset()
            view.setCollectionViewLayout(flow(.horizontal, CGSize(width: 20, height: 844)), animated: true)
            await display.settle()
            let id = try #require(view.cellForItem(at: [0, 12])).node.id
            let starts = display.operations.compactMap { operation -> NodeFrame? in
                guard case .create(id, _, _, _, let properties) = operation else { return nil }
                return properties.frame
            }
            // The content is 400 points wide now, and its last 390 points are visible. So a place at 0 becomes a place
            // at 10.
            #expect(view.contentOffset.x == 10)
            #expect(starts == [NodeFrame(CGRect(x: 10, y: 1200, width: 390, height: 100))])
        }
    }
}
