import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records the end of drags, and sets another target if `target` is not nil.
@MainActor
private final class Decider: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var target: CGFloat?
    var atEnd: ((UIScrollView) -> Void)?

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging \(velocity.y) \(targetContentOffset.pointee.y.rounded())")
        if let target { targetContentOffset.pointee.y = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
        atEnd?(scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("didEndDecelerating \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didEndScrollingAnimation \(scrollView.contentOffset.y)")
    }
}

/// A column of items of 100 points, which stops at the next item in the direction of the finger.
private final class SteppingLayout: ColumnLayout {
    var velocities: [CGPoint] = []

    override func targetContentOffset(
        forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        velocities.append(velocity)
        let item = (collectionView?.contentOffset.y ?? 0) / 100
        let next = velocity.y > 0 ? item.rounded(.up) : velocity.y < 0 ? item.rounded(.down) : item.rounded()
        return CGPoint(x: proposed.x, y: next * 100)
    }
}

extension DisplayTests {
    @Suite @MainActor struct DecelerationTests {
        private let decider = Decider()

        private func putOnScreen(_ scrollView: UIScrollView) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            try display.show().addSubview(scrollView)
            await display.settle()
            display.reset()
            return display
        }

        private func putOnScreen() async throws -> (FakeDisplay, UIScrollView) {
            let scrollView = UIScrollView()
            let display = try await putOnScreen(scrollView)
            scrollView.contentSize = CGSize(width: 390, height: 5844)
            scrollView.delegate = decider
            await display.settle()
            display.reset()
            return (display, scrollView)
        }

        private func letGo(
            _ display: FakeDisplay, _ view: UIView, at y: Double, velocity: Double?, revision: Int = 0
        ) async {
            display.scroll(view, to: y, .dragging, revision: revision)
            display.send(
                .scroll(
                    .init(
                        view: view.node.id, x: 0, y: y, revision: revision,
                        phase: velocity == nil ? .idle : .decelerating, velocityX: velocity.map { _ in 0 },
                        velocityY: velocity)))
            await display.settle()
        }

        @Test func `content that the app has moved meanwhile comes to rest by a report that is out of date`()
            async throws
        {
            let (display, view) = try await putOnScreen()
            display.scroll(view, to: 100, .dragging, revision: 0)
            await display.settle()
            #expect(view.isDragging)
            view.contentOffset.y = 50
            display.send(
                .scroll(.init(view: view.node.id, x: 0, y: 110, revision: 0, phase: .idle)))
            await display.settle()
            #expect(!view.isDragging && !view.isDecelerating && view.contentOffset.y == 50)
            #expect(decider.calls == ["didEndDragging false"])
        }

        private func moves(_ display: FakeDisplay) -> [[Double]] {
            display.operations.compactMap {
                guard case .update(_, let set, _, _) = $0, set.scroll?.isAnimated == true else { return nil }
                return set.scroll?.offset
            }
        }

        @Test func `content that the display moves back to its edge by itself stays where the display says`()
            async throws
        {
            let (display, scrollView) = try await putOnScreen()
            for offset: CGFloat in [-60, -30, -10] {
                display.scroll(scrollView, to: Double(offset), .animating)
                await display.settle()
                scrollView.setNeedsLayout()
                scrollView.layoutIfNeeded()
                #expect(scrollView.contentOffset.y == offset)
            }
            display.scroll(scrollView, to: 0, .idle)
            await display.settle()
            #expect(scrollView.contentOffset.y == 0)
        }

        @Test func `content that is left alone comes to rest by itself`() async throws {
            let (display, scrollView) = try await putOnScreen()
            await letGo(display, scrollView, at: 100, velocity: 2)
            display.scroll(scrollView, to: 900, .idle)
            await display.settle()
            // The speed is 2 points per millisecond, and 0.998 of it remain after each millisecond.
            // The content moves by 2 · 0.998 / 0.002 = 998 points.
            #expect(
                decider.calls == [
                    "willEndDragging 2.0 1098.0", "didEndDragging true", "willBeginDecelerating",
                    "didEndDecelerating 900.0",
                ])
            #expect(moves(display) == [])
        }

        @Test func `a fast rate announces a nearer target, and reaches the display`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.decelerationRate = .fast
            await display.settle()
            #expect(display.elements[scrollView.node.id]?.properties["sc"]?["dr"] == .number(0.99))
            await letGo(display, scrollView, at: 100, velocity: -1)
            // The content moves by 1 · 0.99 / 0.01 = 99 points.
            #expect(decider.calls.first == "willEndDragging -1.0 1.0")
        }

        @Test func `content moves to another target of the delegate, which is still its deceleration`()
            async throws
        {
            let (display, scrollView) = try await putOnScreen()
            decider.target = 1200
            await letGo(display, scrollView, at: 100, velocity: 2)
            #expect(moves(display) == [[0, 1200]])
            #expect(scrollView.isDecelerating)
            // Reports of the display's own momentum are out of date by now.
            display.scroll(scrollView, to: 300, .decelerating, revision: 0)
            display.scroll(scrollView, to: 700, .animating, revision: 1)
            display.scroll(scrollView, to: 1200, .idle, revision: 1)
            await display.settle()
            #expect(
                decider.calls == [
                    "willEndDragging 2.0 1098.0", "didEndDragging true", "willBeginDecelerating",
                    "didEndDecelerating 1200.0",
                ])
            #expect(!scrollView.isDecelerating)
        }

        @Test func `a move on the way to the delegate's target is no end of an animation`() async throws {
            let (display, scrollView) = try await putOnScreen()
            decider.target = 1200
            await letGo(display, scrollView, at: 100, velocity: 2)
            decider.calls = []
            scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
            await display.settle()
            display.scroll(scrollView, to: 500, .idle, revision: 2)
            await display.settle()
            #expect(decider.calls == ["didEndDecelerating 500.0"])
        }

        @Test func `content that a resting finger releases goes to the delegate's target too`() async throws {
            let (display, scrollView) = try await putOnScreen()
            decider.target = 0
            await letGo(display, scrollView, at: 40, velocity: nil)
            #expect(moves(display) == [[0, 0]])
            #expect(
                decider.calls == ["willEndDragging 0.0 40.0", "didEndDragging true", "willBeginDecelerating"])
        }

        @Test func `a target beyond the content is brought back to its end`() async throws {
            let (display, scrollView) = try await putOnScreen()
            decider.target = 1e6
            await letGo(display, scrollView, at: 100, velocity: 2)
            #expect(moves(display) == [[0, 5000]])
        }

        @Test func `an announced end of the content is where content goes that a delegate was asked about`()
            async throws
        {
            let (display, scrollView) = try await putOnScreen()
            await letGo(display, scrollView, at: 4500, velocity: 2)
            #expect(decider.calls.first == "willEndDragging 2.0 5000.0")
            #expect(moves(display) == [[0, 5000]])
            scrollView.delegate = nil
            await letGo(display, scrollView, at: 4500, velocity: 2, revision: 1)
            #expect(moves(display) == [[0, 5000]])
        }

        @Test func `a scroll view that pages announces the page to which a swipe leads`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.isPagingEnabled = true
            await letGo(display, scrollView, at: 100, velocity: 2)
            // A page is 844 points high. After a fast swipe the display turns the page by itself.
            #expect(
                decider.calls == [
                    "willEndDragging 2.0 844.0", "didEndDragging true", "willBeginDecelerating",
                ])
            #expect(moves(display) == [])
            display.scroll(scrollView, to: 844, .idle)
            await letGo(display, scrollView, at: 800, velocity: -2)
            #expect(decider.calls.contains("willEndDragging -2.0 0.0"))
            await letGo(display, scrollView, at: 500, velocity: 0)
            #expect(decider.calls.contains("willEndDragging 0.0 844.0"))
            // After a slow finger, it is clear where the content goes.
            #expect(moves(display) == [[0, 844]])
        }

        @Test func `a delegate turns to another page, and to no place between pages`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.isPagingEnabled = true
            decider.target = 10
            await letGo(display, scrollView, at: 100, velocity: 2)
            #expect(moves(display) == [[0, 0]])
        }

        @Test func `a page does not begin beyond the end of the content`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.isPagingEnabled = true
            // The content is 5844 points high, so that 5000 is the greatest offset, and the sixth page begins at 5064.
            await letGo(display, scrollView, at: 4500, velocity: 2)
            #expect(decider.calls.first == "willEndDragging 2.0 5000.0")
        }

        @Test func `a delegate that moves the content at the end of a drag prevents the deceleration`()
            async throws
        {
            let (display, scrollView) = try await putOnScreen()
            decider.atEnd = { $0.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
            await letGo(display, scrollView, at: 100, velocity: 2)
            #expect(moves(display) == [[0, 300]])
            display.scroll(scrollView, to: 300, .idle, revision: 1)
            await display.settle()
            #expect(
                decider.calls == [
                    "willEndDragging 2.0 1098.0", "didEndDragging true", "didEndScrollingAnimation 300.0",
                ])
        }

        @Test func `content is stopped where it is, and not by setting the present offset`() async throws {
            let (display, scrollView) = try await putOnScreen()
            await letGo(display, scrollView, at: 100, velocity: 2)
            let present = scrollView.contentOffset
            scrollView.contentOffset = present
            await display.settle()
            #expect(scrollView.sentProperties?.scroll?.revision == 0)
            scrollView.setContentOffset(present, animated: false)
            await display.settle()
            #expect(scrollView.sentProperties?.scroll?.revision == 1)
            #expect(scrollView.sentProperties?.scroll?.offset == [0, 100])
            // What the display has reported before it learned of that is out of date.
            display.scroll(scrollView, to: 300, .decelerating, revision: 0)
            display.scroll(scrollView, to: 100, .idle, revision: 1)
            await display.settle()
            #expect(scrollView.contentOffset.y == 100 && !scrollView.isDecelerating)
        }

        @Test func `an animated move ends the deceleration and has its own end`() async throws {
            let (display, scrollView) = try await putOnScreen()
            await letGo(display, scrollView, at: 100, velocity: 2)
            #expect(scrollView.isDecelerating)
            decider.calls = []
            scrollView.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
            #expect(!scrollView.isDecelerating && scrollView.isScrollAnimating)
            await display.settle()
            display.scroll(scrollView, to: 60, .animating, revision: 1)
            display.scroll(scrollView, to: 40, .idle, revision: 1)
            await display.settle()
            #expect(decider.calls == ["didEndScrollingAnimation 40.0"])
        }

        @Test
        func `a delegate that moves the content at the beginning of a deceleration ends the deceleration`()
            async throws
        {
            final class Mover: NSObject, UIScrollViewDelegate {
                func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
                    scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
                }
            }
            let (display, scrollView) = try await putOnScreen()
            let mover = Mover()
            defer { withExtendedLifetime(mover) {} }
            scrollView.delegate = mover
            display.scroll(scrollView, to: 30, .decelerating, revision: 0)
            await display.settle()
            #expect(scrollView.contentOffset.y == 500)
        }

        @Test func `a finger that takes content on its way ends the deceleration`() async throws {
            let (display, scrollView) = try await putOnScreen()
            decider.target = 1200
            await letGo(display, scrollView, at: 100, velocity: 2)
            decider.target = nil
            display.scroll(scrollView, to: 500, .dragging, revision: 1)
            await display.settle()
            #expect(scrollView.isDragging && !scrollView.isDecelerating)
            display.scroll(scrollView, to: 510, .idle, revision: 1)
            await display.settle()
            #expect(decider.calls.suffix(2) == ["willEndDragging 0.0 510.0", "didEndDragging false"])
        }

        @Test func `a layout chooses where content comes to rest, and the delegate has the last word`()
            async throws
        {
            let layout = SteppingLayout()
            layout.hasBanner = false
            let feed = Feed(count: 100)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(TestCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = feed
            let display = try await putOnScreen(view)
            await letGo(display, view, at: 130, velocity: 0.5)
            #expect(layout.velocities == [CGPoint(x: 0, y: 0.5)])
            #expect(moves(display) == [[0, 200]])
            display.scroll(view, to: 200, .idle, revision: 1)
            await display.settle()
            let collectionDecider = CollectionDecider()
            view.delegate = collectionDecider
            await letGo(display, view, at: 230, velocity: 0.5, revision: 1)
            #expect(collectionDecider.proposals == [300])
            #expect(moves(display) == [[0, 200], [0, 1000]])
        }
    }
}

@MainActor
private final class CollectionDecider: NSObject, UICollectionViewDelegate {
    var proposals: [CGFloat] = []

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        proposals.append(targetContentOffset.pointee.y)
        targetContentOffset.pointee.y = 1000
    }
}
