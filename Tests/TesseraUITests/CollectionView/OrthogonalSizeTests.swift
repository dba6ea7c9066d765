import Foundation
import TesseraLayout
import TestSupport
import Testing

@testable import TesseraUI

/// Tests rows that scroll on their own and whose cells or headers have estimated sizes.
@MainActor struct OrthogonalSizeTests {
    /// A cell that prefers a width of 30 points.
    private final class NarrowCell: UICollectionViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 60) }
    }

    private func narrowRow() throws -> (UICollectionView, OrthogonalScrollView, UIWindow, SectionedFeed) {
        let feed = SectionedFeed(counts: [40])
        let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        let screen = CollectionScreen(layout: UICollectionViewCompositionalLayout(section: section))
        screen.view.register(NarrowCell.self, forCellWithReuseIdentifier: "cell")
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        return (screen.view, try #require(screen.view.scrollers.first), screen.window, feed)
    }

    @Test func `a row takes the widths of the cells that are seen`() throws {
        let (view, row, _, feed) = try narrowRow()
        defer { withExtendedLifetime(feed) {} }
        // Seven cells of 30 points fill the row of 200. The other 33 cells keep their estimate of 80 points.
        #expect(view.indexPathsForVisibleItems.count == 7)
        // The content is 7 · 30 + 33 · 80 points wide.
        #expect(row.contentSize.width == 2850)
        #expect(view.cellForItem(at: [0, 6])?.frame == CGRect(x: 180, y: 0, width: 30, height: 60))
        #expect(row.content.restingOffset(forProposedOffset: 40, from: 0) == 30)
    }

    @Test func `what is seen of a row stays where it is while widths before it become known`() throws {
        let (view, row, window, feed) = try narrowRow()
        defer { withExtendedLifetime(feed) {} }
        view.scrollToItem(at: [0, 20], at: .left, animated: false)
        window.layoutIfNeeded()
        // The offset is 7 · 30 + 13 · 80 points.
        #expect(row.offset == 1250)
        #expect(view.cellForItem(at: [0, 20])?.frame.minX == 1250)
        // This reveals cells before it, whose widths were unknown.
        row.contentOffset.x -= 40
        window.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: [0, 20]))
        #expect(cell.frame.minX - row.offset == 40)
    }

    /// A header that prefers a height of 45 points.
    private final class TallHeader: UICollectionReusableView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 45) }
    }

    /// Displays twenty rows below headers, which have an estimated height until they become visible, and scrolls to 800
    /// points.
    private func rowsWithTallHeaders() -> (CollectionScreen, SectionedFeed) {
        let feed = SectionedFeed(counts: Array(repeating: 10, count: 20))
        let layout = UICollectionViewLayout.rows([.continuous]) { _, section in
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                    elementKind: "tall", alignment: .top)
            ]
        }
        let screen = CollectionScreen(layout: layout)
        screen.view.register(
            TallHeader.self, forSupplementaryViewOfKind: "tall", withReuseIdentifier: "view")
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        screen.view.contentOffset.y = 800
        screen.window.layoutIfNeeded()
        return (screen, feed)
    }

    @Test func `rows that are scrolled keep their place while heights above them become known`() throws {
        let (screen, feed) = rowsWithTallHeaders()
        defer { withExtendedLifetime(feed) {} }
        for row in screen.view.scrollers { row.contentOffset.x = 400 }
        screen.window.layoutIfNeeded()
        let row = try #require(
            screen.view.scrollers.filter { $0.frame.minY > screen.view.contentOffset.y }.min {
                $0.frame.minY < $1.frame.minY
            })
        let place = row.frame.minY - screen.view.contentOffset.y
        // This reveals the header above the row, which was never visible before.
        screen.view.contentOffset.y -= 100
        screen.window.layoutIfNeeded()
        #expect(row.frame.minY - screen.view.contentOffset.y == place + 100)
    }

    @Test func `in other widths the first row that is seen keeps its place`() throws {
        let (screen, feed) = rowsWithTallHeaders()
        defer { withExtendedLifetime(feed) {} }
        let row = try #require(
            screen.view.scrollers.filter { $0.frame.maxY > screen.view.contentOffset.y }.min {
                $0.frame.minY < $1.frame.minY
            })
        let (section, place) = (row.section, row.frame.minY - screen.view.contentOffset.y)
        for width: CGFloat in [300, 200, 300, 200] {
            screen.window.frame.size.width = width
            screen.window.layoutIfNeeded()
            let same = try #require(screen.view.scrollers.first { $0.section == section })
            #expect(same.frame.minY - screen.view.contentOffset.y == place)
        }
    }
}
