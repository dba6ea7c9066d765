import Testing
import UIKit

@testable import Home

/// Tests of frames. The navigation bar overlaps the collection view, which is as high as the screen.
@MainActor
struct HomeLayoutTests {
    /// Returns the frames of items of a section.
    private func frames(_ screen: HomeScreen, _ items: Range<Int>, in section: Int) -> [CGRect] {
        items.compactMap { screen.frame($0, in: section) }
    }

    @Test func `pages and articles have their places at 375 points`() async {
        let screen = await HomeScreen.full(width: 375, height: 720)
        #expect(screen.collectionView.bounds.size == CGSize(width: 375, height: 720))
        // A page is 375 points wide and 720 · 2/3 = 480 points high.
        #expect(
            frames(screen, 0..<3, in: 0) == [
                CGRect(x: 0, y: 0, width: 375, height: 480),
                CGRect(x: 375, y: 0, width: 375, height: 480),
                CGRect(x: 750, y: 0, width: 375, height: 480),
            ])
        // Articles begin at 480 points, in rows of 720 / 4 = 180. Those of a pair are 375 / 2 = 187.5 points wide,
        // and begin and end at whole pixels.
        let scale = UIScreen.main.scale
        let half = (187.5 * scale).rounded() / scale
        #expect(
            frames(screen, 0..<7, in: 1) == [
                CGRect(x: 0, y: 480, width: 375, height: 180),
                CGRect(x: 0, y: 660, width: half, height: 180),
                CGRect(x: half, y: 660, width: 375 - half, height: 180),
                CGRect(x: 0, y: 840, width: 375, height: 180),
                CGRect(x: 0, y: 1020, width: half, height: 180),
                CGRect(x: half, y: 1020, width: 375 - half, height: 180),
                CGRect(x: 0, y: 1200, width: 375, height: 180),
            ])
        // Twelve articles are two groups as high as the screen.
        #expect(screen.collectionView.contentSize == CGSize(width: 375, height: 480 + 1440))
    }

    @Test func `pages and articles have their places at 430 points`() async {
        let screen = await HomeScreen.full(width: 430, height: 924)
        // A page is 430 points wide and 924 · 2/3 = 616 points high. Rows are 924 / 4 = 231 points high, and pairs
        // have 215 each.
        #expect(
            frames(screen, 0..<2, in: 0) == [
                CGRect(x: 0, y: 0, width: 430, height: 616),
                CGRect(x: 430, y: 0, width: 430, height: 616),
            ])
        #expect(
            frames(screen, 0..<6, in: 1) == [
                CGRect(x: 0, y: 616, width: 430, height: 231),
                CGRect(x: 0, y: 847, width: 215, height: 231),
                CGRect(x: 215, y: 847, width: 215, height: 231),
                CGRect(x: 0, y: 1078, width: 430, height: 231),
                CGRect(x: 0, y: 1309, width: 215, height: 231),
                CGRect(x: 215, y: 1309, width: 215, height: 231),
            ])
    }

    @Test func `appliances scroll by pages`() async {
        let screen = await HomeScreen.full(width: 375, height: 720)
        let layout = screen.collectionView.collectionViewLayout
        #expect(layout.collectionViewContentSize.width == 375, "the pages scroll on their own")
    }

    @Test func `a fraction refers to the group in which it lies`() {
        // The item and its group both take 2/3 of the height: of 720 points the group has 480, and the item 480 · 2/3
        // = 320. The items of the home screen are as high as their group instead.
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(2 / 3))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 720), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        dataSource.apply(snapshot, animatingDifferences: false)
        collectionView.layoutIfNeeded()
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
                == CGRect(x: 0, y: 0, width: 375, height: 320))
        #expect(
            layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(x: 0, y: 480, width: 375, height: 320))
    }

    @Test func `at the largest text size articles lie one below the other`() async throws {
        let screen = await HomeScreen.full(width: 375, height: 720)
        screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        screen.window.layoutIfNeeded()
        screen.collectionView.contentOffset.y = 300
        screen.window.layoutIfNeeded()
        #expect(frames(screen, 0..<3, in: 1).map(\.minX) == [0, 0, 0])
        #expect(frames(screen, 0..<3, in: 1).map(\.width) == [375, 375, 375])
        let cell = try #require(
            screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
        for identifier in ["title", "summary"] {
            let label: UILabel = try #require(cell.first(identifier: identifier))
            #expect(!label.isHidden)
            #expect(label.convert(label.bounds, to: cell).maxY <= cell.bounds.maxY)
        }
    }
}
