import Foundation

/// The context that the app's own animator gets. It drives the transition's coordinator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var startFrame = CGRect.zero
    private var isOver = false
    /// The app's animator if the transition can be interrupted. It is known once the transition has begun.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    /// True if a gesture has taken over the app's animator.
    private var isTakenOver = false
    /// True if the interaction controller is a ``UIPercentDrivenInteractiveTransition``, which leaves the app's animator to the
    /// context.
    private var isPercentDriven = false

    init(
        of coordinator: TransitionCoordinator, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.coordinator = coordinator
        self.animator = animator
        self.interaction = interaction
        super.init()
    }

    var duration: TimeInterval { animator.transitionDuration(using: self) }

    /// Begins the animation, or lets a gesture drive it.
    func start(finish: @escaping (_ isCompleted: Bool) -> Void) {
        startFrame = (view(forKey: .from) ?? coordinator.from?.viewIfLoaded)?.frame ?? .zero
        coordinator.whenOver { [weak self] in self?.end() }
        if let interaction, coordinator.initiallyInteractive {
            coordinator.handOver(
                toGestureOf: { interaction.startInteractiveTransition(self) }, finish: finish)
            findInterruptible()
        } else {
            coordinator.run(
                by: {
                    if let interaction { interaction.startInteractiveTransition(self) } else { animate() }
                    return findInterruptible()
                }, finish: finish)
        }
    }

    /// Begins the animation of the app.
    private func animate() { animator.animateTransition(using: self) }

    /// Asks the app for the animator of a transition that can be interrupted.
    @discardableResult
    private func findInterruptible() -> (any UIViewImplicitlyAnimating)? {
        guard interruptible == nil, coordinator.phase == .running || isInteractive else {
            return interruptible
        }
        interruptible = OptionalMethod.interruptibleAnimator.answer(of: animator) {
            animator.interruptibleAnimator(using: self)
        }
        coordinator.isInterruptible = interruptible != nil && coordinator.isAnimated
        return interruptible
    }

    /// Runs code when the transition has ended.
    func whenOver(_ code: @escaping () -> Void) { coordinator.whenOver(code) }

    /// Called when the coordinator ends, because the app has completed the transition or something else has ended it.
    private func end() {
        let animator = interruptible
        interruptible = nil
        // Nobody would continue an animator that a gesture has taken over.
        guard isTakenOver, let animator, animator.state == .active else { return }
        animator.stopAnimation(false)
        guard animator.state == .stopped else { return }
        animator.finishAnimation(at: transitionWasCancelled ? .start : .end)
    }

    // MARK: Interaction controllers

    /// Begins the animation for a ``UIPercentDrivenInteractiveTransition``. In an interactive transition it is paused at its
    /// start, so that ``drive(to:)`` moves it.
    func beginPercentDriven() {
        isPercentDriven = true
        guard isInteractive else { return animate() }
        coordinator.scrub { [self] in
            animate()
            guard let interruptible = findInterruptible() else { return }
            // A property animator becomes a part of the animation that the coordinator moves.
            if !(interruptible is UIViewPropertyAnimator) {
                isTakenOver = true
                interruptible.pauseAnimation()
            } else if interruptible.state == .inactive {
                interruptible.startAnimation()
            }
        }
    }

    /// The app's animator if it is moved besides the coordinator's animations, or nil.
    private var driven: (any UIViewImplicitlyAnimating)? {
        guard isPercentDriven, isTakenOver, let interruptible, interruptible.state == .active else {
            return nil
        }
        return interruptible
    }

    /// Moves the animation of the app, and those alongside, to a fraction of their way, 0...1.
    func drive(to share: CGFloat) {
        guard isInteractive else { return }
        driven?.fractionComplete = share
        coordinator.update(share)
    }

    /// Pauses the app's animator and the animations alongside. Returns false if that is impossible.
    func interrupt() -> Bool {
        guard coordinator.isInterruptible, coordinator.phase == .running, let interruptible,
            interruptible.state == .active
        else { return false }
        let isCollected = coordinator.hasCollected && interruptible is UIViewPropertyAnimator
        interruptible.pauseAnimation()
        // The app can forbid its animator to be paused.
        if !isCollected, interruptible.isRunning { return false }
        let fraction = interruptible.fractionComplete
        let share = interruptible.isReversed ? 1 - fraction : fraction
        if !isCollected {
            isTakenOver = true
            driven?.isReversed = false
        }
        coordinator.interrupt(at: share)
        return true
    }

    /// Notes that a gesture of the system moves the views of the running transition from now on.
    func takeOver(at share: CGFloat) { coordinator.interrupt(at: share) }

    /// The fraction of the transition's way that is complete, 0...1.
    var percentComplete: CGFloat { coordinator.percentComplete }

    func letGo(isCancelled: Bool, speed: CGFloat, timing: any UITimingCurveProvider) {
        guard isInteractive else { return }
        let remainder = isCancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
        let seconds = duration * Double(remainder / max(speed, 0.01))
        coordinator.letGo(isCancelled: isCancelled, seconds: seconds, timing: timing, velocity: speed)
        guard let driven else { return }
        driven.isReversed = isCancelled
        driven.continueAnimation(
            withTimingParameters: timing, durationFactor: TransitionCoordinator.factor(seconds, of: duration))
    }

    private func letGo(isCancelled: Bool) {
        letGo(
            isCancelled: isCancelled, speed: interaction?.completionSpeed ?? 1,
            timing: UICubicTimingParameters(animationCurve: interaction?.completionCurve ?? .easeInOut))
    }

    // MARK: UIViewControllerContextTransitioning

    var containerView: UIView { coordinator.containerView }
    var isAnimated: Bool { coordinator.isAnimated }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
    var targetTransform: CGAffineTransform { coordinator.targetTransform }

    func updateInteractiveTransition(_ percentComplete: CGFloat) { coordinator.update(percentComplete) }
    func pauseInteractiveTransition() { _ = interrupt() }
    func finishInteractiveTransition() { letGo(isCancelled: false) }
    func cancelInteractiveTransition() { letGo(isCancelled: true) }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        coordinator.complete(isCancelled: !didComplete)
        animator.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === coordinator.from ? startFrame : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === coordinator.to ? coordinator.finalFrame : .zero
    }
}
