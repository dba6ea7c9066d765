import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

/// Data, sizes and layouts that change while a gesture changes the layout.
@MainActor struct TransitionChangeTests: InteractiveTransitions {
    let stage = TransitionStage()

    @Test func `new data without the item that keeps its place does no harm`() {
        final class Places: UICollectionViewLayout {
            private var frames: [CGRect] = []
            override func prepare() {
                super.prepare()
                frames = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
                    CGRect(x: 0, y: CGFloat($0) * 100, width: 200, height: 100)
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: 200, height: CGFloat(frames.count) * 100)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
            {
                frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
                    layoutAttributesForItem(at: [0, $0])
                }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath)
                -> UICollectionViewLayoutAttributes?
            {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                attributes.frame = frames[indexPath.item]
                return attributes
            }
        }
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        let transition = start(to: Places())
        move(transition, to: 0.5)
        feed.count = 3
        view.reloadData()
        transition.transitionProgress = 0.25
        screen.window.layoutIfNeeded()
        #expect(view.contentOffset.y == 0 && place(2) == [110, 55])
    }

    @Test func `a step right after one of the two layouts has changed goes to the new places`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        flow.minimumLineSpacing = 0
        view.contentOffset.y = 400
        screen.window.layoutIfNeeded()
        let transition = start(to: flow)
        move(transition, to: 0.5)
        flow.itemSize.height = 200
        transition.transitionProgress = 0.75
        screen.window.layoutIfNeeded()
        // The tenth item begins at 400 in one layout and at 2,000 in the other.
        #expect(view.contentOffset.y == 1600 && place(10) == [0, 160])
    }

    @Test func `both ends of an abandoned transition learn that it is over`() {
        final class Counting: UICollectionViewFlowLayout {
            var ends = 0
            override func finalizeLayoutTransition() { ends += 1 }
        }
        let layouts = [Counting(), Counting()]
        view.setCollectionViewLayout(layouts[0], animated: false)
        screen.window.layoutIfNeeded()
        layouts[0].ends = 0
        move(start(to: layouts[1]), to: 0.5)
        view.setCollectionViewLayout(.list(height: 50), animated: false)
        #expect(layouts.map(\.ends) == [1, 1])
        let transition = start(to: layouts[0])
        move(transition, to: 0.5)
        view.setCollectionViewLayout(layouts[0], animated: false)
        #expect(layouts.map(\.ends) == [2, 1] && layouts[0].collectionView === view)
    }

    @Test func `data can change during a transition`() {
        let transition = start()
        move(transition, to: 0.5)
        feed.count = 3
        UIView.performWithoutAnimation {
            view.performBatchUpdates { view.deleteItems(at: (3..<50).map { [0, $0] }) }
        }
        screen.window.layoutIfNeeded()
        #expect(screen.items == [0, 1, 2] && place(2) == [140, 70])
        UIView.performWithoutAnimation { view.finishInteractiveTransition() }
        #expect(place(2) == [200, 100])
    }

    @Test func `another size of the collection view applies to both layouts`() {
        move(start(), to: 0.5)
        screen.window.frame.size.width = 300
        screen.window.layoutIfNeeded()
        #expect(view.cellForItem(at: [0, 1])?.frame == CGRect(x: 0, y: 70, width: 300, height: 70))
    }

    @Test func `another layout ends the transition`() {
        var results: [Bool] = []
        let transition = start { results = [$0, $1] }
        move(transition, to: 0.5)
        view.setCollectionViewLayout(.list(height: 50), animated: false)
        #expect(results == [false, false])
        #expect(transition.currentLayout.collectionView == nil && transition.nextLayout.collectionView == nil)
        #expect(place(2) == [100, 50])
    }

    @Test func `a change of one of the two layouts alone moves the elements`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 200, height: 100)
        flow.minimumLineSpacing = 0
        move(start(to: flow), to: 0.5)
        #expect(place(2) == [140, 70])
        flow.itemSize.height = 200
        screen.window.layoutIfNeeded()
        #expect(place(2) == [240, 120])
    }

    @Test func `a transition that another layout has ended can be finished in vain`() {
        var results: [[Bool]] = []
        let transition = start { results.append([$0, $1]) }
        move(transition, to: 0.5)
        let other = UICollectionViewLayout.list(height: 50)
        view.collectionViewLayout = other
        #expect(results == [[false, false]])
        view.finishInteractiveTransition()
        view.cancelInteractiveTransition()
        #expect(view.collectionViewLayout === other && results.count == 1)
    }
}
