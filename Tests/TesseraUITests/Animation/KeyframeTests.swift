import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct KeyframeTests {
        /// Returns a display, and a view of 100 × 100 points that the display draws already.
        private func shownView() async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            return (display, view)
        }

        private func frame(_ time: Double, alpha: Double?) -> SceneOperation.KeyFrame {
            var set = NodeProperties()
            set.alpha = alpha
            return .init(time: time, set: set, cleared: [])
        }

        @Test func `key frames lead from one value to the next`() async throws {
            let (display, view) = try await shownView()
            UIView.animateKeyframes(
                withDuration: 4, delay: 1,
                options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                        view.alpha = 0.5
                    }
                })
            #expect(view.alpha == 0.5)
            await display.settle()
            var sent = SceneOperation.Animation(duration: 4, delay: 1, curve: .linear)
            sent.frames = [frame(0.25, alpha: 0), frame(0.5, alpha: 0), frame(0.75, alpha: nil)]
            #expect(display.operations == [update(view, sent) { $0.alpha = 0.5 }])
        }

        @Test func `a value that ends as it began moves in between`() async throws {
            let (display, view) = try await shownView()
            UIView.animateKeyframes(
                withDuration: 1, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
                })
            await display.settle()
            var sent = SceneOperation.Animation(duration: 1, delay: 0, curve: .easeInOut)
            sent.frames = [frame(0.5, alpha: 0)]
            #expect(display.operations == [update(view, sent) { _ in }])
        }

        @Test func `discrete key frames change in steps at their starts`() async throws {
            let (display, view) = try await shownView()
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, options: .calculationModeDiscrete,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { view.alpha = 0 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                        view.alpha = 0.5
                    }
                })
            await display.settle()
            let usual = SceneOperation.KeyFrame(time: 0.25, set: NodeProperties(), cleared: ["o"])
            var sent = SceneOperation.Animation(duration: 1, delay: 0, curve: .easeInOut)
            sent.frames = [usual, frame(0.25, alpha: 0), frame(0.5, alpha: 0), frame(0.5, alpha: nil)]
            #expect(display.operations == [update(view, sent) { $0.alpha = 0.5 }])
        }

        @Test func `properties have key frames of their own`() async throws {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                UIView.animateKeyframes(
                    withDuration: 1, delay: 0,
                    options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
                    animations: {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
                        view.center.x += 100
                    })
                clock.advance(by: 0.25)
                #expect(view.presentState.alpha == 0.5)
                #expect(view.presentState.center.x == 75)
                clock.advance(by: 0.5)
                #expect(view.presentState.alpha == 0)
                #expect(view.presentState.center.x == 125)
            }
        }

        @Test func `a frame that begins before the one before it has ended goes on from there`() {
            var (start, first, second) = (ViewState(), ViewState(), ViewState())
            (start.cornerRadius, first.cornerRadius, second.cornerRadius) = (0, 10, 105)
            var timeline = KeyframeTimeline(mode: .linear)
            timeline.add(.cornerRadius, .init(start: 0, end: 1), from: start, to: first)
            timeline.add(.cornerRadius, .init(start: 0.5, end: 1), from: start, to: second)
            var state = ViewState()
            timeline.apply(0.5, keys: .cornerRadius, to: &state)
            #expect(state.cornerRadius == 5)
        }
    }
}
