import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct BegunAnimationTests {
        private func shownView() async throws -> UIView {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(view)
            await display.settle()
            return view
        }

        @Test func `what changes between beginning and commit is animated`() async throws {
            try await ManualClock.run { clock in
                let view = try await shownView()
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(2)
                UIView.setAnimationCurve(.linear)
                view.alpha = 0
                #expect(UIView.inheritedAnimationDuration == 2)
                UIView.commitAnimations()
                #expect(UIView.inheritedAnimationDuration == 0)
                clock.advance(by: 1)
                #expect(abs(view.presentState.alpha - 0.5) < 1e-6)
                clock.advance(by: 1)
                #expect(view.presentState.alpha == 0 && view.node.animations.isEmpty)
            }
        }

        @Test func `settings concern the changes that follow`() async throws {
            try await ManualClock.run { clock in
                let view = try await shownView()
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationCurve(.linear)
                UIView.setAnimationDuration(1)
                view.alpha = 0
                UIView.setAnimationDuration(4)
                view.center.x += 100
                UIView.commitAnimations()
                clock.advance(by: 1)
                #expect(view.presentState.alpha == 0)
                #expect(abs(view.presentState.center.x - 75) < 1e-6)
                clock.advance(by: 3)
                #expect(view.node.animations.isEmpty)
            }
        }

        @Test func `a transaction waits for an animation that is begun in it`() async throws {
            try await ManualClock.run { clock in
                let view = try await shownView()
                var isComplete = false
                CATransaction.begin()
                CATransaction.setCompletionBlock { isComplete = true }
                UIView.beginAnimations("fade", context: nil)
                view.alpha = 0
                UIView.commitAnimations()
                CATransaction.commit()
                #expect(!isComplete)
                // The usual duration is a fifth of a second.
                clock.advance(by: 0.25)
                #expect(isComplete)
            }
        }

        @Test func `an animation that is not committed ends with its turn`() async throws {
            try await ManualClock.run { clock in
                let view = try await shownView()
                UIView.beginAnimations(nil, context: nil)
                UIView.beginAnimations(nil, context: nil)
                UIView.setAnimationDuration(1)
                view.alpha = 0
                await turn()
                #expect(UIView.inheritedAnimationDuration == 0)
                clock.advance(by: 1)
                #expect(view.node.animations.isEmpty)
            }
        }

        @Test func `nothing is animated where animations are off`() async throws {
            let view = try await shownView()
            UIView.performWithoutAnimation {
                UIView.beginAnimations(nil, context: nil)
                view.alpha = 0
                UIView.commitAnimations()
            }
            #expect(view.node.animations.isEmpty && view.alpha == 0)
        }
    }
}
