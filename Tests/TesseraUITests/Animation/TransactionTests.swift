import Foundation
import TesseraDisplay
import TestSupport
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct TransactionTests {
        private func shownView() async throws -> (FakeDisplay, UIView) {
            let display = try await FakeDisplay.attached()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            try display.show().addSubview(view)
            await display.settle()
            display.reset()
            return (display, view)
        }

        @Test func `a completion runs when the animations of the transaction and of those within are over`()
            async throws
        {
            try await ManualClock.run { clock in
                let (_, view) = try await shownView()
                var calls: [String] = []
                CATransaction.begin()
                CATransaction.setCompletionBlock { calls.append("outer") }
                CATransaction.begin()
                CATransaction.setCompletionBlock { calls.append("inner") }
                UIView.animate(withDuration: 2) { view.alpha = 0 }
                CATransaction.commit()
                UIView.animate(withDuration: 1) { view.center.x = 9 }
                CATransaction.commit()
                clock.advance(by: 1)
                #expect(calls == [])
                clock.advance(by: 1)
                #expect(calls == ["inner", "outer"])
            }
        }

        @Test func `a completion that another replaces runs at once where nothing is on its way`() {
            var calls: [String] = []
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls.append("first") }
            CATransaction.setCompletionBlock { calls.append("second") }
            #expect(calls == ["first"])
            CATransaction.commit()
            #expect(calls == ["first", "second"])
        }

        @Test func `a transaction waits for property animators too`() async throws {
            await ManualClock.run { clock in
                let view = UIView()
                var isComplete = false
                CATransaction.begin()
                CATransaction.setCompletionBlock { isComplete = true }
                let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }
                animator.startAnimation()
                CATransaction.commit()
                clock.advance(by: 1.9)
                #expect(!isComplete)
                clock.advance(by: 0.1)
                #expect(isComplete)
            }
        }

        @Test func `a completion runs at once where nothing is animated`() async throws {
            var isComplete = false
            CATransaction.begin()
            CATransaction.setCompletionBlock { isComplete = true }
            #expect(!isComplete)
            CATransaction.commit()
            #expect(isComplete)
        }

        @Test func `animations take the duration and the curve of their transaction`() async throws {
            let (display, view) = try await shownView()
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1))
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            CATransaction.commit()
            await display.settle()
            #expect(
                display.operations == [
                    update(
                        view, .init(duration: 3, delay: 0, curve: .cubic(x1: 0.5, y1: 0, x2: 0.5, y2: 1))
                    ) { $0.alpha = 0 }
                ])
        }

        @Test func `changes for which actions are disabled are displayed at once`() async throws {
            let (display, view) = try await shownView()
            UIView.animate(withDuration: 1) {
                CATransaction.begin()
                CATransaction.setDisableActions(true)
                #expect(CATransaction.disableActions())
                view.alpha = 0
                CATransaction.commit()
            }
            #expect(!CATransaction.disableActions())
            await display.settle()
            #expect(display.operations == [update(view, nil) { $0.alpha = 0 }])
        }

        @Test func `a transaction knows the values of those around it`() {
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.begin()
            CATransaction.setValue(7, forKey: "own")
            CATransaction.begin()
            #expect(CATransaction.value(forKey: "own") as? Int == 7)
            CATransaction.setValue(8.0, forKey: kCATransactionAnimationDuration)
            #expect(CATransaction.animationDuration() == 8)
            CATransaction.commit()
            #expect(CATransaction.animationDuration() == 0.25)
            CATransaction.commit()
            #expect(CATransaction.value(forKey: "own") == nil)
        }

        @Test func `values that are set outside of a transaction apply to the turn of the main loop`() async {
            var isComplete = false
            CATransaction.setCompletionBlock { isComplete = true }
            CATransaction.setDisableActions(true)
            #expect(CATransaction.disableActions() && !isComplete)
            await wait(until: { isComplete })
            #expect(!CATransaction.disableActions())
        }
    }
}
