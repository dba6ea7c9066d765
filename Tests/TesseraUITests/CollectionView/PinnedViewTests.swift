import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests sections with a header of 40 points and ten cells of 100 points, on a screen of 390 × 844 points.
    @Suite @MainActor struct PinnedViewTests {
        private let header = UICollectionView.elementKindSectionHeader
        private let footer = UICollectionView.elementKindSectionFooter

        private func pinned(_ kind: String, _ alignment: NSRectAlignment)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            let item = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: kind, alignment: alignment)
            item.pinToVisibleBounds = true
            return item
        }

        private var section: NSCollectionLayoutSection {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.boundarySupplementaryItems = [pinned(header, .top)]
            return section
        }

        private var flow: UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 390, height: 100)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 0, height: 40)
            layout.footerReferenceSize = CGSize(width: 0, height: 40)
            layout.sectionHeadersPinToVisibleBounds = true
            layout.sectionFootersPinToVisibleBounds = true
            return layout
        }

        private func putOnScreen(_ layout: UICollectionViewLayout, on display: FakeDisplay) throws
            -> UICollectionView
        {
            let window = try display.show()
            let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [header, footer] {
                view.register(
                    TestHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            window.addSubview(view)
            return view
        }

        private func scroll(_ view: UICollectionView, to y: Double, _ display: FakeDisplay) async {
            await display.settle()
            display.reset()
            display.scroll(view, to: y, .dragging)
            await display.settle()
        }

        private func element(_ view: UIView?, _ display: FakeDisplay) throws -> [String: JSON] {
            let id = try #require(view).node.id
            return try #require(display.elements[id]).properties
        }

        private func json(_ text: String) throws -> JSON {
            try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        }

        @Test func `scrolling that moves headers alone is not answered`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = SectionedFeed(counts: [10, 10])
            let view = try putOnScreen(UICollectionViewCompositionalLayout(section: section), on: display)
            view.dataSource = feed
            await scroll(view, to: 5, display)
            display.reset()
            for y in stride(from: 10.0, through: 35, by: 5) {
                display.scroll(view, to: y, .dragging)
                await display.settle()
                #expect(
                    view.supplementaryView(forElementKind: header, at: [0, 0])?.frame
                        == CGRect(x: 0, y: y, width: 390, height: 40))
            }
            #expect(display.frames.isEmpty)
            #expect(view.contentOffset.y == 35)
        }

        @Test func `the display is sent where a header rests and how far it moves`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = SectionedFeed(counts: [10, 10])
            let view = try putOnScreen(UICollectionViewCompositionalLayout(section: section), on: display)
            view.dataSource = feed
            await scroll(view, to: 1100, display)
            let second = try #require(view.supplementaryView(forElementKind: header, at: [1, 0]))
            #expect(second.frame.minY == 1100)
            #expect(try element(second, display)["f"] == json("[0,1040,390,40]"))
            #expect(try element(second, display)["st"] == json(#"{"a":"y","s":0,"l":[1040,2080]}"#))
            #expect(view.hitTest(CGPoint(x: 5, y: 1110), with: nil) === second)
            #expect(
                view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0])?.frame
                    == second.frame)
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UICollectionView 0 0 390 844 at 0 0
                        TestHeader 0 1040 390 40
                        TestCell 0 1080 390 100
                        TestCell 0 1180 390 100
                        TestCell 0 1280 390 100
                        TestCell 0 1380 390 100
                        TestCell 0 1480 390 100
                        TestCell 0 1580 390 100
                        TestCell 0 1680 390 100
                        TestCell 0 1780 390 100
                        TestCell 0 1880 390 100
                    """)
        }

        @Test func `headers and footers of a flow layout move by themselves, too`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = FlowFeed(counts: [10, 10])
            let view = try putOnScreen(flow, on: display)
            view.dataSource = feed
            await scroll(view, to: 210, display)
            display.reset()
            display.scroll(view, to: 220, .dragging)
            await display.settle()
            #expect(display.frames.isEmpty)
            let first = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
            let last = try #require(view.supplementaryView(forElementKind: footer, at: [0, 0]))
            #expect((first.frame.minY, last.frame.minY) == (220, 220 + 844 - 40))
            #expect(try element(first, display)["f"] == json("[0,0,390,40]"))
            #expect(try element(first, display)["st"] == json(#"{"a":"y","s":0,"l":[0,1040]}"#))
            #expect(try element(last, display)["f"] == json("[0,1040,390,40]"))
            #expect(try element(last, display)["st"] == json(#"{"a":"y","e":0,"l":[40,1080]}"#))
        }

        @Test func `headers of a layout that scrolls sideways move sideways`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = FlowFeed(counts: [20])
            let layout = flow
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 100, height: 844)
            layout.headerReferenceSize = CGSize(width: 40, height: 0)
            let view = try putOnScreen(layout, on: display)
            view.dataSource = feed
            await display.settle()
            display.reset()
            // The next cell begins at 440, 50 points beyond the screen, so an offset of 45 reveals nothing.
            display.send(.scroll(.init(view: view.node.id, x: 45, y: 0, revision: 1_000, phase: .dragging)))
            await display.settle()
            let first = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
            #expect(first.frame == CGRect(x: 45, y: 0, width: 40, height: 844))
            #expect(display.frames.isEmpty)
            #expect(try element(first, display)["f"] == json("[0,0,40,844]"))
            #expect(try element(first, display)["st"] == json(#"{"a":"x","s":0,"l":[0,2040]}"#))
        }

        @Test func `insets move headers without an operation for each header`() async throws {
            let display = try await FakeDisplay.attached(safeArea: [50, 0, 0, 0])
            let feed = SectionedFeed(counts: [10, 10])
            let view = try putOnScreen(UICollectionViewCompositionalLayout(section: section), on: display)
            view.dataSource = feed
            await scroll(view, to: 0, display)
            let first = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
            #expect(first.frame.minY == 50)
            display.reset()
            view.contentInset.top = 30
            await display.settle()
            #expect(first.frame.minY == 80)
            let updated = display.operations.compactMap { (operation) -> Int? in
                if case .update(let id, _, _, _) = operation { id } else { nil }
            }
            #expect(updated == [view.node.id])
        }

        @Test func `a header that a subclass puts elsewhere is shown there`() async throws {
            let display = try await FakeDisplay.attached()
            let feed = SectionedFeed(counts: [10])
            let view = try putOnScreen(ShiftingLayout(section: section), on: display)
            view.dataSource = feed
            await scroll(view, to: 20, display)
            let first = view.supplementaryView(forElementKind: header, at: [0, 0])
            #expect(first?.frame == CGRect(x: 0, y: 27, width: 390, height: 40))
            #expect(try element(first, display)["f"] == json("[0,7,390,40]"))
            #expect(try element(first, display)["st"] == json(#"{"a":"y","s":7,"l":[7,1040]}"#))
        }

        @Test func `a header that the app itself moves is shown there, until the layout moves it`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let feed = SectionedFeed(counts: [10])
            let view = try putOnScreen(UICollectionViewCompositionalLayout(section: section), on: display)
            view.dataSource = feed
            await scroll(view, to: 20, display)
            let first = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
            first.frame.origin.x = 12
            await display.settle()
            #expect(try element(first, display)["f"] == json("[12,20,390,40]"))
            #expect(try element(first, display)["st"] == nil)
            await scroll(view, to: 30, display)
            #expect(try element(first, display)["f"] == json("[0,0,390,40]"))
            #expect(try element(first, display)["st"] != nil)
        }

        @Test func `an animated update moves where a header rests, and not the header at its edge`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let view = try putOnScreen(UICollectionViewCompositionalLayout(section: section), on: display)
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
                view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
            source.supplementaryViewProvider = { view, kind, path in
                view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
            }
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["A", "B"])
            snapshot.appendItems(Array(0..<10), toSection: "A")
            snapshot.appendItems(Array(10..<30), toSection: "B")
            await source.apply(snapshot, animatingDifferences: false)
            await scroll(view, to: 1300, display)
            display.reset()
            snapshot.deleteItems([0, 1])
            await source.apply(snapshot, animatingDifferences: true)
            await display.settle()
            let second = try #require(view.supplementaryView(forElementKind: header, at: [1, 0]))
            #expect(second.frame.minY == 1300)
            var unpinned = NodeProperties()
            unpinned.frame = NodeFrame(CGRect(x: 0, y: 840, width: 390, height: 40))
            unpinned.sticky = StickyContent(axis: .vertical, start: 0, end: nil, limits: (840, 2880))
            let ofHeader = display.operations.filter {
                if case .update(second.node.id, _, _, _) = $0 { true } else { false }
            }
            #expect(
                ofHeader == [
                    .update(
                        id: second.node.id, set: unpinned, cleared: [],
                        animation: .init(duration: 0.3, delay: 0, curve: .easeInOut))
                ])
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UICollectionView 0 0 390 844 at 0 0
                        TestHeader 0 840 390 40
                        TestCell 0 1280 390 100
                        TestCell 0 1380 390 100
                        TestCell 0 1480 390 100
                        TestCell 0 1580 390 100
                        TestCell 0 1680 390 100
                        TestCell 0 1780 390 100
                        TestCell 0 1880 390 100
                        TestCell 0 1980 390 100
                        TestCell 0 2080 390 100
                    """)
        }
    }
}

/// A layout that moves headers down by 7 points.
private final class ShiftingLayout: UICollectionViewCompositionalLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            if attributes.representedElementCategory == .supplementaryView { attributes.frame.origin.y += 7 }
            return attributes
        }
    }
}
