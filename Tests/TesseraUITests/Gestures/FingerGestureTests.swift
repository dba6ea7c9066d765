import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// A view that has no item before its next layout.
    private final class Shelf: UIView {
        var item: UIView? { didSet { setNeedsLayout() } }

        override func layoutSubviews() {
            guard let item else { return }
            addSubview(item)
            item.frame = bounds
        }
    }

    @Suite @MainActor struct FingerGestureTests {
        /// Displays a view of 300 × 300 points with a recognizer. The log contains the state and the result of `note`
        /// for each action.
        func show<Recognizer: UIGestureRecognizer>(
            _ recognizer: Recognizer, _ note: @escaping (Recognizer) -> String
        ) async throws -> (FakeDisplay, UIView, Log) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            let log = Log()
            recognizer.addAction(
                UIAction { [unowned recognizer] _ in
                    log.calls.append("\(recognizer.state) \(note(recognizer))")
                })
            view.addGestureRecognizer(recognizer)
            try display.show().addSubview(view)
            await display.settle()
            return (display, view, log)
        }

        // MARK: Swipes

        @Test func `a swipe is recognized after fifty points, where it began`() async throws {
            let (display, view, log) = try await show(UISwipeGestureRecognizer()) {
                "\($0.location(in: $0.view).x)"
            }
            display.touch(.began, 100, 100, time: 0)
            display.touch(.moved, 149, 100, time: 0.1)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.moved, 150, 100, time: 0.12)
            display.touch(.ended, 200, 100, time: 0.2)
            await display.settle()
            #expect(log.calls == ["ended 100.0"])
            #expect(
                view.properties(context: .init(traits: view.traitCollection)).gestures == .sidewaysMoves)
        }

        @Test(arguments: [
            ("too slow", 160.0, 100.0, 0.6), ("the other way", 40, 100, 0.1), ("down", 100, 160, 0.1),
        ])
        func `movements in other directions, or too slow ones, are no swipe to the right`(
            _ name: String, x: Double, y: Double, time: Double
        )
            async throws
        {
            let (display, _, log) = try await show(UISwipeGestureRecognizer()) { _ in "" }
            display.touch(.began, 100, 100, time: 0)
            display.touch(.moved, x, y, time: time)
            display.touch(.moved, 200, 100, time: time + 0.1)
            display.touch(.ended, 200, 100, time: time + 0.1)
            await display.settle()
            #expect(log.calls == [])
        }

        @Test(arguments: [
            (UISwipeGestureRecognizer.Direction.left, -60.0, 0.0), (.up, 0, -60), (.down, 0, 60),
            (.right, 60, 0),
        ])
        func `a swipe is recognized in each direction`(
            _ direction: UISwipeGestureRecognizer.Direction, x: Double, y: Double
        )
            async throws
        {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            let (display, _, log) = try await show(swipe) { _ in "" }
            display.touch(.began, 150, 150, time: 0)
            display.touch(.moved, 150 + x, 150 + y, time: 0.1)
            display.touch(.ended, 150 + x, 150 + y, time: 0.1)
            await display.settle()
            #expect(log.calls == ["ended "])
        }

        @Test func `a swipe of two fingers needs both`() async throws {
            let swipe = UISwipeGestureRecognizer()
            swipe.numberOfTouchesRequired = 2
            let (display, view, log) = try await show(swipe) { "\($0.numberOfTouches)" }
            #expect(
                view.properties(context: .init(traits: view.traitCollection)).gestures
                    == [.severalFingers, .sidewaysMoves])
            display.touch(.began, 100, 100, id: 1, time: 0)
            display.touch(.began, 100, 150, id: 2, time: 0)
            display.touch(.moved, 160, 100, id: 1, time: 0.1)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.moved, 160, 150, id: 2, time: 0.1)
            display.touch(.ended, 160, 100, id: 1, time: 0.2)
            display.touch(.ended, 160, 150, id: 2, time: 0.2)
            await display.settle()
            #expect(log.calls == ["ended 2"])
        }

        // MARK: Pinches and rotations

        @Test func `a pinch is the share by which the fingers have moved apart`() async throws {
            let (display, view, log) = try await show(UIPinchGestureRecognizer()) { "\($0.scale)" }
            #expect(
                view.properties(context: .init(traits: view.traitCollection)).gestures == .severalFingers)
            display.touch(.began, 100, 100, id: 1, time: 0)
            display.touch(.began, 200, 100, id: 2, time: 0)
            display.touch(.moved, 207, 100, id: 2, time: 0.01)
            await display.settle()
            #expect(log.calls == [])
            display.touch(.moved, 250, 100, id: 2, time: 0.02)
            display.touch(.moved, 150, 100, id: 1, time: 0.03)
            display.touch(.ended, 150, 100, id: 1, time: 0.04)
            await display.settle()
            #expect(log.calls == ["began 1.5", "changed 1.0"])
            // The gesture ends with the last finger. A new finger continues from the current scale.
            display.touch(.began, 150, 100, id: 3, time: 0.05)
            display.touch(.moved, 50, 100, id: 3, time: 0.06)
            display.touch(.ended, 250, 100, id: 2, time: 0.07)
            display.touch(.ended, 50, 100, id: 3, time: 0.08)
            await display.settle()
            #expect(log.calls == ["began 1.5", "changed 1.0", "changed 2.0", "ended 2.0"])
        }

        @Test func `a scale that the app sets continues from there`() async throws {
            let pinch = UIPinchGestureRecognizer()
            let (display, _, log) = try await show(pinch) { "\($0.scale)" }
            display.touch(.began, 100, 100, id: 1, time: 0)
            display.touch(.began, 200, 100, id: 2, time: 0)
            display.touch(.moved, 300, 100, id: 2, time: 0.1)
            await display.settle()
            #expect(pinch.velocity > 0)
            pinch.scale = 1
            #expect(pinch.velocity == 0)
            display.touch(.moved, 200, 100, id: 2, time: 0.2)
            await display.settle()
            #expect(log.calls == ["began 2.0", "changed 0.5"])
            #expect(abs(pinch.velocity + 5) < 0.001)
            for id in [1, 2] { display.touch(.ended, 0, 0, id: id) }
            await display.settle()
        }

        @Test func `a trackpad pinches without fingers`() async throws {
            let (display, _, log) = try await show(UIPinchGestureRecognizer()) {
                "\($0.scale) \($0.numberOfTouches) \($0.location(in: nil).x)"
            }
            func transform(_ phase: DisplayEvent.Touch.Phase, _ scale: Double) {
                display.send(.transform(.init(phase: phase, x: 80, y: 90, scale: scale, time: 0)))
            }
            transform(.began, 1)
            transform(.moved, 1.25)
            transform(.moved, 2)
            transform(.ended, 2)
            await display.settle()
            #expect(log.calls == ["began 1.25 0 80.0", "changed 2.0 0 80.0", "ended 2.0 0 80.0"])
        }

        @Test func `a rotation turns with the fingers, past half a turn too`() async throws {
            let rotation = UIRotationGestureRecognizer()
            let (display, _, log) = try await show(rotation) {
                "\(Int(($0.rotation * 180 / .pi).rounded()))"
            }
            func turn(_ degrees: Double) -> (Double, Double) {
                (150 + 100 * cos(degrees * .pi / 180), 150 + 100 * sin(degrees * .pi / 180))
            }
            display.touch(.began, 150, 150, id: 1)
            display.touch(.began, turn(0).0, turn(0).1, id: 2)
            for degrees in [4.0, 90, 170, 200] {
                display.touch(.moved, turn(degrees).0, turn(degrees).1, id: 2)
            }
            for id in [1, 2] { display.touch(.ended, 150, 150, id: id) }
            await display.settle()
            #expect(log.calls == ["began 90", "changed 170", "changed 200", "ended 200"])
        }

        // MARK: Hovering

        @Test func `a pointer that hovers begins, changes and ends`() async throws {
            let (display, view, log) = try await show(UIHoverGestureRecognizer()) {
                "\($0.location(in: $0.view).x)"
            }
            #expect(view.properties(context: .init(traits: view.traitCollection)).gestures == .hover)
            func hover(_ x: Double, isOver: Bool = true) {
                display.send(.hover(.init(x: x, y: 50, time: 0, isOver: isOver)))
            }
            hover(10)
            hover(20)
            hover(350)
            hover(30)
            hover(0, isOver: false)
            hover(0, isOver: false)
            await display.settle()
            #expect(
                log.calls == ["began 10.0", "changed 20.0", "ended 20.0", "began 30.0", "ended 30.0"])
        }

        @Test func `a pointer that comes together with a change hovers over what the change lays out`()
            async throws
        {
            let (display, view, log) = try await show(UIHoverGestureRecognizer()) {
                "\($0.location(in: $0.view).x)"
            }
            let shelf = Shelf(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
            view.superview?.addSubview(shelf)
            shelf.item = view
            display.send(.hover(.init(x: 50, y: 350, time: 0, isOver: true)))
            await display.settle()
            #expect(log.calls == ["began 50.0"])
        }

        // MARK: Buttons and kinds of touches

        @Test func `a tap of the secondary button is for gestures that ask for it`() async throws {
            let tap = UITapGestureRecognizer()
            tap.buttonMaskRequired = .secondary
            let (display, view, log) = try await show(tap) { "\($0.buttonMask == .secondary)" }
            let usual = UITapGestureRecognizer()
            usual.addAction(UIAction { _ in log.calls.append("usual") })
            view.addGestureRecognizer(usual)
            #expect(
                view.properties(context: .init(traits: view.traitCollection)).gestures == .secondaryButton)
            func click(isSecondary: Bool?) {
                for phase in [DisplayEvent.Touch.Phase.began, .ended] {
                    display.send(
                        .touch(
                            .init(
                                id: 1, phase: phase, x: 50, y: 50, time: 0, pointer: .mouse,
                                isSecondary: isSecondary)))
                }
            }
            click(isSecondary: true)
            await display.settle()
            #expect(log.calls == ["ended true"])
            click(isSecondary: nil)
            await display.settle()
            #expect(log.calls == ["ended true", "usual"])
        }

        @Test func `a gesture knows the modifier keys that are down during its touches`() async throws {
            let (display, _, log) = try await show(UITapGestureRecognizer()) {
                "\($0.modifierFlags == [.command, .shift])"
            }
            for phase in [DisplayEvent.Touch.Phase.began, .ended] {
                display.send(.touch(.init(id: 1, phase: phase, x: 50, y: 50, time: 0, modifiers: 18)))
            }
            await display.settle()
            #expect(log.calls == ["ended true"])
        }

        @Test func `a gesture takes the kinds of touches that it allows`() async throws {
            let tap = UITapGestureRecognizer()
            #expect(tap.allowedTouchTypes == [0, 1, 2, 3])
            tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
            let (display, _, log) = try await show(tap) { _ in "" }
            display.tap(50, 50)
            await display.settle()
            #expect(log.calls == [])
            for phase in [DisplayEvent.Touch.Phase.began, .ended] {
                display.send(.touch(.init(id: 1, phase: phase, x: 50, y: 50, time: 0, pointer: .pen)))
            }
            await display.settle()
            #expect(log.calls == ["ended "])
        }

        // MARK: Views with several fingers

        final class Counting: UIView {
            var most = 0
            private var down: Set<UITouch> = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                down.formUnion(touches)
                most = max(most, down.count)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                down.subtract(touches)
            }
        }

        @Test(arguments: [(false, 1), (true, 2)])
        func `a view gets one finger unless it wants more`(_ isMultiple: Bool, count: Int) async throws {
            let display = try await FakeDisplay.attached()
            let view = Counting(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            view.isMultipleTouchEnabled = isMultiple
            try display.show().addSubview(view)
            await display.settle()
            #expect(
                view.properties(context: .init(traits: view.traitCollection)).gestures
                    == (isMultiple ? .severalFingers : nil))
            for id in [1, 2] { display.touch(.began, 50, 50, id: id) }
            for id in [1, 2] { display.touch(.ended, 50, 50, id: id) }
            await display.settle()
            #expect(view.most == count)
        }

        @Test func `a view that is touched exclusively keeps fingers from others`() async throws {
            let display = try await FakeDisplay.attached()
            let window = try display.show()
            let (one, other) = (Counting(), Counting())
            one.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            other.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
            for view in [one, other] { window.addSubview(view) }
            one.isExclusiveTouch = true
            await display.settle()
            display.touch(.began, 50, 50, id: 1)
            display.touch(.began, 150, 50, id: 2)
            await display.settle()
            #expect((one.most, other.most) == (1, 0))
            for id in [1, 2] { display.touch(.ended, 50, 50, id: id) }
            await display.settle()
        }

        // MARK: Controls within the view

        @Test func `a tap on a control does not reach the gestures of views around it`() async throws {
            let (display, view, log) = try await show(UITapGestureRecognizer()) { _ in "" }
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            control.addAction(UIAction { _ in log.calls.append("control") }, for: .touchUpInside)
            view.addSubview(control)
            display.tap(50, 50)
            await display.settle()
            #expect(log.calls == ["control"])
        }

        @Test func `a view under the finger may refuse a gesture of the views around it`() async throws {
            final class Objecting: UIView {
                override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
                    !(gestureRecognizer is UIPanGestureRecognizer)
                }
            }
            let (display, view, log) = try await show(UIPanGestureRecognizer()) { _ in "" }
            view.addSubview(Objecting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
            display.touch(.began, 50, 50)
            display.touch(.moved, 80, 50)
            display.touch(.ended, 80, 50)
            await display.settle()
            #expect(log.calls == [])
        }
    }
}
