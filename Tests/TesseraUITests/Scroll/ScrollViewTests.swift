import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records the calls of a scroll view.
@MainActor
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("didScroll \(scrollView.contentOffset.y)")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didEndScrollingAnimation")
    }
}

@MainActor struct ScrollViewTests {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    init() { scrollView.contentSize = CGSize(width: 100, height: 1000) }

    @Test func `content that becomes shorter moves back to its end`() {
        scrollView.contentOffset.y = 700
        scrollView.contentSize.height = 500
        #expect(scrollView.contentOffset.y == 300)
        scrollView.contentSize.height = 50
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `insets widen the range, and at the top the content stays at the top`() {
        scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
        #expect(scrollView.contentOffset.y == -30)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
        #expect(scrollView.contentOffset.y == 820)
        scrollView.contentInset.top = 50
        #expect(scrollView.contentOffset.y == 820)
    }

    @Test func `a refresh makes room above the content`() {
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scrollView.refreshControl = control
        #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
        control.beginRefreshing()
        #expect(count == 0)
        #expect(scrollView.adjustedContentInset.top == 60)
        #expect(scrollView.contentOffset.y == -60)
        control.endRefreshing()
        #expect(scrollView.adjustedContentInset.top == 0)
        #expect(scrollView.contentOffset.y == 0)
        control.displayPulled()
        control.displayPulled()
        #expect(count == 1)
        #expect(control.isRefreshing)
    }

    @Test func `a refresh control that is added as a subview becomes that of the scroll view`() {
        let control = UIRefreshControl()
        scrollView.addSubview(control)
        #expect(scrollView.refreshControl === control)
        #expect(scrollView.subviews.count(where: { $0 === control }) == 1)
        #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))
        control.beginRefreshing()
        #expect(scrollView.adjustedContentInset.top == 60)
        control.removeFromSuperview()
        #expect(scrollView.refreshControl == nil)
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test func `a refresh control that moves to another scroll view leaves the first`() {
        let (control, other) = (UIRefreshControl(), UIScrollView())
        scrollView.refreshControl = control
        other.addSubview(control)
        #expect(scrollView.refreshControl == nil)
        #expect(other.refreshControl === control && control.superview === other)
        scrollView.refreshControl = control
        #expect(other.refreshControl == nil)
        #expect(scrollView.refreshControl === control && control.superview === scrollView)
        let second = UIRefreshControl()
        scrollView.addSubview(second)
        #expect(scrollView.refreshControl === control)
    }

    @Test func `points of the content convert through the offset`() {
        let view = UIView(frame: CGRect(x: 10, y: 300, width: 20, height: 20))
        scrollView.addSubview(view)
        scrollView.contentOffset.y = 250
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        holder.addSubview(scrollView)
        #expect(view.convert(CGPoint.zero, to: holder) == CGPoint(x: 10, y: 50))
        #expect(holder.hitTest(CGPoint(x: 15, y: 55), with: nil) === view)
    }

    @Test func `the delegate is notified of moves by the app`() {
        let recorder = ScrollRecorder()
        scrollView.delegate = recorder
        scrollView.contentOffset.y = 10
        scrollView.contentOffset.y = 10
        scrollView.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
        #expect(recorder.calls == ["didScroll 10.0", "didScroll 20.0", "didEndScrollingAnimation"])
    }
}

extension DisplayTests {
    @Suite @MainActor struct ScrollReportTests {
        let recorder = ScrollRecorder()

        func putOnScreen() async throws -> (FakeDisplay, UIScrollView) {
            let display = try await FakeDisplay.attached()
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            scrollView.contentSize = CGSize(width: 390, height: 5000)
            try display.show().addSubview(scrollView)
            await display.settle()
            scrollView.delegate = recorder
            display.reset()
            return (display, scrollView)
        }

        @Test func `a drag calls the delegate in the order of UIKit, and sends the display nothing`()
            async throws
        {
            let (display, scrollView) = try await putOnScreen()
            display.scroll(scrollView, to: 10, .dragging)
            display.scroll(scrollView, to: 20, .dragging)
            display.scroll(scrollView, to: 30, .decelerating)
            display.scroll(scrollView, to: 40, .idle)
            display.scroll(scrollView, to: 50, .dragging)
            display.scroll(scrollView, to: 60, .idle)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 20.0", "didScroll 30.0",
                    "didEndDragging true", "willBeginDecelerating",
                    "didScroll 40.0", "didEndDecelerating",
                    "willBeginDragging", "didScroll 50.0", "didScroll 60.0", "didEndDragging false",
                ])
            #expect(display.messages.isEmpty)
        }

        @Test func `reports from before the app's last move are ignored`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.contentOffset.y = 100
            await display.settle()
            display.scroll(scrollView, to: 7, .dragging, revision: 0)
            await display.settle()
            #expect(scrollView.contentOffset.y == 100)
            #expect(!scrollView.isDragging)
            display.scroll(scrollView, to: 107, .dragging, revision: 1)
            await display.settle()
            #expect(scrollView.contentOffset.y == 107)
        }

        @Test func `an animated move ends when the display has ended it`() async throws {
            let (display, scrollView) = try await putOnScreen()
            scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            #expect(scrollView.contentOffset.y == 0)
            await display.settle()
            guard case .update(_, let set, _, _) = display.operations.first else {
                Issue.record("An update is expected.")
                return
            }
            #expect(set.scroll?.offset == [0, 300])
            #expect(set.scroll?.isAnimated == true)
            #expect(scrollView.isScrollAnimating)
            display.scroll(scrollView, to: 150, .animating, revision: 1)
            display.scroll(scrollView, to: 300, .idle, revision: 1)
            await display.settle()
            #expect(recorder.calls == ["didScroll 150.0", "didScroll 300.0", "didEndScrollingAnimation"])
            #expect(!scrollView.isScrollAnimating)
        }

        @Test func `content moves smoothly to where the block of an animation puts it`() async throws {
            let (display, scrollView) = try await putOnScreen()
            var isOver = false
            UIView.animate(
                withDuration: 20, animations: { scrollView.contentOffset.y = 300 },
                completion: { _ in isOver = true })
            #expect(scrollView.contentOffset.y == 300)
            await display.settle()
            #expect(scrollView.sentProperties?.scroll?.offset == [0, 300])
            #expect(scrollView.sentProperties?.scroll?.isAnimated == true)
            // For the app the content is there already.
            display.scroll(scrollView, to: 150, .animating, revision: 1)
            await display.settle()
            #expect(scrollView.contentOffset.y == 300 && !scrollView.isScrollAnimating)
            display.scroll(scrollView, to: 300, .idle, revision: 1)
            await display.settle()
            #expect(recorder.calls == ["didScroll 300.0"])
            #expect(!isOver)
            UIView.performWithoutAnimation { scrollView.contentOffset.y = 400 }
            await display.settle()
            #expect(scrollView.sentProperties?.scroll?.isAnimated != true)
        }

        @Test func `a finger takes content on its way to where an animation puts it`() async throws {
            let (display, scrollView) = try await putOnScreen()
            UIView.animate(withDuration: 20) { scrollView.contentOffset.y = 300 }
            await display.settle()
            display.scroll(scrollView, to: 120, .dragging, revision: 1)
            display.scroll(scrollView, to: 110, .idle, revision: 1)
            await display.settle()
            #expect(scrollView.contentOffset.y == 110)
        }

        @Test func `a display that goes away ends drags and animations`() async throws {
            let (display, scrollView) = try await putOnScreen()
            display.scroll(scrollView, to: 50, .dragging)
            await display.settle()
            recorder.calls = []
            display.send(.detached)
            await wait(until: { !scrollView.isDragging })
            #expect(recorder.calls == ["didEndDragging false"])
            display.hello(.init(width: 390, height: 844, scale: 2))
            await display.settle()
            scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            await display.settle()
            display.send(.detached)
            await wait(until: { scrollView.contentOffset.y == 300 })
            #expect(recorder.calls.last == "didEndScrollingAnimation")
        }

        @Test func `a refresh on the display runs the control's actions once`() async throws {
            let (display, scrollView) = try await putOnScreen()
            let control = UIRefreshControl()
            scrollView.refreshControl = control
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            await display.settle()
            display.send(.refresh(view: control.node.id))
            display.send(.refresh(view: control.node.id))
            await display.settle()
            #expect(count == 1)
            #expect(
                display.elements[scrollView.node.id]?.properties["sc"]?["in"]?.array?.first == .number(60))
        }

        @Test func `a refresh that begins under a finger makes room when the finger is lifted`() async throws
        {
            let (display, scrollView) = try await putOnScreen()
            let control = UIRefreshControl()
            scrollView.refreshControl = control
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
            await display.settle()
            display.scroll(scrollView, to: -100, .dragging)
            display.send(.refresh(view: control.node.id))
            await display.settle()
            #expect(count == 1)
            #expect(control.isRefreshing)
            #expect(scrollView.adjustedContentInset.top == 0)
            display.scroll(scrollView, to: -110, .dragging)
            await display.settle()
            #expect(scrollView.adjustedContentInset.top == 0)
            display.scroll(scrollView, to: -110, .decelerating)
            await display.settle()
            #expect(scrollView.adjustedContentInset.top == 60)
            #expect(scrollView.contentOffset.y == -110)
            display.scroll(scrollView, to: -60, .idle)
            control.endRefreshing()
            await display.settle()
            #expect(scrollView.adjustedContentInset.top == 0)
        }

        @Test func `a refresh that has ended before the finger is lifted makes no room`() async throws {
            let (display, scrollView) = try await putOnScreen()
            let control = UIRefreshControl()
            scrollView.refreshControl = control
            await display.settle()
            display.scroll(scrollView, to: -100, .dragging)
            display.send(.refresh(view: control.node.id))
            await display.settle()
            control.endRefreshing()
            display.scroll(scrollView, to: -90, .decelerating)
            await display.settle()
            #expect(scrollView.adjustedContentInset.top == 0)
            #expect(!control.isRefreshing)
        }

        @Test func `the display learns that controls look pressed at once`() async throws {
            let (display, scrollView) = try await putOnScreen()
            #expect(scrollView.delaysContentTouches)
            #expect(display.elements[scrollView.node.id]?.properties["sc"]?["pr"] == nil)
            scrollView.delaysContentTouches = false
            await display.settle()
            #expect(display.elements[scrollView.node.id]?.properties["sc"]?["pr"] == .bool(true))
        }

        @Test func `content bounces along the axes that the app wants`() async throws {
            let (display, scrollView) = try await putOnScreen()
            (scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal) = (true, true)
            scrollView.bouncesHorizontally = false
            await display.settle()
            let scroll = display.elements[scrollView.node.id]?.properties["sc"]
            #expect(scroll?["bv"] == .bool(true) && scroll?["bh"] == nil)
            (scrollView.bouncesVertically, scrollView.bouncesHorizontally) = (false, true)
            await display.settle()
            let changed = display.elements[scrollView.node.id]?.properties["sc"]
            #expect(changed?["bv"] == nil && changed?["bh"] == .bool(true))
            scrollView.bounces = false
            #expect(!scrollView.bouncesVertically && !scrollView.bouncesHorizontally)
            scrollView.bouncesVertically = true
            await display.settle()
            let last = display.elements[scrollView.node.id]?.properties["sc"]
            #expect(last?["bv"] == .bool(true) && last?["bh"] == nil)
        }

        @Test func `the display learns that a drag is to keep its direction`() async throws {
            let (display, scrollView) = try await putOnScreen()
            #expect(display.elements[scrollView.node.id]?.properties["sc"]?["lk"] == nil)
            scrollView.isDirectionalLockEnabled = true
            await display.settle()
            #expect(display.elements[scrollView.node.id]?.properties["sc"]?["lk"] == .bool(true))
        }
    }
}
