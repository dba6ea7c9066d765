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

        /// A push that is under way, with a view that moves alongside.
        @MainActor private struct Push {
            let display: FakeDisplay
            /// The delegate, which the navigation controller does not retain.
            let delegate: Giving
            let navigation: UINavigationController
            let second = UIViewController()
            let badge = UIView()
        }

        /// Puts a navigation controller on the screen and begins a push.
        private func push(
            _ animator: any UIViewControllerAnimatedTransitioning,
            _ interaction: any UIViewControllerInteractiveTransitioning
        ) async throws -> Push {
            let push = Push(
                display: try await FakeDisplay.attached(), delegate: Giving(animator, interaction),
                navigation: UINavigationController(rootViewController: UIViewController()))
            let (navigation, badge) = (push.navigation, push.badge)
            navigation.delegate = push.delegate
            _ = try push.display.show(navigation)
            await push.display.settle()
            navigation.view.addSubview(badge)
            badge.alpha = 0
            navigation.pushViewController(push.second, animated: true)
            navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.alpha = 1 })
            await push.display.settle()
            return push
        }

        /// Returns an interaction whose animations move at an even pace.
        ///
        /// - Parameter startsByItself: True if the transition begins without a gesture.
        private func percentDriven(startsByItself: Bool) -> UIPercentDrivenInteractiveTransition {
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.wantsInteractiveStart = !startsByItself
            interaction.completionCurve = .linear
            return interaction
        }

        @Test(arguments: [true, false])
        func `a gesture takes over a running push and takes it to its end or back`(isCancelled: Bool)
            async throws
        {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), percentDriven(startsByItself: true))
                let push = try await push(fade, interaction)
                let coordinator = try #require(push.navigation.transitionCoordinator)
                #expect(coordinator.isInterruptible && !coordinator.isInteractive)
                #expect(!coordinator.initiallyInteractive)
                var changes: [Bool] = []
                coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
                clock.advance(by: 0.5)
                interaction.pause()
                #expect(coordinator.isInteractive && isNear(coordinator.percentComplete, 0.5))
                #expect(
                    isNear(interaction.percentComplete, 0.5)
                        && isNear(push.second.view.targetState.alpha, 0.5))
                clock.advance(by: 2)
                #expect(fade.ends == [])
                interaction.update(0.25)
                #expect(
                    isNear(push.second.view.targetState.alpha, 0.25)
                        && isNear(push.badge.targetState.alpha, 0.25))
                if isCancelled { interaction.cancel() } else { interaction.finish() }
                #expect(!coordinator.isInteractive && coordinator.isCancelled == isCancelled)
                #expect(changes == [true, false])
                // The remaining way takes its part of the second.
                clock.advance(by: isCancelled ? 0.24 : 0.74)
                #expect(fade.ends == [])
                clock.advance(by: 0.02)
                #expect(fade.ends == [!isCancelled])
                #expect(push.navigation.viewControllers.count == (isCancelled ? 1 : 2))
                #expect(push.badge.alpha == (isCancelled ? 0 : 1))
                #expect((push.second.view.superview == nil) == isCancelled)
            }
        }

        @Test func `a gesture may take over again a transition that another one has released`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), percentDriven(startsByItself: false))
                let push = try await push(fade, interaction)
                let coordinator = try #require(push.navigation.transitionCoordinator)
                #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
                interaction.update(0.5)
                interaction.cancel()
                clock.advance(by: 0.3)
                interaction.pause()
                #expect(coordinator.isInteractive && !coordinator.isCancelled)
                #expect(
                    isNear(interaction.percentComplete, 0.2)
                        && isNear(push.second.view.targetState.alpha, 0.2))
                #expect(isNear(push.badge.targetState.alpha, 0.2))
                interaction.finish()
                clock.advance(by: 1)
                #expect(
                    fade.ends == [true] && push.navigation.viewControllers.count == 2 && push.badge.alpha == 1
                )
            }
        }

        @Test func `an animation without an animator that can be interrupted runs on`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (Fade(), percentDriven(startsByItself: true))
                let push = try await push(fade, interaction)
                #expect(push.navigation.transitionCoordinator?.isInterruptible == false)
                clock.advance(by: 0.3)
                interaction.pause()
                fade.context?.pauseInteractiveTransition()
                #expect(push.navigation.transitionCoordinator?.isInteractive == false)
                clock.advance(by: 0.4)
                #expect(fade.ends == [true] && push.second.view.superview != nil)
            }
        }

        @Test func `an interaction of the app moves its animator itself`() async throws {
            try await ManualClock.run { clock in
                let driver = Driver()
                let push = try await push(driver, driver)
                clock.advance(by: 0.5)
                let (context, animator) = (try #require(driver.context), try #require(driver.animator))
                context.pauseInteractiveTransition()
                #expect(!animator.isRunning)
                #expect(context.isInteractive && isNear(animator.fractionComplete, 0.5))
                animator.fractionComplete = 0.25
                context.updateInteractiveTransition(0.25)
                #expect(isNear(push.badge.targetState.alpha, 0.25))
                context.cancelInteractiveTransition()
                animator.isReversed = true
                animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
                clock.advance(by: 1)
                #expect(
                    driver.ends == [false] && push.navigation.viewControllers.count == 1
                        && push.badge.alpha == 0)
            }
        }

        @Test func `the animations alongside stay where they are when a gesture takes over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), percentDriven(startsByItself: true))
                let push = try await push(fade, interaction)
                clock.advance(by: 0.25)
                interaction.pause()
                #expect(isNear(push.badge.targetState.alpha, 0.25))
                interaction.update(interaction.percentComplete)
                #expect(isNear(push.badge.targetState.alpha, 0.25))
            }
        }

        @Test func `a change of the stack ends a transition that a gesture has taken over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), percentDriven(startsByItself: true))
                let push = try await push(fade, interaction)
                clock.advance(by: 0.5)
                interaction.pause()
                push.navigation.setViewControllers([UIViewController()], animated: false)
                #expect(fade.ends == [false] && push.badge.alpha == 0 && push.second.view.superview == nil)
                interaction.finish()
                clock.advance(by: 2)
                #expect(fade.ends == [false] && push.navigation.viewControllers.count == 1)
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
                navigation.view.layoutIfNeeded()
                interaction.update(0.5)
                controllers[2].removeFromParent()
                clock.advance(by: 2)
                #expect(navigation.viewControllers == [controllers[0], controllers[1]])
                #expect(controllers[1].view.window != nil && controllers[2].view.superview == nil)
                // The same happens to a controller below it.
                navigation.popViewController(animated: true)
                navigation.view.layoutIfNeeded()
                interaction.update(0.5)
                controllers[0].removeFromParent()
                clock.advance(by: 2)
                #expect(navigation.viewControllers == [controllers[1]])
                #expect(controllers[1].view.window != nil)
            }
        }

        @Test func `an animator that is not running cannot be taken over`() async throws {
            try await ManualClock.run { clock in
                let (fade, interaction) = (InterruptibleFade(), percentDriven(startsByItself: true))
                let push = try await push(fade, interaction)
                fade.animator?.isInterruptible = false
                interaction.pause()
                #expect(push.navigation.transitionCoordinator?.isInteractive == false)
                fade.animator?.isInterruptible = true
                fade.animator?.stopAnimation(false)
                interaction.pause()
                #expect(push.navigation.transitionCoordinator?.isInteractive == false)
                fade.animator?.finishAnimation(at: .end)
                #expect(fade.ends == [true])
            }
        }
    }
}
