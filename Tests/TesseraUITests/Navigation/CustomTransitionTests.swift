import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct CustomTransitionTests {
        /// Animates a transition with a property animator, as most apps do since iOS 10.
        private final class AnimatedSlide: NSObject, UIViewControllerAnimatedTransitioning {
            var positions: [UIViewAnimatingPosition] = []
            var animator: UIViewPropertyAnimator?

            func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.6 }

            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                guard let view = transitionContext.view(forKey: .to) else { return }
                transitionContext.containerView.addSubview(view)
                view.alpha = 0
                let animator = UIViewPropertyAnimator(duration: 0.6, curve: .easeInOut) { view.alpha = 1 }
                animator.addCompletion { position in
                    self.positions.append(position)
                    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
                }
                animator.startAnimation()
                self.animator = animator
            }
        }

        private final class Giving: NSObject, UINavigationControllerDelegate {
            let fade = Fade()
            var slide: AnimatedSlide?
            var interaction: UIPercentDrivenInteractiveTransition?
            var operations: [UINavigationController.Operation] = []

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                operations.append(operation)
                return slide ?? fade
            }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        let log = Log()

        private func putOnScreen(
            _ delegate: Giving, on display: FakeDisplay, _ titles: [String] = ["A"]
        ) async throws -> UINavigationController {
            let navigation = UINavigationController()
            navigation.viewControllers = titles.map { LoggingController($0, log) }
            navigation.delegate = delegate
            _ = try display.show(navigation)
            await display.settle()
            log.calls = []
            return navigation
        }

        @Test func `a push and a pop run the animation that the delegate gives`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving())
                let navigation = try await putOnScreen(delegate, on: display)
                let second = LoggingController("B", log)
                navigation.pushViewController(second, animated: true)
                navigation.view.layoutIfNeeded()
                let context = try #require(delegate.fade.context)
                #expect(delegate.operations == [.push])
                #expect(context.viewController(forKey: .to) === second && context.isAnimated)
                #expect(context.finalFrame(for: second) == CGRect(x: 0, y: 0, width: 390, height: 844))
                #expect(context.initialFrame(for: second) == .zero)
                #expect(!context.isInteractive && context.presentationStyle == .none)
                #expect(navigation.transitionCoordinator?.transitionDuration == 0.6)
                #expect(second.view.transform == .identity)
                await display.settle()
                log.calls = []
                clock.advance(by: 0.5)
                #expect(log.calls == [])
                clock.advance(by: 0.2)
                #expect(log.take() == ["A didDisappear", "B didAppear"])
                #expect(delegate.fade.ends == [true])
                navigation.popViewController(animated: true)
                await display.settle()
                clock.advance(by: 1)
                #expect(delegate.operations == [.push, .pop] && delegate.fade.ends == [true, true])
                #expect(second.parent == nil && navigation.titles == ["A"])
            }
        }

        @Test func `a gesture drives the animation of a pop, to its end or back`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving())
                let navigation = try await putOnScreen(delegate, on: display, ["A", "B"])
                let (first, second) = (navigation.viewControllers[0], navigation.viewControllers[1])
                for isCancelled in [true, false] {
                    let interaction = UIPercentDrivenInteractiveTransition()
                    delegate.interaction = interaction
                    navigation.popViewController(animated: true)
                    let coordinator = try #require(navigation.transitionCoordinator)
                    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)
                    interaction.update(0.25)
                    #expect(coordinator.percentComplete == 0.25 && interaction.percentComplete == 0.25)
                    #expect(abs(first.view.targetState.alpha - 0.25) < 0.001)
                    await display.settle()
                    log.calls = []
                    if isCancelled { interaction.cancel() } else { interaction.finish() }
                    #expect(!coordinator.isInteractive && coordinator.isCancelled == isCancelled)
                    clock.advance(by: 1)
                    if isCancelled {
                        #expect(navigation.titles == ["A", "B"] && second.parent === navigation)
                        #expect(first.view.superview == nil)
                        #expect(log.take().suffix(2) == ["A didDisappear", "B didAppear"])
                    } else {
                        #expect(navigation.titles == ["A"] && second.parent == nil)
                        #expect(log.take() == ["B didDisappear", "A didAppear"])
                    }
                }
                #expect(delegate.fade.ends == [false, true])
            }
        }

        @Test func `a gesture drives a property animator of the transition, to its end or back`() async throws
        {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving())
                let slide = AnimatedSlide()
                delegate.slide = slide
                let navigation = try await putOnScreen(delegate, on: display, ["A", "B"])
                let first = navigation.viewControllers[0]
                for isCancelled in [true, false] {
                    let interaction = UIPercentDrivenInteractiveTransition()
                    delegate.interaction = interaction
                    navigation.popViewController(animated: true)
                    navigation.view.layoutIfNeeded()
                    interaction.update(0.25)
                    #expect(slide.animator?.state == .active)
                    #expect(abs(first.view.targetState.alpha - 0.25) < 0.001)
                    await display.settle()
                    if isCancelled { interaction.cancel() } else { interaction.finish() }
                    clock.advance(by: 1)
                    #expect(slide.animator?.state == .inactive)
                    #expect(navigation.titles == (isCancelled ? ["A", "B"] : ["A"]))
                }
                #expect(slide.positions == [.start, .end])
            }
        }

        @Test func `a push that is cancelled takes its controller off the stack`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving())
                let navigation = try await putOnScreen(delegate, on: display)
                let interaction = UIPercentDrivenInteractiveTransition()
                delegate.interaction = interaction
                let second = LoggingController("B", log)
                navigation.pushViewController(second, animated: true)
                interaction.update(0.5)
                await display.settle()
                interaction.cancel()
                clock.advance(by: 1)
                #expect(navigation.titles == ["A"] && second.parent == nil)
                #expect(second.view.superview == nil)
                #expect(log.take().suffix(2) == ["B didDisappear", "A didAppear"])
            }
        }
    }
}
