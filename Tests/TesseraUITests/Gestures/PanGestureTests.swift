import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct PanGestureTests {
        /// A delegate that decides whether a gesture may begin, and whether others are recognized at the same time.
        final class Decisions: NSObject, UIGestureRecognizerDelegate {
            var mayBegin = true
            var isSimultaneous = false

            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { isSimultaneous }
        }

        /// Displays a view of 200 × 200 points at (100, 100) with a recognizer, and returns a log of its states and
        /// translations.
        func putOnScreen(_ pan: UIPanGestureRecognizer = UIPanGestureRecognizer()) async throws
            -> (FakeDisplay, UIPanGestureRecognizer, Log)
        {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
            try display.show().addSubview(view)
            let log = Log()
            pan.addAction(
                UIAction { [unowned pan] _ in
                    let way = pan.translation(in: pan.view)
                    log.calls.append("\(pan.state) \(way.x) \(way.y)")
                })
            view.addGestureRecognizer(pan)
            await display.settle()
            return (display, pan, log)
        }

        @Test func `a pan begins after ten points, and counts from where the finger went down`() async throws
        {
            let (display, pan, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.touch(.moved, 159, 150)
            await display.settle()
            #expect(pan.state == .possible)
            #expect(log.calls == [])
            display.touch(.moved, 160, 150)
            display.touch(.moved, 190, 130)
            display.touch(.ended, 190, 130)
            await display.settle()
            #expect(log.calls == ["began 10.0 0.0", "changed 40.0 -20.0", "ended 40.0 -20.0"])
            #expect(pan.state == .possible)
            #expect(display.messages.contains(.claim(touch: 1)))
        }

        @Test func `a tap is no pan`() async throws {
            let (display, _, log) = try await putOnScreen()
            display.tap(150, 150)
            await display.settle()
            #expect(log.calls == [])
            #expect(!display.messages.contains(.claim(touch: 1)))
        }

        @Test func `the next gesture counts from its own start`() async throws {
            let (display, _, log) = try await putOnScreen()
            for _ in 0..<2 {
                display.touch(.began, 150, 150)
                display.touch(.moved, 170, 150)
                display.touch(.ended, 170, 150)
            }
            await display.settle()
            #expect(
                log.calls == ["began 20.0 0.0", "ended 20.0 0.0", "began 20.0 0.0", "ended 20.0 0.0"])
        }

        @Test func `a touch that the display takes over cancels the pan`() async throws {
            let (display, _, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.touch(.moved, 150, 170)
            display.touch(.cancelled, 150, 170)
            await display.settle()
            #expect(log.calls == ["began 0.0 20.0", "cancelled 0.0 20.0"])
        }

        @Test func `the translation is in the points of the view that is asked about`() async throws {
            let (display, pan, _) = try await putOnScreen()
            pan.view?.transform = CGAffineTransform(scaleX: 2, y: 2)
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150)
            await display.settle()
            #expect(pan.translation(in: pan.view) == CGPoint(x: 20, y: 0))
            #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
            display.touch(.ended, 190, 150)
            await display.settle()
        }

        @Test func `a translation that the app sets counts from there, and the velocity begins anew`()
            async throws
        {
            let (display, pan, log) = try await putOnScreen()
            display.touch(.began, 150, 150, time: 1)
            display.touch(.moved, 190, 150, time: 1.04)
            await display.settle()
            #expect(abs(pan.velocity(in: nil).x - 1000) < 0.001)
            pan.setTranslation(CGPoint(x: 5, y: 1), in: pan.view)
            #expect(pan.velocity(in: nil) == .zero)
            display.touch(.moved, 192, 150, time: 1.06)
            await display.settle()
            #expect(log.calls.last == "changed 7.0 1.0")
            #expect(abs(pan.velocity(in: nil).x - 100) < 0.001)
            display.touch(.ended, 192, 150, time: 1.06)
            await display.settle()
        }

        @Test func `the velocity at the end is known to an app that sets the translation at each step`()
            async throws
        {
            let (display, pan, _) = try await putOnScreen()
            var velocities: [CGFloat] = []
            pan.addAction(
                UIAction { _ in
                    if pan.state == .ended { velocities.append(pan.velocity(in: nil).x) }
                    pan.setTranslation(.zero, in: nil)
                })
            display.touch(.began, 110, 150, time: 1)
            display.touch(.moved, 130, 150, time: 1.02)
            display.touch(.moved, 150, 150, time: 1.04)
            display.touch(.ended, 150, 150, time: 1.05)
            // A finger that rests before it comes up has no velocity.
            display.touch(.began, 110, 150, time: 2)
            display.touch(.moved, 130, 150, time: 2.02)
            display.touch(.moved, 150, 150, time: 2.04)
            display.touch(.ended, 150, 150, time: 2.5)
            await display.settle()
            #expect(velocities.count == 2)
            #expect(abs((velocities.first ?? 0) - 1000) < 0.001)
            #expect(velocities.last == 0)
        }

        @Test func `the velocity at the end is that of the last tenth of a second`() async throws {
            let (display, pan, _) = try await putOnScreen()
            var velocities: [CGFloat] = []
            pan.addAction(
                UIAction { _ in if pan.state == .ended { velocities.append(pan.velocity(in: pan.view).x) } })
            display.touch(.began, 110, 150, time: 0)
            display.touch(.moved, 210, 150, time: 1)
            display.touch(.moved, 220, 150, time: 1.05)
            display.touch(.moved, 230, 150, time: 1.1)
            display.touch(.ended, 230, 150, time: 1.1)
            display.touch(.began, 110, 150, time: 2)
            display.touch(.moved, 210, 150, time: 2.05)
            display.touch(.ended, 210, 150, time: 3)
            await display.settle()
            #expect(velocities.count == 2)
            #expect(abs((velocities.first ?? 0) - 200) < 0.001)
            #expect(velocities.last == 0)
        }

        @Test func `times that go backwards give no velocity`() async throws {
            let (display, pan, _) = try await putOnScreen()
            display.touch(.began, 150, 150, time: 5)
            display.touch(.moved, 200, 150, time: 1)
            await display.settle()
            #expect(pan.velocity(in: nil) == .zero)
            display.touch(.ended, 200, 150, time: 1)
            await display.settle()
        }

        @Test
        func `two fingers move the pan by the way of their middle, which does not jump as one comes up`()
            async throws
        {
            let (display, pan, log) = try await putOnScreen()
            pan.minimumNumberOfTouches = 2
            display.touch(.began, 150, 150, id: 1)
            display.touch(.moved, 180, 150, id: 1)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.began, 200, 200, id: 2)
            display.touch(.moved, 200, 220, id: 2)
            await display.settle()
            // The movement of the first finger before the second touched the screen does not count.
            #expect(log.calls == ["began 0.0 10.0"])
            display.touch(.ended, 200, 220, id: 2)
            await display.settle()
            #expect(log.calls == ["began 0.0 10.0", "ended 0.0 10.0"])
            display.touch(.moved, 100, 100, id: 1)
            display.touch(.ended, 100, 100, id: 1)
            await display.settle()
            #expect(log.calls.count == 2)
        }

        @Test func `too many fingers let the pan fail before it begins, and have no effect afterwards`()
            async throws
        {
            let (display, pan, log) = try await putOnScreen()
            pan.maximumNumberOfTouches = 1
            display.touch(.began, 150, 150, id: 1)
            display.touch(.began, 200, 150, id: 2)
            display.touch(.moved, 190, 150, id: 1)
            display.touch(.ended, 190, 150, id: 1)
            display.touch(.ended, 200, 150, id: 2)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.began, 150, 150, id: 3)
            display.touch(.moved, 170, 150, id: 3)
            display.touch(.began, 200, 150, id: 4)
            display.touch(.moved, 290, 150, id: 4)
            display.touch(.ended, 170, 150, id: 3)
            display.touch(.ended, 290, 150, id: 4)
            await display.settle()
            #expect(log.calls == ["began 20.0 0.0", "ended 20.0 0.0"])
        }

        @Test func `a delegate keeps a pan from beginning`() async throws {
            let (display, pan, log) = try await putOnScreen()
            let decisions = Decisions()
            decisions.mayBegin = false
            pan.delegate = decisions
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150)
            await display.settle()
            #expect(pan.state == .failed)
            display.touch(.ended, 190, 150)
            await display.settle()
            #expect(log.calls == [])
            #expect(!display.messages.contains(.claim(touch: 1)))
        }

        @Test(arguments: [false, true])
        func `the inner of two pans is recognized, and both are if a delegate permits it`(
            isSimultaneous: Bool
        ) async throws {
            let (display, pan, log) = try await putOnScreen()
            let (decisions, outer) = (Decisions(), UIPanGestureRecognizer())
            decisions.isSimultaneous = isSimultaneous
            outer.delegate = decisions
            outer.addAction(UIAction { _ in log.calls.append("outer \(outer.state)") })
            pan.view?.superview?.addGestureRecognizer(outer)
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150)
            display.touch(.ended, 190, 150)
            await display.settle()
            let inner = ["began 40.0 0.0", "ended 40.0 0.0"]
            #expect(
                log.calls
                    == (isSimultaneous ? [inner[0], "outer began", inner[1], "outer ended"] : inner))
        }

        @Test func `a gesture whose recognizer is disabled is cancelled, and the finger counts no more`()
            async throws
        {
            let (display, pan, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150)
            await display.settle()
            pan.isEnabled = false
            pan.isEnabled = true
            display.touch(.moved, 120, 150)
            display.touch(.ended, 120, 150)
            await display.settle()
            #expect(log.calls == ["began 40.0 0.0", "cancelled 40.0 0.0"])
            display.touch(.began, 150, 150)
            display.touch(.moved, 170, 150)
            display.touch(.ended, 170, 150)
            await display.settle()
            #expect(log.calls.suffix(2) == ["began 20.0 0.0", "ended 20.0 0.0"])
        }

        @Test func `the view loses the touch when the pan begins`() async throws {
            let (display, pan, _) = try await putOnScreen()
            let button = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            var events: [String] = []
            button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
            pan.view?.addSubview(button)
            await display.settle()
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150)
            display.touch(.ended, 190, 150)
            await display.settle()
            #expect(events == ["cancel"])
        }

        @Test
        func `the display keeps fingers on its view from scrolling, unless a delegate could refuse them`()
            async throws
        {
            let (display, pan, _) = try await putOnScreen()
            let view = try #require(pan.view)
            let id = view.node.id
            func isKept() async -> Bool {
                await display.settle()
                return display.elements[id]?.properties["kt"] == .bool(true)
            }
            #expect(await isKept())
            let decisions = Decisions()
            pan.delegate = decisions
            #expect(await !isKept())
            pan.delegate = nil
            pan.minimumNumberOfTouches = 2
            #expect(await !isKept())
            pan.minimumNumberOfTouches = 1
            #expect(await isKept())
            pan.isEnabled = false
            #expect(await !isKept())
            pan.isEnabled = true
            pan.view?.removeGestureRecognizer(pan)
            #expect(await !isKept())
        }
    }
}
