import Foundation

/// An object that animates a transition between two controllers in the app's own way.
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
/// An object that implements ``interruptibleAnimator(using:)`` lets a gesture take over the transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Returns the duration of the transition, in seconds.
    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval
    /// Animates the views in the context's container, and calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Returns the animator of a transition that can be interrupted. The result must be the same object throughout the
    /// transition.
    ///
    /// ``animateTransition(using:)`` usually starts the animator. A ``UIPercentDrivenInteractiveTransition`` starts it if that
    /// has not happened, and moves it with the gesture. Without this method a transition cannot be interrupted.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating
    /// Informs the animator that the transition has ended.
    ///
    /// - Parameter transitionCompleted: True if the transition was not cancelled.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}

    /// Returns an animator without animations. An animated transition without a method of its own cannot be interrupted.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        OptionalMethod.interruptibleAnimator.isMissing(in: self)
        return UIViewPropertyAnimator(duration: 0, curve: .linear)
    }
}

/// An object that lets a gesture drive a transition between two controllers.
/// See Apple's [UIViewControllerInteractiveTransitioning](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition, with the views at its start. If ``wantsInteractiveStart`` is false, the method starts the animation
    /// instead.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// A Boolean value that tells whether a gesture drives the transition when it begins. The default is
    /// true. If it is false, the animation runs by itself until a gesture pauses it.
    var wantsInteractiveStart: Bool { get }
    /// The curve of the animation after the gesture has ended. The default is slow at both ends.
    var completionCurve: UIView.AnimationCurve { get }
    /// The speed of the animation after the gesture has ended, as a multiple of its usual speed. The default
    /// is 1.
    var completionSpeed: CGFloat { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// Returns true.
    public var wantsInteractiveStart: Bool { true }
    /// Returns ``UIView/AnimationCurve/easeInOut``, which is slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// Returns 1.
    public var completionSpeed: CGFloat { 1 }
}

/// The properties of a transition that the app's own animator reads, and the methods by which it reports
/// progress and the end.
/// See Apple's [UIViewControllerContextTransitioning](
/// https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which the transition takes place. It contains both views, the new one in front.
    var containerView: UIView { get }
    /// A Boolean value that tells whether the transition is animated.
    var isAnimated: Bool { get }
    /// A Boolean value that tells whether a gesture is driving the transition.
    var isInteractive: Bool { get }
    /// A Boolean value that tells whether the transition was cancelled.
    var transitionWasCancelled: Bool { get }
    /// The style in which the new controller is presented, or ``UIModalPresentationStyle/none`` on a
    /// navigation stack.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation that the transition applies to the interface. It is always the identity.
    var targetTransform: CGAffineTransform { get }
    /// Reports the fraction to which a gesture has driven the transition, 0...1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that a gesture takes over the running transition. It pauses the animator of
    /// ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)`` and the animations alongside. Without such an
    /// animator it does nothing.
    func pauseInteractiveTransition()
    /// Reports that the gesture has ended and that the transition moves to its end.
    func finishInteractiveTransition()
    /// Reports that the gesture has ended and that the transition returns to its start.
    func cancelInteractiveTransition()
    /// Ends the transition.
    ///
    /// - Parameter didComplete: True if the new controller is displayed now, false if the old one is again.
    func completeTransition(_ didComplete: Bool)
    /// Returns the controller at the start or the end of the transition.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view at the start or the end of the transition.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Returns the frame of a controller's view at the start, in the container's coordinates, or zero if it
    /// is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Returns the frame of a controller's view at the end, in the container's coordinates, or zero if it is
    /// no longer there.
    func finalFrame(for vc: UIViewController) -> CGRect
}
