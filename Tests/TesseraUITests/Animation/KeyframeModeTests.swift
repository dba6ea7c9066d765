import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests a view that moves 100 points to the right, 50 back and 150 to the right again, with even time for each way.
    @Suite @MainActor struct KeyframeModeTests {
        /// Returns the times and the places that a display gets on the way, rounded to hundredths.
        private func places(_ mode: UIView.KeyframeAnimationOptions) async throws -> [[Double]] {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            UIView.animateKeyframes(withDuration: 3, delay: 0, options: mode) {
                for (index, x) in [100, 50, 200].enumerated() {
                    UIView.addKeyframe(
                        withRelativeStartTime: Double(index) / 3, relativeDuration: 1.0 / 3
                    ) { view.frame.origin.x = CGFloat(x) }
                }
            }
            await display.settle()
            guard case .update(_, _, _, let animation) = try #require(display.operations.first) else {
                return []
            }
            return (animation?.frames ?? []).map { frame in
                [frame.time, frame.set.frame.map { Double($0.rect.minX) } ?? 200].map {
                    ($0 * 100).rounded() / 100
                }
            }
        }

        @Test func `in the paced mode the velocity is always the same`() async throws {
            // The ways of 100, 50 and 150 points take their shares of the time.
            #expect(try await places(.calculationModePaced) == [[0.33, 100], [0.5, 50]])
        }

        @Test func `in the cubic mode the view moves along a curve through the places`() async throws {
            let places = try await places(.calculationModeCubic)
            #expect(places.count == 23)
            // From 0 to 100, with directions of 50 and 25 at the ends: 50 + 50 / 8 - 25 / 8.
            #expect(abs(places[3][1] - 53.125) < 0.01)
            #expect(places[7] == [0.33, 100] && places[15] == [0.67, 50])
            // From 100 to 50, with directions of 25 and 50 at the ends: 75 + 25 / 8 - 50 / 8.
            #expect(abs(places[11][1] - 71.875) < 0.01)
        }

        @Test func `in the cubic paced mode the times follow from the distances`() async throws {
            let places = try await places(.calculationModeCubicPaced)
            #expect(places.contains([0.33, 100]) && places.contains([0.5, 50]))
            // Half of the way to the first place takes a sixth of the time, as it is a third of all ways.
            #expect(places.contains { abs($0[0] - 0.17) < 0.01 && abs($0[1] - 53.125) < 0.01 })
        }

        @Test func `in the linear mode the places keep the times that the app has set`() async throws {
            #expect(try await places(.calculationModeLinear) == [[0.33, 100], [0.67, 50]])
        }

        @Test func `the mode is read from the options, whatever other options there are`() {
            #expect(
                KeyframeMode(rawValue: UIView.KeyframeAnimationOptions.calculationModeCubic.rawValue >> 10)
                    == .cubic)
            let options: UIView.KeyframeAnimationOptions = [
                .calculationModeCubicPaced, .allowUserInteraction, .autoreverse,
            ]
            #expect(KeyframeMode(rawValue: options.rawValue >> 10 & 7) == .cubicPaced)
        }

        @Test func `a key frame that begins within another one continues from its value`() {
            var (start, middle, end) = (ViewState(), ViewState(), ViewState())
            (start.alpha, middle.alpha, end.alpha) = (0, 1, 0)
            var state = ViewState()
            let course = KeyframeCourse(
                of: .alpha, from: start, [(0, 1, middle), (0.5, 1, end)], mode: .paced)
            // The value turns at a half of the way, after a half of the time.
            course.apply(0.5, to: &state)
            #expect(state.alpha == 0.5)
            course.apply(0.75, to: &state)
            #expect(state.alpha == 0.25)
            course.apply(1, to: &state)
            #expect(state.alpha == 0)
        }

        @Test func `a value that stays at its place keeps its times`() {
            let course = KeyframeCourse(
                of: .center, from: ViewState(), [(0, 0.5, ViewState()), (0.5, 1, ViewState())], mode: .paced)
            #expect(course.looks == [0, 0.5, 1])
        }
    }
}
