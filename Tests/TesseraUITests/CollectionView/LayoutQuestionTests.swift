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

    @Test func `scrolling to an item without room counts when there is room again`() {
        feed.count = 40
        let screen = screen(UICollectionViewFlowLayout())
        let (view, frame) = (screen.view, screen.view.frame)
        view.contentOffset.y = 310
        screen.window.layoutIfNeeded()
        view.frame = .zero
        screen.window.layoutIfNeeded()
        view.scrollToItem(at: [0, 0], at: .top, animated: false)
        view.frame = frame
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 0)
    }
}
