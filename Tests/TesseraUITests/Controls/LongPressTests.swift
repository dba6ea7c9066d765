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

        @Test func `it begins while the finger rests and follows it`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0.01
            display.touch(.began, 150, 150)
            await wait(until: { log.calls.count == 1 })
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

        @Test func `a press that was given up is not recognized by the next touch's time`() async throws {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0.05
            display.tap(150, 150)
            await display.settle()
            press.minimumPressDuration = 60
            display.touch(.began, 150, 150, time: 9)
            await display.settle()
            // The test waits until after the time at which the first press would have been recognized.
            var isLater = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.06) {
                MainActor.assumeIsolated { isLater = true }
            }
            await wait(until: { isLater })
            #expect(log.calls == [])
            display.touch(.ended, 150, 150, time: 9.1)
            await display.settle()
        }

        @Test func `it takes the touch from a tap and from the view`() async throws {
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

        @Test func `the display is sent whose finger it is once the press has begun, and only then`()
            async throws
        {
            let (display, press, log) = try await putOnScreen()
            press.minimumPressDuration = 0.01
            display.tap(150, 150)
            display.touch(.began, 150, 150, id: 7)
            await wait(until: { log.calls.count == 1 })
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
