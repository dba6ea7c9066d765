import Foundation

/// A push or a pop that is under way: which views slide, and where from.
@MainActor
final class NavigationTransition {
    let old: UIViewController?
    let new: UIViewController?
    let coordinator: TransitionCoordinator
    /// What the app animates in a way of its own.
    private(set) var context: TransitionContext?
    /// The controllers on the stack before the transition, where it can be cancelled.
    var stackBefore: [UIViewController]?
    private let isForward: Bool
    /// How far the view in front slides, in points: to the left where the user interface flows from right to left.
    private let width: CGFloat
    private let container: UIView
    /// Darkens the view behind while the one in front uncovers or covers it.
    private var shade: UIView?

    /// Seconds from start to end.
    private static let duration: TimeInterval = 0.35
    private static let darkness: CGFloat = 0.1

    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView, animated: Bool,
        isForward: Bool, isRightToLeft: Bool, isInteractive: Bool,
        animator: (any UIViewControllerAnimatedTransitioning)? = nil,
        interaction: (any UIViewControllerInteractiveTransitioning)? = nil
    ) {
        (self.old, self.new, self.isForward, self.container) = (old, new, isForward, container)
        width = isRightToLeft ? -container.bounds.width : container.bounds.width
        coordinator = TransitionCoordinator(
            from: old, to: new, in: container, isAnimated: animated, duration: Self.duration,
            isInteractive: isInteractive || interaction?.wantsInteractiveStart == true)
        guard let animator else { return }
        let context = TransitionContext(of: coordinator, animator: animator, interaction: interaction)
        coordinator.duration = context.duration
        self.context = context
    }

    /// True if the transition can lead back to where it began.
    var canBeCancelled: Bool { coordinator.initiallyInteractive || context != nil }

    private var front: UIView? { (isForward ? new : old)?.viewIfLoaded }
    private var behind: UIView? { (isForward ? old : new)?.viewIfLoaded }
    private var aside: CGAffineTransform { CGAffineTransform(translationX: width, y: 0) }
    /// As on an iPhone, what lies behind moves a third as far.
    private var underneath: CGAffineTransform { CGAffineTransform(translationX: -width / 3, y: 0) }

    /// Puts the new view where it comes from.
    func prepare() {
        if let end = new?.viewIfLoaded?.frame { coordinator.finalFrame = end }
        guard context == nil, let front, let behind else { return }
        container.bringSubviewToFront(front)
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        shade.isUserInteractionEnabled = false
        shade.alpha = isForward ? 0 : Self.darkness
        container.insertSubview(shade, belowSubview: front)
        self.shade = shade
        if isForward { front.transform = aside } else { behind.transform = underneath }
    }

    /// Moves the views to where they come to rest.
    func move() {
        guard let shade else { return }
        shade.alpha = isForward ? Self.darkness : 0
        front?.transform = isForward ? .identity : aside
        behind?.transform = isForward ? underneath : .identity
    }

    /// Takes away what is not seen any more.
    func cleanUp(removing gone: UIViewController?) {
        shade?.removeFromSuperview()
        gone?.viewIfLoaded?.removeFromSuperview()
        guard context == nil else { return }
        for controller in [old, new] { controller?.viewIfLoaded?.transform = .identity }
    }
}
