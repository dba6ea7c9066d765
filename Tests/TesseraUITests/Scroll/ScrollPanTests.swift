import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A delegate that records how far the finger has gone when it is called.
@MainActor
private final class WayRecorder: NSObject, UIScrollViewDelegate {
    var calls: [String] = []

    private func note(_ name: String, _ scrollView: UIScrollView) {
        let pan = scrollView.panGestureRecognizer
        calls.append("\(name) \(pan.state) \(pan.translation(in: nil).y) \(pan.velocity(in: nil).y)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBegin", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { note("willEnd", scrollView) }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEnd", scrollView)
    }
}

extension DisplayTests {
    @Suite @MainActor struct ScrollPanTests {
        private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 200))

        private func attach() async throws -> FakeDisplay {
            scrollView.contentSize = CGSize(width: 100, height: 1000)
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(scrollView)
            await display.settle()
            return display
        }

        @Test func `the pan moves against the offset, and the delegate can read its latest step`()
            async throws
        {
            let display = try await attach()
            let recorder = WayRecorder()
            scrollView.delegate = recorder
            _ = scrollView.panGestureRecognizer
            display.scroll(scrollView, to: 10, .dragging, speed: [0, 0.5])
            display.scroll(scrollView, to: 30, .dragging, speed: [0, 0.5])
            display.scroll(scrollView, to: 40, .decelerating, velocity: 2)
            display.scroll(scrollView, to: 90, .idle)
            await display.settle()
            #expect(
                recorder.calls == [
                    "willBegin began -10.0 -500.0", "didScroll began -10.0 -500.0",
                    "didScroll changed -30.0 -500.0", "didScroll ended -40.0 -2000.0",
                    "willEnd ended -40.0 -2000.0", "didEnd ended -40.0 -2000.0",
                    "didScroll possible 0.0 0.0",
                ])
        }

        @Test func `a pan that is first asked for during a drag has the drag's distance`() async throws {
            let display = try await attach()
            let recorder = WayRecorder()
            scrollView.delegate = recorder
            display.scroll(scrollView, to: 10, .dragging, speed: [0, 0.5])
            await display.settle()
            #expect(recorder.calls.first == "willBegin began -10.0 -500.0")
        }

        @Test func `targets are called after the content has moved`() async throws {
            let display = try await attach()
            let pan = scrollView.panGestureRecognizer
            var calls: [String] = []
            pan.addAction(
                UIAction { [unowned pan, unowned scrollView] _ in
                    calls.append("\(pan.state) \(pan.translation(in: nil).y) \(scrollView.contentOffset.y)")
                })
            display.scroll(scrollView, to: 10, .dragging)
            display.scroll(scrollView, to: 5, .dragging)
            display.scroll(scrollView, to: 5, .idle)
            await display.settle()
            #expect(calls == ["began -10.0 10.0", "changed -5.0 5.0", "ended -5.0 5.0"])
        }

        @Test func `the distance can be set, and each drag begins anew`() async throws {
            let display = try await attach()
            let pan = scrollView.panGestureRecognizer
            display.scroll(scrollView, to: 10, .dragging)
            await display.settle()
            pan.setTranslation(.zero, in: nil)
            display.scroll(scrollView, to: 15, .dragging)
            await display.settle()
            #expect(pan.translation(in: scrollView).y == -5)
            #expect(pan.numberOfTouches == 1)
            display.scroll(scrollView, to: 15, .idle)
            display.scroll(scrollView, to: 22, .dragging)
            await display.settle()
            #expect(pan.translation(in: scrollView).y == -7)
        }

        @Test func `the place is that of the finger, which goes on with the content`() async throws {
            let display = try await attach()
            let pan = scrollView.panGestureRecognizer
            display.touch(.began, 50, 250)
            display.touch(.cancelled, 50, 250)
            display.scroll(scrollView, to: 30, .dragging)
            await display.settle()
            #expect(pan.location(in: nil) == CGPoint(x: 50, y: 220))
            #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 50, y: 220))
        }

        @Test func `disabling the pan keeps the user from scrolling`() async throws {
            let pan = scrollView.panGestureRecognizer
            func isDisabled() -> Bool {
                scrollView.properties(context: .init(traits: scrollView.traitCollection)).scroll?.isDisabled
                    == true
            }
            #expect(pan.view === scrollView && scrollView.gestureRecognizers == [pan])
            #expect(!isDisabled())
            pan.isEnabled = false
            #expect(isDisabled() && scrollView.isScrollEnabled)
            pan.isEnabled = true
            scrollView.isScrollEnabled = false
            #expect(!pan.isEnabled)
        }

        @Test func `the pan takes no touches from the content`() async throws {
            let display = try await attach()
            _ = scrollView.panGestureRecognizer
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            var taps = 0
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            scrollView.addSubview(button)
            await display.settle()
            #expect(!scrollView.keepsTouches)
            display.tap(50, 150)
            await display.settle()
            #expect(taps == 1)
        }

        @Test func `a pan that is disabled during a drag is cancelled`() async throws {
            let display = try await attach()
            let pan = scrollView.panGestureRecognizer
            var states: [UIGestureRecognizer.State] = []
            pan.addAction(UIAction { [unowned pan] _ in states.append(pan.state) })
            display.scroll(scrollView, to: 10, .dragging)
            await display.settle()
            pan.isEnabled = false
            #expect(states == [.began, .cancelled])
            #expect(pan.state == .possible)
            // The remaining drag does not count. The next one does.
            pan.isEnabled = true
            display.scroll(scrollView, to: 20, .dragging)
            display.scroll(scrollView, to: 20, .idle)
            await display.settle()
            #expect(states == [.began, .cancelled])
            display.scroll(scrollView, to: 30, .dragging)
            await display.settle()
            #expect(states == [.began, .cancelled, .began])
        }
    }
}
