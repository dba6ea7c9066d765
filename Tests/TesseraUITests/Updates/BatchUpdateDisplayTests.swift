import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct BatchUpdateDisplayTests {
        private func putOnScreen(_ items: [Int]) async throws -> (
            FakeDisplay, UICollectionView, NumberSections
        ) {
            let display = try await FakeDisplay.attached(width: 200, height: 350)
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 350), collectionViewLayout: .list())
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            let feed = NumberSections([items])
            view.dataSource = feed
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            return (display, view, feed)
        }

        private func animations(of display: FakeDisplay) -> [Int: SceneOperation.Animation] {
            var animations: [Int: SceneOperation.Animation] = [:]
            for case .update(let id, _, _, let animation?) in display.operations {
                animations[id] = animation
            }
            return animations
        }

        /// Returns the properties with which the display has created a view, or nil if it has not created it.
        private func created(_ view: UIView, by display: FakeDisplay) -> NodeProperties? {
            for case .create(let id, _, _, _, let properties) in display.operations where id == view.node.id {
                return properties
            }
            return nil
        }

        /// The outline of a view with four cells of 100 points.
        private static let fourCells = """
            UIWindow 0 0 200 350
              UICollectionView 0 0 200 350 at 0 0
                TestCell 0 0 200 100
                TestCell 0 100 200 100
                TestCell 0 200 200 100
                TestCell 0 300 200 100
            """

        @Test func `a reload of the same data sends nothing`() async throws {
            let (display, view, feed) = try await putOnScreen([1, 2, 3, 4, 5])
            defer { withExtendedLifetime(feed) {} }
            let requests = feed.cellRequests.count
            view.reloadData()
            await display.settle()
            #expect(feed.cellRequests.count > requests && display.operations.isEmpty)
        }

        @Test func `a deleted cell fades, the next one moves, and one from below the edge comes`()
            async throws
        {
            let (display, view, feed) = try await putOnScreen([1, 2, 3, 4, 5])
            let (one, two) = (view.cellForItem(at: [0, 0]), view.cellForItem(at: [0, 1]))
            var isComplete = false
            feed.sections = [[2, 3, 4, 5]]
            view.performBatchUpdates(
                { view.deleteItems(at: [[0, 0]]) }, completion: { isComplete = $0 })
            #expect(!isComplete)
            await display.settle()
            let animations = animations(of: display)
            #expect(animations[try #require(one).node.id]?.duration == 0.3)
            #expect(animations[try #require(two).node.id]?.duration == 0.3)
            let five = try #require(view.cellForItem(at: [0, 3]))
            #expect(created(five, by: display)?.frame?.rect.minY == 400)
            #expect(five.frame.minY == 300 && animations[five.node.id]?.duration == 0.3)
            #expect(one?.alpha == 0)
            #expect(two?.frame.minY == 0)
            await wait(until: { isComplete })
            await display.settle()
            #expect(one?.superview == nil)
            #expect(display.outline == Self.fourCells)
        }

        @Test func `a cell that an insertion moves out of sight is animated to its place`() async throws {
            let (display, view, feed) = try await putOnScreen([1, 2, 3, 4])
            let four = try #require(view.cellForItem(at: [0, 3]))
            feed.sections = [[8, 9, 1, 2, 3, 4]]
            view.performBatchUpdates({ view.insertItems(at: [[0, 0], [0, 1]]) }, completion: nil)
            await display.settle()
            #expect(four.frame.minY == 500)
            #expect(animations(of: display)[four.node.id]?.duration == 0.3)
            await wait(until: { four.superview == nil })
        }

        @Test func `without an animation all changes are visible at once`() async throws {
            let (display, view, feed) = try await putOnScreen([1, 2, 3, 4, 5])
            var isComplete = false
            feed.sections = [[2, 3, 9, 4, 5]]
            UIView.performWithoutAnimation {
                view.performBatchUpdates(
                    {
                        view.deleteItems(at: [[0, 0]])
                        view.insertItems(at: [[0, 2]])
                    }, completion: { isComplete = $0 })
            }
            #expect(isComplete)
            await display.settle()
            #expect(animations(of: display).isEmpty)
            #expect(display.outline == Self.fourCells)
        }

        @Test func `a long press lifts an item, which moves with the finger and is dropped`() async throws {
            let (display, view, feed) = try await putOnScreen([1, 2, 3])
            let mover = InteractiveMovementTests.Mover(feed)
            view.dataSource = mover
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = 0
            press.addAction(
                UIAction { _ in
                    let point = press.location(in: view)
                    switch press.state {
                    case .began:
                        guard let path = view.indexPathForItem(at: point) else { return }
                        view.beginInteractiveMovementForItem(at: path)
                    case .changed: view.updateInteractiveMovementTargetPosition(point)
                    case .ended: view.endInteractiveMovement()
                    default: view.cancelInteractiveMovement()
                    }
                })
            view.addGestureRecognizer(press)
            await display.settle()
            let one = try #require(view.cellForItem(at: [0, 0]) as? TestCell)
            display.touch(.began, 100, 50)
            await wait(until: { press.state == .began })
            #expect(!one.isHighlighted)
            display.touch(.moved, 100, 270)
            await display.settle()
            #expect(one.center == CGPoint(x: 100, y: 270))
            #expect(feed.sections == [[1, 2, 3]])
            display.touch(.ended, 100, 270)
            await display.settle()
            #expect(feed.sections == [[2, 3, 1]])
            #expect(one.frame.minY == 200)
            display.touch(.began, 100, 50)
            await wait(until: { press.state == .began })
            display.touch(.moved, 100, 270)
            display.touch(.cancelled, 100, 270)
            await display.settle()
            #expect(feed.sections == [[2, 3, 1]])
            #expect(view.indexPath(for: one) == [0, 2])
            #expect(
                display.outline == """
                    UIWindow 0 0 200 350
                      UICollectionView 0 0 200 350 at 0 0
                        TestCell 0 0 200 100
                        TestCell 0 100 200 100
                        TestCell 0 200 200 100
                    """)
        }
    }
}
