import Foundation
import Testing

@testable import TesseraUI

/// What an app learns from a layout before the next layout pass, and what a list without room remembers.
@MainActor struct LayoutQuestionTests {
    private let feed = Feed(count: 2)

    private func screen(_ layout: UICollectionViewLayout) -> CollectionScreen {
        let screen = CollectionScreen(layout: layout)
        screen.view.dataSource = feed
        screen.window.layoutIfNeeded()
        return screen
    }

    @Test func `a flow layout has its size right after it was invalidated`() {
        let layout = UICollectionViewFlowLayout()
        let screen = screen(layout)
        // Three squares of 50 points fit in a line of 200 points, with 10 points between lines.
        #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 50))
        feed.count = 4
        screen.view.reloadData()
        #expect(layout.collectionViewContentSize == CGSize(width: 200, height: 110))
        layout.itemSize = CGSize(width: 200, height: 20)
        #expect(layout.layoutAttributesForItem(at: [0, 3])?.frame.minY == 90)
    }

    /// The height of the rows of a layout, which a test changes.
    @MainActor private final class Row {
        var height: CGFloat = 50
    }

    @Test func `a compositional layout answers by its new state right after it was invalidated`() {
        let row = Row()
        let layout = UICollectionViewCompositionalLayout { _, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(row.height))
            let item = NSCollectionLayoutItem(layoutSize: size)
            return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        }
        let screen = screen(layout)
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.minY == 50)
        row.height = 80
        layout.invalidateLayout()
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame.minY == 80)
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 200, height: 10))
        #expect(found?.map(\.frame.height) == [80])
        screen.window.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 1])?.frame.minY == 80)
    }

    @Test func `a layout that no collection view uses yet is still prepared for the first that does`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.collectionViewContentSize == .zero)
        let screen = screen(layout)
        #expect(screen.view.contentSize == CGSize(width: 200, height: 50))
    }

    @Test(arguments: [[0, 0], [200, 0], [0, 350]])
    func `content keeps its place while the collection view briefly has no room`(size: [CGFloat]) {
        feed.count = 40
        let screen = screen(UICollectionViewFlowLayout())
        let (view, frame) = (screen.view, screen.view.frame)
        // Lines are 60 points apart, so the sixth line, with item 15, begins at 300 points.
        view.contentOffset.y = 310
        screen.window.layoutIfNeeded()
        view.frame = CGRect(x: 0, y: 0, width: size[0], height: size[1])
        screen.window.layoutIfNeeded()
        view.frame = frame
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 310)
    }

    @Test(arguments: [false, true])
    func `a place that is chosen without room counts when there is room again`(isItem: Bool) {
        feed.count = 40
        let screen = screen(UICollectionViewFlowLayout())
        let (view, frame) = (screen.view, screen.view.frame)
        view.contentOffset.y = 310
        screen.window.layoutIfNeeded()
        view.frame.size.height = 0
        screen.window.layoutIfNeeded()
        if isItem {
            view.scrollToItem(at: [0, 0], at: .top, animated: false)
        } else {
            view.contentOffset = .zero
        }
        view.frame = frame
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 0)
    }

    @Test func `a place is forgotten if its item is gone when there is room again`() {
        feed.count = 40
        let layout = AskedLayout()
        let screen = screen(layout)
        let (view, frame) = (screen.view, screen.view.frame)
        view.contentOffset.y = 310
        screen.window.layoutIfNeeded()
        view.frame.size.height = 0
        screen.window.layoutIfNeeded()
        feed.count = 2
        view.reloadData()
        layout.asked = []
        view.frame = frame
        screen.window.layoutIfNeeded()
        #expect(layout.asked.allSatisfy { $0.item < 2 })
        #expect(view.contentOffset.y == 0)
    }

    /// A layout that notes for which items it was asked. Layouts of apps have arrays with their items.
    private final class AskedLayout: UICollectionViewFlowLayout {
        var asked: Set<IndexPath> = []

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked.insert(indexPath)
            return super.layoutAttributesForItem(at: indexPath)
        }
    }
}
