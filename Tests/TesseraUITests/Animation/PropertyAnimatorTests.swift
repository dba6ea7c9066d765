import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct PropertyAnimatorTests {
        /// Runs a test with a view of 100 × 100 points that the display draws already, and with a linear animator of
        /// four seconds that makes the view transparent.
        private func run(
            _ body: (ManualClock, FakeDisplay, UIView, UIViewPropertyAnimator) async throws -> Void
        ) async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                try display.show().addSubview(view)
                await display.settle()
                display.reset()
                let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.alpha = 0 }
                try await body(clock, display, view, animator)
                // At the end, the display has the values that the view has now.
                let sent = try #require(display.elements[view.node.id]).properties
                #expect(sent["f"] == .array([view.center.x - 50, 0, 100, 100].map { .number($0) }))
                guard case .number(let alpha) = sent["o"] ?? .number(1) else { return }
                #expect(abs(alpha - view.alpha) < 0.001)
            }
        }

        @Test func `observers learn when an animator starts and stops to move the views`() async throws {
            try await run { clock, display, _, animator in
                var values: [Bool?] = []
                let observation = animator.observe(\.isRunning, options: .new) { _, change in
                    MainActor.assumeIsolated { values.append(change.newValue) }
                }
                animator.pausesOnCompletion = true
                animator.startAnimation()
                animator.pauseAnimation()
                animator.startAnimation()
                #expect(values == [true, false, true])
                await display.settle()
                clock.advance(by: 5)
                #expect(values == [true, false, true, false])
                observation.invalidate()
                animator.stopAnimation(true)
                await display.settle()
            }
        }

        @Test func `an animator runs from start to end`() async throws {
            try await run { clock, display, view, animator in
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                #expect(animator.state == .inactive && !animator.isRunning && view.alpha == 1)
                animator.startAnimation()
                #expect(animator.state == .active && animator.isRunning && view.alpha == 0)
                await display.settle()
                #expect(
                    display.operations == [
                        update(view, .init(duration: 4, delay: 0, curve: .linear)) { $0.alpha = 0 }
                    ])
                clock.advance(by: 1)
                #expect(animator.fractionComplete == 0.25)
                clock.advance(by: 3)
                #expect(positions == [.end])
                #expect(animator.state == .inactive && !animator.isRunning)
            }
        }

        @Test func `a view follows the finger that scrubs`() async throws {
            try await run { _, display, view, animator in
                animator.pauseAnimation()
                await display.settle()
                #expect(display.operations == [])
                for (fraction, alpha) in [(0.25, 0.75), (0.5, 0.5), (0.3, 0.7)] {
                    display.reset()
                    animator.fractionComplete = fraction
                    await display.settle()
                    #expect(display.operations == [update(view, nil) { $0.alpha = alpha }])
                }
                // The view itself has the final value all the while.
                #expect(view.alpha == 0 && animator.state == .active && !animator.isRunning)
                animator.stopAnimation(true)
                await display.settle()
            }
        }

        @Test func `a paused animator shows where it is, and goes on from there`() async throws {
            try await run { clock, display, view, animator in
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                await display.settle()
                clock.advance(by: 1)
                display.reset()
                animator.pauseAnimation()
                await display.settle()
                #expect(display.operations == [update(view, nil) { $0.alpha = 0.75 }])
                clock.advance(by: 100)
                #expect(animator.fractionComplete == 0.25)
                display.reset()
                animator.startAnimation()
                await display.settle()
                let sent = try #require(animation(display.operations.last))
                #expect(sent.duration == 3)
                clock.advance(by: 3)
                #expect(positions == [.end])
            }
        }

        @Test func `an animator that continues after a pause goes on at the pace of its curve`() async throws
        {
            try await run { clock, display, view, _ in
                let animator = UIViewPropertyAnimator(duration: 2, curve: .easeInOut) { view.center.x += 100 }
                animator.startAnimation()
                clock.advance(by: 1)
                animator.pauseAnimation()
                #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
                animator.startAnimation()
                // The curve is slow at both ends, so its second half begins at full speed.
                clock.advance(by: 0.1)
                let whole = TimingCurve.easeInOut.progress(at: 0.55)
                #expect(abs(view.presentState.center.x - (50 + 100 * whole)) < 1e-6)
                await display.settle()
                clock.advance(by: 0.9)
                #expect(animator.state == .inactive)
                await display.settle()
            }
        }

        @Test func `a reversed animator goes back, and leaves the views as they were`() async throws {
            try await run { clock, display, view, animator in
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                await display.settle()
                clock.advance(by: 1)
                display.reset()
                animator.isReversed = true
                #expect(animator.fractionComplete == 0.75)
                await display.settle()
                let sent = try #require(animation(display.operations.last))
                #expect(sent.duration == 1)
                clock.advance(by: 0.5)
                #expect(view.presentState.alpha == 0.875)
                clock.advance(by: 0.5)
                #expect(positions == [.start])
                #expect(view.alpha == 1)
                await display.settle()
            }
        }

        @Test(arguments: [(UIViewAnimatingPosition.start, 1.0), (.current, 0.75), (.end, 0)])
        func `a stopped animator can be finished at any position`(
            position: UIViewAnimatingPosition, alpha: Double
        ) async throws {
            try await run { clock, display, view, animator in
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                await display.settle()
                clock.advance(by: 1)
                animator.stopAnimation(false)
                #expect(animator.state == .stopped && positions == [])
                animator.finishAnimation(at: position)
                #expect(animator.state == .inactive && positions == [position])
                #expect(Double(view.alpha) == alpha)
                await display.settle()
            }
        }

        @Test func `an animator stopped without finishing keeps the views in place and calls no completion`()
            async throws
        {
            try await run { clock, display, view, animator in
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                clock.advance(by: 3)
                animator.stopAnimation(true)
                #expect(view.alpha == 0.25 && animator.state == .inactive)
                clock.advance(by: 9)
                #expect(positions == [])
                await display.settle()
            }
        }

        @Test func `a paused animator goes on at another pace`() async throws {
            try await run { clock, display, view, animator in
                animator.fractionComplete = 0.5
                await display.settle()
                display.reset()
                animator.continueAnimation(
                    withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
                    durationFactor: 0.25)
                await display.settle()
                #expect(
                    display.operations == [
                        update(view, .init(duration: 1, delay: 0, curve: .easeOut)) { $0.alpha = 0 }
                    ])
                clock.advance(by: 1)
                #expect(animator.state == .inactive)
            }
        }

        @Test func `without another pace the remaining part takes the remaining time`() async throws {
            try await run { clock, display, _, animator in
                animator.fractionComplete = 0.75
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                clock.advance(by: 0.9)
                #expect(animator.isRunning)
                clock.advance(by: 0.2)
                #expect(!animator.isRunning)
                await display.settle()
            }
        }

        @Test func `additions start after a share of the remaining time`() async throws {
            try await run { clock, display, view, animator in
                animator.addAnimations({ view.center.x += 100 }, delayFactor: 0.5)
                animator.startAnimation()
                clock.advance(by: 1)
                #expect(view.presentState.center.x == 50 && view.presentState.alpha == 0.75)
                clock.advance(by: 2)
                #expect(view.presentState.center.x == 100 && view.presentState.alpha == 0.25)
                animator.addAnimations({ view.layer.cornerRadius = 10 }, delayFactor: 0)
                clock.advance(by: 0.5)
                #expect(abs(view.presentState.cornerRadius - 5) < 1e-9)
                #expect(abs(view.presentState.center.x - 125) < 1e-9)
                clock.advance(by: 0.5)
                #expect(animator.state == .inactive)
                await display.settle()
            }
        }

        @Test func `an animator that pauses on completion stays active`() async throws {
            try await run { clock, display, view, animator in
                animator.pausesOnCompletion = true
                var positions: [UIViewAnimatingPosition] = []
                animator.addCompletion { positions.append($0) }
                animator.startAnimation()
                clock.advance(by: 4)
                #expect(animator.state == .active && !animator.isRunning && positions == [])
                #expect(animator.fractionComplete == 1)
                animator.isReversed = true
                animator.startAnimation()
                clock.advance(by: 4)
                #expect(animator.state == .active && view.presentState.alpha == 1)
                animator.stopAnimation(false)
                animator.finishAnimation(at: .start)
                #expect(view.alpha == 1 && positions == [.start])
                await display.settle()
            }
        }

        @Test func `a fraction can be a share of the time`() async throws {
            try await run { _, display, view, _ in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0 }
                animator.scrubsLinearly = false
                animator.fractionComplete = 0.5
                let progress = TimingCurve.cubic(.easeIn).progress(at: 0.5)
                #expect(abs(view.presentState.alpha - (1 - progress)) < 1e-9)
                animator.stopAnimation(true)
                await display.settle()
            }
        }

        @Test func `key frames within an animator are scrubbed too`() async throws {
            try await run { _, display, view, _ in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    UIView.animateKeyframes(
                        withDuration: 0, delay: 0,
                        animations: {
                            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                                view.alpha = 0
                            }
                        })
                }
                animator.fractionComplete = 0.25
                #expect(view.presentState.alpha == 1)
                animator.fractionComplete = 0.75
                #expect(view.presentState.alpha == 0.5)
                animator.stopAnimation(true)
                await display.settle()
            }
        }

        @Test func `the result of a running animator may be ignored`() async throws {
            try await run { _, display, view, _ in
                UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { view.alpha = 0 }
                await display.settle()
                #expect(view.alpha == 0)
            }
        }

        @Test func `a running animator has started`() async throws {
            try await run { clock, display, view, _ in
                var positions: [UIViewAnimatingPosition] = []
                let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                    withDuration: 1, delay: 2, options: .curveEaseOut, animations: { view.alpha = 0 }
                ) { positions.append($0) }
                #expect(animator.isRunning && animator.delay == 2)
                await display.settle()
                #expect(
                    display.operations == [
                        update(view, .init(duration: 1, delay: 2, curve: .easeOut)) { $0.alpha = 0 }
                    ])
                clock.advance(by: 2)
                #expect(animator.fractionComplete == 0)
                clock.advance(by: 1)
                #expect(positions == [.end])
            }
        }

        @Test func `a view can be turned while it is scrubbed as a browser turns it`() async throws {
            try await run { _, display, view, _ in
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
                }
                animator.fractionComplete = 0.5
                let turned = view.presentState.transform
                #expect(abs(turned.a - cos(.pi / 4)) < 1e-9 && abs(turned.b - sin(.pi / 4)) < 1e-9)
                animator.stopAnimation(true)
                await display.settle()
            }
        }

        private func animation(_ operation: SceneOperation?) -> SceneOperation.Animation? {
            if case .update(_, _, _, let animation) = operation { animation } else { nil }
        }
    }
}
