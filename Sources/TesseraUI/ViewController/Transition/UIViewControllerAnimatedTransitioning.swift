import Foundation

/// Animates a transition between two controllers in a way of the app's own.
/// See Apple's [UIViewControllerAnimatedTransitioning](
/// https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning).
///
/// ```swift
/// final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
///     func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
///
///     func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
///         guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
///         transitionContext.containerView.addSubview(view)
///         view.alpha = 0
///         UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
///             view.alpha = 1
///         } completion: { _ in
///             view.alpha = 1
///             transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
///         }
///     }
/// }
/// ```
///
/// Transitions that are interrupted and go on by an animator, with `interruptibleAnimator(using:)`, are absent.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Animates the views in the context's container, and calls ``UIViewControllerContextTransitioning/completeTransition(_:)`` at
    /// the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Says that the transition is over, and whether it came to its end.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture drive a transition between two controllers.
/// See Apple's [UIViewControllerInteractiveTransitioning](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition: the views are at its start.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// True if a gesture drives the transition when it begins; true by default. Without it the animation runs by itself.
    var wantsInteractiveStart: Bool { get }
    /// The curve of the animation after the gesture has let go; by default slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// How fast the animation is after the gesture has let go, as a multiple of its usual speed; 1 by default.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns 1.
    public var completionSpeed: CGFloat { 1 }
}

/// What an animation of the app's own must know of a transition, and how it says what becomes of it.
/// See Apple's [UIViewControllerContextTransitioning](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. Both views lie in it, the new one in front.
    var containerView: UIView { get }
    /// True if the transition is animated.
    var isAnimated: Bool { get }
    /// True if a gesture drives the transition at present.
    var isInteractive: Bool { get }
    /// True if the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// How the new controller is presented; ``UIModalPresentationStyle/none`` on a navigation stack.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the interface that the transition brings: none.
    var targetTransform: CGAffineTransform { get }
    /// Says how far a gesture has driven the transition, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the gesture has let go and that the transition goes on to its end.
    func finishInteractiveTransition()
    /// Says that the gesture has let go and that the transition goes back to its start.
    func cancelInteractiveTransition()
    /// Ends the transition: with true the new controller is shown, with false the old one is again.
    func completeTransition(_ didComplete: Bool)
    /// The controller that the transition leads from or to.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that the transition leads from or to.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of a controller's view at the start, in points of the container; zero where it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end, in points of the container; zero where it is not there any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}
