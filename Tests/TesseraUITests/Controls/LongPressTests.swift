import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct LongPressTests {
        func putOnScreen() async throws -> (FakeDisplay, UILongPressGestureRecognizer, Log) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
            try display.show().addSubview(view)
            let (press, log) = (UILongPressGestureRecognizer(), Log())
            press.addAction(
                UIAction { _ in log.calls.append("\(press.state) \(press.location(in: view).x)") })
            view.addGestureRecognizer(press)
            await display.settle()
            return (display, press, log)
        }

        func questions(to display: FakeDisplay) -> [DisplayMessage] {
            display.messages.filter { if case .clock = $0 { true } else { false } }
        }

        @Test func `a press begins while the finger stays, and continues while it moves`() async throws {
            let (display, press, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.clock(0.5)
            await display.settle()
            #expect(log.calls == ["began 50.0"])
            display.touch(.moved, 190, 150)
            display.touch(.ended, 195, 150)
            await display.settle()
            #expect(
                log.calls == ["began 50.0", "changed 90.0", "ended 95.0"])
            #expect(press.state == .possible)
        }

        @Test func `a finger that moves or comes up too early does not press`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 60
            display.touch(.began, 150, 150)
            display.touch(.moved, 160, 150)
            await display.settle()
            #expect(press.state == .possible)
            display.touch(.moved, 161, 150)
            await display.settle()
            #expect(press.state == .failed)
            display.touch(.ended, 150, 150)
            display.tap(150, 150)
            await display.settle()
            #expect(press.state == .possible)
            #expect(log.calls == [])
        }

        @Test func `a time measured for an ended touch does not let the next one press`() async throws {
            let (display, _, log) = try await putOnScreen()
            display.tap(150, 150)
            display.touch(.began, 150, 150, time: 0.4)
            // This is the answer to the question of the first press.
            display.clock(0.5)
            await display.settle()
            #expect(log.calls == [])
            display.clock(0.9)
            await display.settle()
            #expect(log.calls == ["began 50.0"])
            display.touch(.ended, 150, 150, time: 1)
            await display.settle()
        }

        @Test func `a tap whose end comes late does not press`() async throws {
            try await ManualClock.run { clock in
                let (display, press, log) = try await putOnScreen()
                display.touch(.began, 150, 150, time: 3)
                await display.settle()
                #expect(display.messages.contains(.clock(time: 3.5)))
                // The finger came up after a tenth of a second, and the wire brings the report two seconds later.
                clock.advance(by: 2)
                await display.settle()
                #expect(press.state == .possible)
                display.touch(.ended, 150, 150, time: 3.1)
                await display.settle()
                #expect(press.state == .possible)
                #expect(log.calls == [])
            }
        }

        @Test func `two fingers press when the second one has stayed`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.numberOfTouchesRequired = 2
            display.touch(.began, 120, 150, id: 1)
            display.touch(.began, 160, 150, id: 2, time: 0.3)
            display.clock(0.79)
            await display.settle()
            #expect(log.calls == [])
            display.clock(0.8)
            await display.settle()
            #expect(log.calls.count == 1)
            display.touch(.ended, 120, 150, id: 1, time: 1)
            display.touch(.ended, 160, 150, id: 2, time: 1)
            await display.settle()
        }

        @Test func `the end of a touch says by its own time whether it has pressed`() async throws {
            let (display, _, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.touch(.ended, 150, 150, time: 0.49)
            display.touch(.began, 150, 150, time: 1)
            display.touch(.cancelled, 150, 150, time: 1.6)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.began, 150, 150, time: 2)
            display.touch(.ended, 150, 150, time: 2.7)
            await display.settle()
            #expect(log.calls == ["began 50.0", "ended 50.0"])
        }

        @Test func `a press without a duration begins however soon the touch ends`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0
            display.touch(.began, 150, 150)
            display.touch(.ended, 150, 150, time: 0.1)
            await display.settle()
            #expect(log.calls == ["began 50.0", "ended 50.0"])
            #expect(questions(to: display) == [])
        }

        @Test func `a finger that moves after it has stayed presses before the display says so`()
            async throws
        {
            let (display, _, log) = try await putOnScreen()
            display.touch(.began, 150, 150)
            display.touch(.moved, 190, 150, time: 0.6)
            display.touch(.ended, 190, 150, time: 0.7)
            await display.settle()
            #expect(log.calls == ["began 50.0", "changed 90.0", "ended 90.0"])
        }

        @Test func `the shorter of two presses begins first if one late answer is about both`()
            async throws
        {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 1
            let outer = UILongPressGestureRecognizer()
            outer.minimumPressDuration = 0.4
            outer.addAction(UIAction { _ in log.calls.append("outer \(outer.state)") })
            press.view?.superview?.addGestureRecognizer(outer)
            display.touch(.began, 150, 150)
            display.clock(3)
            await display.settle()
            #expect(log.calls == ["outer began"])
            display.touch(.ended, 150, 150, time: 4)
            await display.settle()
        }

        @Test func `the display is asked once for each time, and never for a press that cannot come`()
            async throws
        {
            let (display, press, _) = try await putOnScreen()
            let other = UILongPressGestureRecognizer()
            let never = UILongPressGestureRecognizer()
            never.minimumPressDuration = .infinity
            press.view?.addGestureRecognizer(other)
            press.view?.addGestureRecognizer(never)
            display.touch(.began, 150, 150, time: 3)
            await display.settle()
            #expect(questions(to: display) == [.clock(time: 3.5)])
            display.touch(.cancelled, 150, 150, time: 3.1)
            await display.settle()
        }

        @Test func `a touch that comes from no display goes by the app's clock`() async {
            await ManualClock.run { clock in
                let touch = UITouch()
                var count = 0
                let timer = TouchTimer(touch, after: 0.5) { count += 1 }
                TouchTimer.advance(to: 60)
                clock.advance(by: 0.49)
                #expect(count == 0)
                clock.advance(by: 0.01)
                #expect(count == 1)
                withExtendedLifetime(timer) {}
            }
        }

        @Test func `a press takes the touch from a tap and from the view`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0
            let tap = UITapGestureRecognizer()
            tap.addAction(UIAction { _ in log.calls.append("tap") })
            press.view?.addGestureRecognizer(tap)
            display.touch(.began, 150, 150)
            await wait(until: { press.state == .began })
            display.touch(.ended, 150, 150)
            await display.settle()
            #expect(log.calls == ["began 50.0", "ended 50.0"])
        }

        @Test func `a press after a tap counts the tap`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0
            press.numberOfTapsRequired = 1
            display.tap(150, 150, time: 1)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.began, 150, 150, time: 1.2)
            await wait(until: { press.state == .began })
            display.touch(.ended, 150, 150, time: 1.3)
            await display.settle()
            #expect(log.calls.count == 2)
        }

        @Test func `the display learns which finger the app has claimed only when the press has begun`()
            async throws
        {
            let (display, _, log) = try await putOnScreen()
            display.tap(150, 150)
            display.touch(.began, 150, 150, id: 7)
            display.clock(0.5)
            await display.settle()
            #expect(log.calls.count == 1)
            display.touch(.moved, 190, 150, id: 7)
            display.touch(.ended, 190, 150, id: 7)
            await display.settle()
            #expect(
                display.messages.filter { if case .claim = $0 { true } else { false } } == [.claim(touch: 7)])
        }

        @Test func `a press that its delegate does not let begin leaves the finger to the display`()
            async throws
        {
            final class Refusal: NSObject, UIGestureRecognizerDelegate {
                func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
            }
            let (display, press, log) = try await putOnScreen()
            let refusal = Refusal()
            press.delegate = refusal
            press.minimumPressDuration = 0
            display.touch(.began, 150, 150)
            await wait(until: { press.state == .failed })
            await display.settle()
            #expect(log.calls == [])
            #expect(!display.messages.contains(.claim(touch: 1)))
            display.touch(.ended, 150, 150)
            await display.settle()
        }
    }
}
