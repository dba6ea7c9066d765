import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct FailureRequirementTests {
        /// A delegate that decides about the requirements of one gesture and counts how often it is asked.
        final class Decisions: NSObject, UIGestureRecognizerDelegate {
            var requires: Set<UIGestureRecognizer> = []
            var isRequiredBy: Set<UIGestureRecognizer> = []
            var isSimultaneous = false
            var questions = 0

            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool {
                questions += 1
                return requires.contains(otherGestureRecognizer)
            }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isRequiredBy.contains(otherGestureRecognizer) }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isSimultaneous }
        }

        /// A view that records its touches.
        final class Touched: UIView {
            var log: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("began")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("moved")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("ended")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                log.append("cancelled")
            }
        }

        /// Displays a view of 200 × 200 points with recognizers, and returns a log of their names and states.
        func putOnScreen(_ recognizers: (String, UIGestureRecognizer)...) async throws -> (
            FakeDisplay, Touched, Log
        ) {
            let display = try await FakeDisplay.attached()
            let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let log = Log()
            for (name, recognizer) in recognizers {
                recognizer.addAction(
                    UIAction { [unowned recognizer] _ in log.calls.append("\(name) \(recognizer.state)") })
                view.addGestureRecognizer(recognizer)
            }
            try display.show().addSubview(view)
            await display.settle()
            return (display, view, log)
        }

        func taps() -> (UITapGestureRecognizer, UITapGestureRecognizer) {
            let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            double.numberOfTapsRequired = 2
            return (single, double)
        }

        /// Taps once on a view with a tap that requires a double tap to fail. Returns the display, the tap and the log.
        func tapOnce() async throws -> (FakeDisplay, UITapGestureRecognizer, Log) {
            let (single, double) = taps()
            single.require(toFail: double)
            let (display, _, log) = try await putOnScreen(("single", single), ("double", double))
            display.tap(50, 50)
            await display.settle()
            return (display, single, log)
        }

        @Test func `a tap that requires a double tap to fail is recognized when no second tap comes`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, single, log) = try await tapOnce()
                #expect(log.calls == [])
                #expect(single.state == .possible)
                // The tap ended at 0.05 of the display's clock. Whatever time passes for the app does not count.
                clock.advance(by: 60)
                display.clock(0.39)
                await display.settle()
                #expect(log.calls == [])
                display.clock(0.4)
                await display.settle()
                #expect(log.calls == ["single ended"])
                #expect(single.state == .possible)
                #expect(GestureArbiter.active.isEmpty)
            }
        }

        @Test func `two quick taps are the double tap alone`() async throws {
            try await ManualClock.run { clock in
                let (display, _, log) = try await tapOnce()
                // The second tap is late on its way.
                clock.advance(by: 2)
                display.tap(52, 50, time: 0.25)
                display.clock(1)
                await display.settle()
                #expect(log.calls == ["double ended"])
                #expect(GestureArbiter.active.isEmpty)
            }
        }

        @Test func `a tap that no display can follow with a second one is recognized`() async throws {
            try await ManualClock.run { _ in
                let (display, _, log) = try await tapOnce()
                #expect(log.calls == [])
                // The page was loaded again.
                display.hello(.init(width: 390, height: 844, scale: 2))
                await display.settle()
                #expect(log.calls == ["single ended"])
            }
        }

        @Test func `without a requirement each tap counts, and the double tap comes too`()
            async throws
        {
            let (single, double) = taps()
            let (display, _, log) = try await putOnScreen(("single", single), ("double", double))
            display.tap(50, 50)
            await display.settle()
            #expect(log.calls == ["single ended"])
            display.tap(50, 50, time: 0.1)
            await display.settle()
            #expect(log.calls == ["single ended", "single ended", "double ended"])
        }

        @Test func `the view is notified that the first tap is over when no second one comes`() async throws {
            try await ManualClock.run { _ in
                let (_, double) = taps()
                let (display, view, _) = try await putOnScreen(("double", double))
                display.tap(50, 50)
                await display.settle()
                #expect(view.log == ["began"])
                display.clock(0.4)
                await display.settle()
                #expect(view.log == ["began", "ended"])
            }
        }

        @Test func `the view is notified at once if the gesture does not delay ends`() async throws {
            try await ManualClock.run { _ in
                let (_, double) = taps()
                double.delaysTouchesEnded = false
                let (display, view, _) = try await putOnScreen(("double", double))
                display.tap(50, 50)
                await display.settle()
                #expect(view.log == ["began", "ended"])
            }
        }

        /// Taps twice on a view with a double tap, and returns what the view learns of it.
        func touchesOfDoubleTap(_ change: (UITapGestureRecognizer) -> Void) async throws -> [String] {
            let (_, double) = taps()
            change(double)
            let (display, view, log) = try await putOnScreen(("double", double))
            display.tap(50, 50)
            await display.settle()
            display.tap(50, 50, time: 0.1)
            await display.settle()
            #expect(log.calls == ["double ended"])
            #expect(double.earlierTouches.isEmpty)
            return view.log
        }

        @Test func `both taps of a double tap are cancelled for the view`() async throws {
            let log = try await touchesOfDoubleTap { _ in }
            #expect(log == ["began", "began", "cancelled", "cancelled"])
        }

        @Test func `the first tap of a double tap that does not delay ends has ended for the view`()
            async throws
        {
            let log = try await touchesOfDoubleTap { $0.delaysTouchesEnded = false }
            #expect(log == ["began", "ended", "began", "cancelled"])
        }

        @Test func `the view learns nothing of a double tap that delays beginnings`() async throws {
            let log = try await touchesOfDoubleTap { $0.delaysTouchesBegan = true }
            #expect(log == [])
        }

        @Test func `a double tap that cancels no touches leaves both taps to the view`() async throws {
            let log = try await touchesOfDoubleTap { $0.cancelsTouchesInView = false }
            #expect(log == ["began", "began", "ended", "ended"])
        }

        @Test func `the end of a tap that is not the first of two comes before the next tap`() async throws {
            let (_, double) = taps()
            let (display, view, log) = try await putOnScreen(("double", double))
            display.tap(50, 50)
            await display.settle()
            #expect(view.log == ["began"])
            // Taps that are farther apart than 45 points do not belong together.
            display.tap(150, 50, time: 0.1)
            await display.settle()
            #expect(log.calls == [])
            #expect(view.log == ["began", "ended", "began", "ended"])
        }

        @Test func `a gesture that delays beginnings passes the touches to the view when it has failed`()
            async throws
        {
            let pan = UIPanGestureRecognizer()
            pan.delaysTouchesBegan = true
            let (display, view, _) = try await putOnScreen(("pan", pan))
            display.touch(.began, 50, 50)
            display.touch(.moved, 53, 50)
            await display.settle()
            #expect(view.log == [])
            display.touch(.ended, 53, 50)
            await display.settle()
            #expect(view.log == ["began", "moved", "ended"])
        }

        @Test func `a gesture that delays beginnings passes no touches to the view when it is recognized`()
            async throws
        {
            let pan = UIPanGestureRecognizer()
            pan.delaysTouchesBegan = true
            let (display, view, log) = try await putOnScreen(("pan", pan))
            display.touch(.began, 50, 50)
            display.touch(.moved, 90, 50)
            display.touch(.ended, 90, 50)
            await display.settle()
            #expect(log.calls == ["pan began", "pan ended"])
            #expect(view.log == [])
        }

        @Test func `a pan waits for a swipe and begins when that has failed`() async throws {
            let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
            pan.require(toFail: swipe)
            let (display, _, log) = try await putOnScreen(("pan", pan), ("swipe", swipe))
            display.touch(.began, 50, 50, time: 0)
            display.touch(.moved, 75, 50, time: 0.1)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.moved, 80, 50, time: 0.7)
            await display.settle()
            #expect(log.calls.first == "pan began")
            display.touch(.ended, 80, 50, time: 0.8)
            await display.settle()
            #expect(log.calls.last == "pan ended")
        }

        @Test func `a pan fails when the swipe that it waits for is recognized`() async throws {
            let (pan, swipe, delegate) = (
                UIPanGestureRecognizer(), UISwipeGestureRecognizer(), Decisions()
            )
            delegate.isSimultaneous = true
            pan.delegate = delegate
            pan.require(toFail: swipe)
            let (display, _, log) = try await putOnScreen(("pan", pan), ("swipe", swipe))
            display.touch(.began, 50, 50, time: 0)
            display.touch(.moved, 75, 50, time: 0.1)
            display.touch(.moved, 120, 50, time: 0.2)
            display.touch(.ended, 120, 50, time: 0.3)
            await display.settle()
            #expect(log.calls == ["swipe ended"])
        }

        @Test func `delegates require failures, and are asked once for each attempt`() async throws {
            try await ManualClock.run { _ in
                let ((single, double), delegate) = (taps(), Decisions())
                delegate.requires = [double]
                single.delegate = delegate
                let (display, _, log) = try await putOnScreen(("single", single), ("double", double))
                display.tap(50, 50)
                await display.settle()
                #expect(log.calls == [])
                display.clock(1)
                await display.settle()
                #expect(log.calls == ["single ended"])
                #expect(delegate.questions == 1)
            }
        }

        @Test func `the delegate of the other gesture may require the failure as well`() async throws {
            try await ManualClock.run { _ in
                let ((single, double), delegate) = (taps(), Decisions())
                delegate.isRequiredBy = [single]
                double.delegate = delegate
                let (display, _, log) = try await putOnScreen(("single", single), ("double", double))
                display.tap(50, 50)
                await display.settle()
                #expect(log.calls == [])
                display.clock(1)
                await display.settle()
                #expect(log.calls == ["single ended"])
            }
        }

        @Test func `a gesture without touches lets no other one wait`() async throws {
            let (single, elsewhere) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            single.require(toFail: elsewhere)
            let (display, view, log) = try await putOnScreen(("single", single))
            let other = UIView(frame: CGRect(x: 300, y: 0, width: 50, height: 50))
            other.addGestureRecognizer(elsewhere)
            view.superview?.addSubview(other)
            display.tap(50, 50)
            await display.settle()
            #expect(log.calls == ["single ended"])
        }

        @Test func `gestures that wait for each other fail`() async throws {
            let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            one.require(toFail: other)
            other.require(toFail: one)
            let (display, _, log) = try await putOnScreen(("one", one), ("other", other))
            display.tap(50, 50)
            await display.settle()
            #expect(log.calls == [])
            #expect(GestureArbiter.active.isEmpty)
            #expect(one.state == .possible)
        }
    }
}
