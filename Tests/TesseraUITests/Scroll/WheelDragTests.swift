import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct WheelDragTests {
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        private let recorder = ScrollRecorder()

        private func putOnScreen() async throws -> FakeDisplay {
            scrollView.contentSize = CGSize(width: 100, height: 1000)
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(scrollView)
            await display.settle()
            scrollView.delegate = recorder
            display.reset()
            return display
        }

        /// Turns the wheel, and lets the app animate the content before the display has reported the end of the drag.
        private func animateAfterWheel() async throws -> FakeDisplay {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: 10, .decelerating, revision: 0, isWheel: true)
            await display.settle()
            scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            await display.settle()
            return display
        }

        @Test func `a wheel drags, and its drag ends with a deceleration`() async throws {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: 10, .decelerating, isWheel: true)
            await display.settle()
            #expect(scrollView.isDragging)
            #expect(!scrollView.isTracking)
            display.scroll(scrollView, to: 20, .decelerating, isWheel: true)
            display.scroll(scrollView, to: 20, .idle)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 20.0", "didEndDragging true",
                    "willBeginDecelerating", "didEndDecelerating",
                ])
            #expect(!scrollView.isDragging)
            #expect(!scrollView.isDecelerating)
            #expect(display.messages.isEmpty)
        }

        @Test func `content that bounces after a wheel decelerates`() async throws {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: -10, .decelerating, isWheel: true)
            display.scroll(scrollView, to: -5, .decelerating)
            display.scroll(scrollView, to: 0, .idle)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll -10.0", "didScroll -5.0", "didEndDragging true",
                    "willBeginDecelerating", "didScroll 0.0", "didEndDecelerating",
                ])
        }

        @Test func `a finger after a wheel begins a drag of its own`() async throws {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: 10, .decelerating, isWheel: true)
            display.scroll(scrollView, to: 20, .dragging)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 20.0", "didEndDragging true",
                    "willBeginDragging",
                ])
            #expect(scrollView.isTracking)
        }

        @Test func `content that the app moves after a wheel does not decelerate`() async throws {
            let display = try await animateAfterWheel()
            display.scroll(scrollView, to: 150, .animating, revision: 1)
            display.scroll(scrollView, to: 300, .idle, revision: 1)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 150.0", "didEndDragging false",
                    "didScroll 300.0", "didEndScrollingAnimation",
                ])
        }

        @Test func `an animation that ends at once after a wheel reports its end`() async throws {
            let display = try await animateAfterWheel()
            display.scroll(scrollView, to: 300, .idle, revision: 1)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 300.0", "didEndDragging false",
                    "didEndScrollingAnimation",
                ])
        }

        @Test func `a wheel that is turned on ends an animation`() async throws {
            let display = try await animateAfterWheel()
            display.scroll(scrollView, to: 40, .decelerating, revision: 1, isWheel: true)
            display.scroll(scrollView, to: 40, .idle, revision: 1)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDragging", "didScroll 10.0", "didScroll 40.0", "didEndDragging true",
                    "willBeginDecelerating", "didEndDecelerating",
                ])
        }

        @Test func `an app stops content that a wheel moves at its place`() async throws {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: 10, .decelerating, revision: 0, isWheel: true)
            await display.settle()
            scrollView.setContentOffset(scrollView.contentOffset, animated: false)
            await display.settle()
            let sent = try #require(scrollView.sentProperties?.scroll)
            #expect(sent.offset == [0, 10])
            #expect(sent.revision == 1)
        }

        @Test func `a wheel moves the pan without a touch`() async throws {
            let display = try await putOnScreen()
            let pan = scrollView.panGestureRecognizer
            var calls: [String] = []
            pan.addAction(
                UIAction { [unowned pan] _ in
                    calls.append("\(pan.state) \(pan.translation(in: nil).y) \(pan.numberOfTouches)")
                })
            display.scroll(scrollView, to: 10, .decelerating, isWheel: true)
            display.scroll(scrollView, to: 30, .decelerating, isWheel: true)
            display.scroll(scrollView, to: 30, .idle)
            await display.settle()
            #expect(calls == ["began -10.0 0", "changed -30.0 0", "ended -30.0 0"])
        }

        @Test func `a key moves content without a drag`() async throws {
            let display = try await putOnScreen()
            display.scroll(scrollView, to: 10, .decelerating)
            display.scroll(scrollView, to: 20, .idle)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBeginDecelerating", "didScroll 10.0", "didScroll 20.0", "didEndDecelerating",
                ])
        }
    }
}
