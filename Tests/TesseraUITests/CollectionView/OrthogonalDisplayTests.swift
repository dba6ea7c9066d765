import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct OrthogonalDisplayTests {
        /// Displays a feed with a row in a window of 390 × 844 points. The display keeps `overscan` screens ready
        /// around the visible part.
        private func putOnScreen(
            _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ feed: SectionedFeed,
            overscan: Double = 0,
            change: @escaping (Int, NSCollectionLayoutSection) -> Void = { _, _ in }
        ) async throws -> (FakeDisplay, UICollectionView, OrthogonalScrollView) {
            let display = try await FakeDisplay.attached()
            if overscan > 0 {
                let screen = DisplayEvent.Screen(width: 390, height: 844, scale: 2)
                display.send(
                    .hello(.init(version: ProtocolVersion.current, screen: screen, overscan: overscan)))
                await display.settle()
            }
            let window = try display.show()
            let view = UICollectionView(
                frame: window.bounds, collectionViewLayout: .rows([behavior], change: change))
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            view.delegate = feed
            window.addSubview(view)
            await display.settle()
            let row = try #require(view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first)
            return (display, view, row)
        }

        private func scroll(_ display: FakeDisplay, _ row: UIView) -> JSON? {
            display.elements[row.node.id]?.properties["sc"]
        }

        private func report(
            _ display: FakeDisplay, _ view: UIView, x: Double, _ phase: DisplayEvent.Scroll.Phase
        ) {
            display.send(.scroll(.init(view: view.node.id, x: x, y: 0, revision: 1_000, phase: phase)))
        }

        @Test(
            arguments: [
                (.continuous, nil),
                (.continuousGroupLeadingBoundary, #"{"f":0,"p":80,"n":10}"#),
                (.paging, #"{"f":0,"p":390,"n":3,"one":true}"#),
                (.groupPaging, #"{"f":0,"p":80,"n":10,"one":true}"#),
                (.groupPagingCentered, #"{"f":0,"p":80,"n":10,"one":true}"#),
            ] as [(UICollectionLayoutSectionOrthogonalScrollingBehavior, String?)])
        func `a display is sent where a row comes to rest`(
            behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, expected: String?
        ) async throws {
            let feed = SectionedFeed(counts: [10])
            let (display, _, row) = try await putOnScreen(behavior, feed)
            let rest = try expected.map { try JSONDecoder().decode(JSON.self, from: Data($0.utf8)) }
            #expect(scroll(display, row)?["rs"] == rest)
            #expect(scroll(display, row)?["hv"] == .bool(true))
            #expect(scroll(display, row)?["hh"] == .bool(true))
            #expect(scroll(display, row)?["bh"] == .bool(true))
            #expect(scroll(display, row)?["dr"] == nil)
            // The first group lies in the middle of the row if groups come to rest there.
            let first = behavior == .groupPagingCentered ? 155 : 0
            let cells = stride(from: first, to: 390, by: 80).map { "\n  TestCell \($0) 0 80 60" }
            #expect(
                display.outline(of: row.node.id) == "OrthogonalScrollView 0 0 390 60 at 0 0" + cells.joined())
        }

        @Test func `a display is sent how a row bounces and slows down`() async throws {
            let feed = SectionedFeed(counts: [3])
            let (display, _, row) = try await putOnScreen(.continuous, feed) { _, section in
                section.orthogonalScrollingProperties.bounce = .always
                section.orthogonalScrollingProperties.decelerationRate = .fast
            }
            // The content is 240 points wide, and the row is 390 points wide.
            #expect(scroll(display, row)?["bh"] == .bool(true))
            #expect(scroll(display, row)?["dr"] == .number(0.99))
            let (other, _, plain) = try await putOnScreen(.continuous, SectionedFeed(counts: [30])) {
                _, section in
                section.orthogonalScrollingProperties.bounce = .never
            }
            #expect(scroll(other, plain)?["bh"] == nil)
        }

        @Test func `cells beyond a row's ends are ready and not yet visible`() async throws {
            let feed = SectionedFeed(counts: [30])
            let (_, view, row) = try await putOnScreen(.groupPaging, feed, overscan: 1)
            // The row keeps 780 points ready, which is ten cells. The first five begin before 390.
            #expect(row.subviews.count == 10)
            #expect(view.visibleCells.count == 5)
        }

        @Test func `a scroll that reveals no cell sends nothing, and one that does sends that cell alone`()
            async throws
        {
            let feed = SectionedFeed(counts: [30])
            let (display, view, row) = try await putOnScreen(.continuous, feed)
            display.reset()
            report(display, row, x: 5, .dragging)
            await display.settle()
            #expect(display.messages.isEmpty)
            #expect(row.offset == 5)
            report(display, row, x: 20, .dragging)
            await display.settle()
            let created = display.operations.filter { if case .create = $0 { true } else { false } }
            // The operations create the cell and its content view.
            #expect(created.count == 2)
            #expect(display.operations.count == 2)
            #expect(view.visibleCells.count == 6)
            #expect(view.contentOffset == .zero)
        }

        @Test
        func
            `places that are not equally far apart are listed, and told anew when some lengths become known`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let size = NSCollectionLayoutSize(
                widthDimension: .estimated(300), heightDimension: .absolute(60))
            let section = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            section.orthogonalScrollingBehavior = .groupPaging
            let feed = SectionedFeed(counts: [4])
            let view = UICollectionView(
                frame: window.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            view.register(WideCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            window.addSubview(view)
            await display.settle()
            let row = try #require(view.subviews.lazy.compactMap { $0 as? OrthogonalScrollView }.first)
            // Two cells of 200 points fill the row of 390. The others keep their estimate of 300 points, so the content
            // is 1000 points wide and 1000 - 390 = 610 is the largest offset.
            #expect(
                scroll(display, row)?["rs"]
                    == .object(["at": .array([0, 200, 400, 610].map(JSON.number)), "one": .bool(true)]))
            report(display, row, x: 200, .idle)
            await display.settle()
            #expect(
                scroll(display, row)?["rs"]
                    == .object(["at": .array([0, 200, 400, 510].map(JSON.number)), "one": .bool(true)]))
        }

        @Test func `a tap in a scrolled row selects what is seen there`() async throws {
            let feed = SectionedFeed(counts: [30])
            let (display, view, row) = try await putOnScreen(.continuous, feed)
            report(display, row, x: 100, .idle)
            await display.settle()
            display.tap(70, 30)
            await display.settle()
            #expect(view.indexPathsForSelectedItems == [[0, 2]])
        }

        @Test func `a row keeps its place while no display is attached`() async throws {
            let feed = SectionedFeed(counts: [30])
            let (display, view, row) = try await putOnScreen(.groupPaging, feed)
            report(display, row, x: 160, .dragging)
            await display.settle()
            display.send(.detached)
            await wait(until: { UIApplication.shared.applicationState == .background })
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            #expect(row.offset == 160)
            #expect(scroll(display, row)?["at"] == .array([.number(160), .number(0)]))
            #expect(view.indexPathsForVisibleItems.first == [0, 2])
            #expect(
                display.outline == """
                    UIWindow 0 0 390 844
                      UICollectionView 0 0 390 844 at 0 0
                        OrthogonalScrollView 0 0 390 60 at 160 0
                          TestCell 160 0 80 60
                          TestCell 240 0 80 60
                          TestCell 320 0 80 60
                          TestCell 400 0 80 60
                          TestCell 480 0 80 60
                    """)
        }
    }
}

/// A cell that prefers a width of 200 points.
private final class WideCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 200, height: 60) }
}
