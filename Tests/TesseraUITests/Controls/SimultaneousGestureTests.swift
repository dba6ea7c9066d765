import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct SimultaneousGestureTests {
        final class Permitting: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }

        final class Stubborn: UITapGestureRecognizer {
            override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
                false
            }
        }

        /// A recognizer that ignores fingers which begin on the right, and records the places of the others.
        final class LeftFingers: UIGestureRecognizer {
            var places: [[CGPoint]] = []

            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches where touch.location(in: view).x > 50 { ignore(touch, for: event) }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                places.append((0..<numberOfTouches).map { location(ofTouch: $0, in: view) })
            }
        }

        /// Displays a view of 100 × 100 points with recognizers.
        func putOnScreen(_ recognizers: UIGestureRecognizer...) async throws -> FakeDisplay {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
            try display.show().addSubview(view)
            await display.settle()
            return display
        }

        @Test func `the first of two taps is recognized`() async throws {
            var calls: [String] = []
            let (first, second) = (UITapGestureRecognizer(), UITapGestureRecognizer())
            first.addAction(UIAction { _ in calls.append("first") })
            second.addAction(UIAction { _ in calls.append("second") })
            let display = try await putOnScreen(first, second)
            display.tap(50, 50)
            await display.settle()
            #expect(calls == ["first"])
        }

        @Test func `both gestures are recognized if the delegate of one permits it`() async throws {
            var calls: [String] = []
            let (first, second, delegate) = (UITapGestureRecognizer(), UITapGestureRecognizer(), Permitting())
            first.addAction(UIAction { _ in calls.append("first") })
            second.addAction(UIAction { _ in calls.append("second") })
            second.delegate = delegate
            let display = try await putOnScreen(first, second)
            display.tap(50, 50)
            await display.settle()
            #expect(calls == ["first", "second"])
        }

        @Test func `a gesture that cannot be prevented is recognized too`() async throws {
            var calls: [String] = []
            let (first, second) = (UITapGestureRecognizer(), Stubborn())
            first.addAction(UIAction { _ in calls.append("first") })
            second.addAction(UIAction { _ in calls.append("second") })
            let display = try await putOnScreen(first, second)
            display.tap(50, 50)
            await display.settle()
            #expect(calls == ["first", "second"])
        }

        @Test func `a gesture gets no more of touches that it ignores, and knows the order of the others`()
            async throws
        {
            let recognizer = LeftFingers()
            let display = try await putOnScreen(recognizer)
            display.touch(.began, 40, 10, id: 1)
            display.touch(.began, 80, 10, id: 2)
            display.touch(.began, 20, 10, id: 3)
            display.touch(.moved, 80, 20, id: 2)
            display.touch(.moved, 20, 30, id: 3)
            display.touch(.moved, 40, 40, id: 1)
            await display.settle()
            #expect(
                recognizer.places == [
                    [CGPoint(x: 40, y: 10), CGPoint(x: 20, y: 30)],
                    [CGPoint(x: 40, y: 40), CGPoint(x: 20, y: 30)],
                ])
            for id in 1...3 { display.touch(.ended, 40, 40, id: id) }
            await display.settle()
        }
    }
}
