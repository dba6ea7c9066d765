import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    /// Tests transitions that gestures take over while they run.
    @Suite @MainActor struct InterruptibleTransitionTests {
        /// Fades the new view in with an animator that can be interrupted.
        private class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
            var animator: UIViewPropertyAnimator?
            var ends: [Bool] = []

            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 1 }

            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                interruptibleAnimator(using: transitionContext).startAnimation()
            }

            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                if let animator { return animator }
                let animator = makeAnimator(transitionContext)
                self.animator = animator
                return animator
            }

            func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
                let view = context.view(forKey: .to) ?? UIView()
                context.containerView.addSubview(view)
                view.alpha = 0
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
                animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
                return animator
            }

            func animationEnded(_ transitionCompleted: Bool) {
                animator = nil
                ends.append(transitionCompleted)
            }
        }

        /// Creates its animator when the transition begins, as an object that is the animator and the interaction at once does.
        private final class Driver: InterruptibleFade, UIViewControllerInteractiveTransitioning {
            let wantsInteractiveStart = false
            var context: (any UIViewControllerContextTransitioning)?

            func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
                context = transitionContext
                animator = makeAnimator(transitionContext)
                if !transitionContext.isInteractive { animator?.startAnimation() }
            }

            override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
            {}
        }

        private final class Giving: NSObject, UINavigationControllerDelegate {
            let animator: any UIViewControllerAnimatedTransitioning
            let interaction: any UIViewControllerInteractiveTransitioning

            init(
                _ animator: any UIViewControllerAnimatedTransitioning,
                _ interaction: any UIViewControllerInteractiveTransitioning
            ) { (self.animator, self.interaction) = (animator, interaction) }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

        /// Puts a navigation controller on the screen and begins a push with a view that moves alongside.
        private func push(_ delegate: Giving, on display: FakeDisplay) async throws -> (
            UINavigationController, UIViewController, badge: UIView
        ) {
            let navigation = UINavigationController(rootViewController: UIViewController())
            navigation.delegate = delegate
            _ = try display.show(navigation)
            await display.settle()
            let (second, badge) = (UIViewController(), UIView())
            navigation.view.addSubview(badge)
            badge.alpha = 0
            navigation.pushViewController(second, animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 1 })
            await display.settle()
            return (navigation, second, badge)
        }

        @Test(arguments: [true, false])
        func `a gesture takes over a running push and takes it to its end or back`(isCancelled: Bool)
            async throws
        {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                interaction.wantsInteractiveStart = false
                interaction.completionCurve = .linear
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (navigation, second, badge) = try await push(delegate, on: display)
                let coordinator = try #require(navigation.transitionCoordinator)
                #expect(coordinator.isInterruptible && !coordinator.isInteractive)
                #expect(!coordinator.initiallyInteractive)
                var changes: [Bool] = []
                coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
                clock.advance(by: 0.5)
                interaction.pause()
                #expect(coordinator.isInteractive && isNear(coordinator.percentComplete, 0.5))
                #expect(
                    isNear(interaction.percentComplete, 0.5) && isNear(second.view.targetState.alpha, 0.5))
                clock.advance(by: 2)
                #expect(fade.ends == [])
                interaction.update(0.25)
                #expect(isNear(second.view.targetState.alpha, 0.25) && isNear(badge.targetState.alpha, 0.25))
                if isCancelled { interaction.cancel() } else { interaction.finish() }
                #expect(!coordinator.isInteractive && coordinator.isCancelled == isCancelled)
                #expect(changes == [true, false])
                // The rest of the way takes its part of the second.
                clock.advance(by: isCancelled ? 0.24 : 0.74)
                #expect(fade.ends == [])
                clock.advance(by: 0.02)
                #expect(fade.ends == [!isCancelled])
                #expect(navigation.viewControllers.count == (isCancelled ? 1 : 2))
                #expect(badge.alpha == (isCancelled ? 0 : 1))
                #expect((second.view.superview == nil) == isCancelled)
            }
        }

        @Test func `a gesture may take over again what another one has let go`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                interaction.completionCurve = .linear
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (navigation, second, badge) = try await push(delegate, on: display)
                let coordinator = try #require(navigation.transitionCoordinator)
                #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
                interaction.update(0.5)
                interaction.cancel()
                clock.advance(by: 0.3)
                interaction.pause()
                #expect(coordinator.isInteractive && !coordinator.isCancelled)
                #expect(
                    isNear(interaction.percentComplete, 0.2) && isNear(second.view.targetState.alpha, 0.2))
                #expect(isNear(badge.targetState.alpha, 0.2))
                interaction.finish()
                clock.advance(by: 1)
                #expect(fade.ends == [true] && navigation.viewControllers.count == 2 && badge.alpha == 1)
            }
        }

        @Test func `an animation without an animator that can be interrupted runs on`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (Fade(), UIPercentDrivenInteractiveTransition())
                interaction.wantsInteractiveStart = false
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (navigation, second, _) = try await push(delegate, on: display)
                #expect(navigation.transitionCoordinator?.isInterruptible == false)
                clock.advance(by: 0.3)
                interaction.pause()
                fade.context?.pauseInteractiveTransition()
                #expect(navigation.transitionCoordinator?.isInteractive == false)
                clock.advance(by: 0.4)
                #expect(fade.ends == [true] && second.view.superview != nil)
            }
        }

        @Test func `an interaction of the app moves its animator itself`() async throws {
            try await ManualClock.run { clock in
                let driver = Driver()
                let delegate = Giving(driver, driver)
                let display = try await FakeDisplay.attached()
                let (navigation, _, badge) = try await push(delegate, on: display)
                clock.advance(by: 0.5)
                let (context, animator) = (try #require(driver.context), try #require(driver.animator))
                context.pauseInteractiveTransition()
                #expect(!animator.isRunning)
                #expect(context.isInteractive && isNear(animator.fractionComplete, 0.5))
                animator.fractionComplete = 0.25
                context.updateInteractiveTransition(0.25)
                #expect(isNear(badge.targetState.alpha, 0.25))
                context.cancelInteractiveTransition()
                animator.isReversed = true
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                clock.advance(by: 1)
                #expect(driver.ends == [false] && navigation.viewControllers.count == 1 && badge.alpha == 0)
            }
        }

        @Test func `the animations alongside stay where they are when a gesture takes over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                interaction.wantsInteractiveStart = false
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (_, _, badge) = try await push(delegate, on: display)
                clock.advance(by: 0.25)
                interaction.pause()
                #expect(isNear(badge.targetState.alpha, 0.25))
                interaction.update(interaction.percentComplete)
                #expect(isNear(badge.targetState.alpha, 0.25))
            }
        }

        @Test func `a change of the stack ends a transition that a gesture has taken over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                interaction.wantsInteractiveStart = false
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (navigation, second, badge) = try await push(delegate, on: display)
                clock.advance(by: 0.5)
                interaction.pause()
                navigation.setViewControllers([UIViewController()], animated: false)
                #expect(fade.ends == [false] && badge.alpha == 0 && second.view.superview == nil)
                interaction.finish()
                clock.advance(by: 2)
                #expect(fade.ends == [false] && navigation.viewControllers.count == 1)
            }
        }

        @Test func `a controller that is removed while a gesture pops it does not return`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                let display = try await FakeDisplay.attached()
                let navigation = UINavigationController()
                let delegate = Giving(fade, interaction)
                let controllers = (0..<3).map { _ in UIViewController() }
                navigation.viewControllers = controllers
                navigation.delegate = delegate
                _ = try display.show(navigation)
                await display.settle()
                navigation.popViewController(animated: true)
                interaction.update(0.5)
                controllers[2].removeFromParent()
                clock.advance(by: 2)
                #expect(navigation.viewControllers == [controllers[0], controllers[1]])
                #expect(controllers[1].view.window != nil && controllers[2].view.superview == nil)
                // The same happens to one below.
                navigation.popViewController(animated: true)
                interaction.update(0.5)
                controllers[0].removeFromParent()
                clock.advance(by: 2)
                #expect(navigation.viewControllers == [controllers[1]])
                #expect(controllers[1].view.window != nil)
            }
        }

        @Test func `an animator that is not running cannot be taken over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), UIPercentDrivenInteractiveTransition())
                interaction.wantsInteractiveStart = false
                let delegate = Giving(fade, interaction)
                let display = try await FakeDisplay.attached()
                let (navigation, _, _) = try await push(delegate, on: display)
                fade.animator?.isInterruptible = false
                interaction.pause()
                #expect(navigation.transitionCoordinator?.isInteractive == false)
                fade.animator?.isInterruptible = true
                fade.animator?.stopAnimation(false)
                interaction.pause()
                #expect(navigation.transitionCoordinator?.isInteractive == false)
                fade.animator?.finishAnimation(at: .end)
                #expect(fade.ends == [true])
            }
        }
    }
}
