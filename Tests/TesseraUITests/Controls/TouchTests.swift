import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct TouchTests {
        /// A view that records the touches that it receives.
        final class TouchView: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("began")
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("moved")
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("ended")
            }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
                calls.append("cancelled")
            }
        }

        static let frame = CGRect(x: 100, y: 100, width: 100, height: 100)

        func show<View: UIView>(_ view: View) async throws -> (FakeDisplay, View) {
            let display = try await FakeDisplay.attached()
            try display.show().addSubview(view)
            await display.settle()
            return (display, view)
        }

        @Test func `a control runs the actions of what a finger does`() async throws {
            let (display, control) = try await show(UIControl(frame: Self.frame))
            var events: [String] = []
            let names: [(UIControl.Event, String)] = [
                (.touchDown, "down"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
                (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchCancel, "cancel"),
            ]
            for (event, name) in names {
                control.addAction(UIAction { _ in events.append(name) }, for: event)
            }
            display.tap(150, 150)
            await display.settle()
            #expect(events == ["down", "upInside"])
            events = []
            // A finger counts as inside up to 70 points around the control.
            display.touch(.began, 150, 150)
            display.touch(.moved, 260, 150)
            display.touch(.moved, 280, 150)
            display.touch(.moved, 190, 150)
            display.touch(.ended, 300, 150)
            display.touch(.began, 150, 150)
            display.touch(.cancelled, 150, 150)
            await display.settle()
            #expect(events == ["down", "exit", "enter", "upOutside", "down", "cancel"])
            events = []
            control.isEnabled = false
            display.tap(150, 150)
            await display.settle()
            #expect(events == [])
        }

        /// A control that records what it knows of its touch at the end.
        final class EndControl: UIControl {
            var states: [[Bool]] = []
            func record() { states.append([isTouchInside, isTracking, isHighlighted]) }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { record() }
        }

        @Test func `at its end, a control knows where the finger came up`() async throws {
            let (display, control) = try await show(EndControl(frame: Self.frame))
            control.addAction(
                UIAction { [weak control] _ in control?.record() }, for: [.touchUpInside, .touchUpOutside])
            display.tap(150, 150)
            await display.settle()
            #expect(control.states == [[true, true, true], [true, false, false]])
            control.states = []
            display.touch(.began, 150, 150)
            display.touch(.ended, 300, 150)
            await display.settle()
            #expect(control.states == [[false, true, true], [false, false, false]])
            #expect(!control.isTouchInside && !control.isTracking)
        }

        @Test func `a second finger on a control does not end what the first began`() async throws {
            let (display, control) = try await show(UIControl(frame: Self.frame))
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
            display.touch(.began, 150, 150, id: 1)
            display.touch(.began, 160, 160, id: 2)
            display.touch(.ended, 160, 160, id: 2)
            await display.settle()
            #expect(control.isTracking)
            #expect(count == 0)
            display.touch(.ended, 150, 150, id: 1)
            await display.settle()
            #expect(count == 1)
        }

        @Test func `a tap is recognized where the finger moves at most 10 points`() async throws {
            let (display, view) = try await show(TouchView(frame: Self.frame))
            let recognizer = UITapGestureRecognizer()
            var count = 0
            recognizer.addAction(UIAction { _ in count += 1 })
            view.addGestureRecognizer(recognizer)
            display.touch(.began, 150, 150)
            display.touch(.moved, 160, 150)
            display.touch(.ended, 160, 150)
            await display.settle()
            #expect(count == 1)
            #expect(view.calls == ["began", "moved", "cancelled"])
            view.calls = []
            display.touch(.began, 150, 150, time: 5)
            display.touch(.moved, 161, 150, time: 5.1)
            display.touch(.ended, 150, 150, time: 5.2)
            await display.settle()
            #expect(count == 1)
            #expect(view.calls == ["began", "moved", "ended"])
        }

        @Test func `a recognizer that cancels no touches leaves them to the view`() async throws {
            let (display, view) = try await show(TouchView(frame: Self.frame))
            let recognizer = UITapGestureRecognizer()
            recognizer.cancelsTouchesInView = false
            view.addGestureRecognizer(recognizer)
            display.tap(150, 150)
            await display.settle()
            #expect(view.calls == ["began", "ended"])
        }

        @Test func `a double tap needs two taps in quick succession`() async throws {
            let (display, view) = try await show(TouchView(frame: Self.frame))
            let recognizer = UITapGestureRecognizer()
            recognizer.numberOfTapsRequired = 2
            var count = 0
            recognizer.addAction(UIAction { _ in count += 1 })
            view.addGestureRecognizer(recognizer)
            display.tap(150, 150, time: 1)
            display.tap(150, 150, time: 2)
            await display.settle()
            #expect(count == 0)
            display.tap(150, 150, time: 3)
            display.tap(150, 150, time: 3.2)
            await display.settle()
            #expect(count == 1)
        }

        @Test func `if one tap lies within another, the inner one is recognized`() async throws {
            let (display, view) = try await show(TouchView(frame: Self.frame))
            var calls: [String] = []
            for (view, name) in [(view, "inner"), (try #require(view.superview), "outer")] {
                let recognizer = UITapGestureRecognizer()
                recognizer.addAction(UIAction { _ in calls.append(name) })
                view.addGestureRecognizer(recognizer)
            }
            display.tap(150, 150)
            await display.settle()
            #expect(calls == ["inner"])
            display.tap(300, 600, time: 9)
            await display.settle()
            #expect(calls == ["inner", "outer"])
        }

        @Test func `touches of a display that is lost are cancelled`() async throws {
            let (display, view) = try await show(TouchView(frame: Self.frame))
            display.touch(.began, 150, 150)
            display.send(.detached)
            await wait(until: { view.calls == ["began", "cancelled"] })
        }

        @Test func `a button runs its primary action, and reports that a finger comes again`() async throws {
            var events: [String] = []
            let action = UIAction { _ in events.append("primary") }
            let (display, button) = try await show(UIButton(frame: Self.frame, primaryAction: action))
            button.addAction(UIAction { _ in events.append("repeat") }, for: .touchDownRepeat)
            #expect(button.allControlEvents == [.primaryActionTriggered, .touchDownRepeat])
            display.tap(150, 150, time: 20)
            await display.settle()
            #expect(events == ["primary"])
            display.tap(150, 150, time: 20.2)
            await display.settle()
            #expect(events == ["primary", "repeat", "primary"])
        }

        @Test func `a control of an app's own runs its primary action itself`() async throws {
            var events: [String] = []
            let action = UIAction { _ in events.append("primary") }
            let (display, control) = try await show(UIControl(frame: Self.frame, primaryAction: action))
            control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
            display.tap(150, 150, time: 20)
            await display.settle()
            #expect(events == ["up"])
            #expect(control.accessibilityActivate() && events == ["up", "up"])
            control.performPrimaryAction()
            #expect(events == ["up", "up", "primary"])
        }

        @Test func `a keyboard activates what no modal view covers`() async throws {
            let (display, control) = try await show(UIControl(frame: Self.frame))
            var count = 0
            control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
            display.send(.activate(view: control.node.id))
            await display.settle()
            #expect(count == 1)
            let modal = UIView()
            modal.accessibilityViewIsModal = true
            control.superview?.addSubview(modal)
            display.send(.activate(view: control.node.id))
            await display.settle()
            #expect(count == 1)
        }
    }
}
