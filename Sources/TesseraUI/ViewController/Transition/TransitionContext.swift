import Foundation

/// The context that the app's own animator gets. It drives the transition's coordinator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let coordinator: TransitionCoordinator
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    private var startFrame = CGRect.zero
    private var isOver = false

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
        if let interaction, interaction.wantsInteractiveStart {
            coordinator.handOver(
                toGestureOf: { interaction.startInteractiveTransition(self) }, finish: finish)
        } else {
            coordinator.run(by: { animator.animateTransition(using: self) }, finish: finish)
        }
    }

    /// Pauses the animation at its start, so that ``updateInteractiveTransition(_:)`` moves it.
    func scrub() {
        coordinator.scrub { [self] in animator.animateTransition(using: self) }
    }

    func letGo(isCancelled: Bool, speed: CGFloat, timing: any UITimingCurveProvider) {
        let remainder = isCancelled ? coordinator.percentComplete : 1 - coordinator.percentComplete
        coordinator.letGo(
            isCancelled: isCancelled, seconds: duration * Double(remainder / max(speed, 0.01)),
            timing: timing,
            velocity: speed)
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
