import Foundation

/// Drives the animation of a transition by hand: what the animator changes within `UIView.animate` goes as far as a gesture says.
/// See Apple's [UIPercentDrivenInteractiveTransition](
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
///
/// Property animators of the animator's own run by themselves.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?

    /// How long the transition takes by itself, in seconds: what its animator says.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// How far the gesture has driven the transition, 0...1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the animation is after the gesture has let go, as a multiple of its usual speed; 1 at first.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the gesture has let go; at first slow at both ends.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace of the animation after the gesture has let go, before ``completionCurve``. Nil: that.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that tells whether the gesture drives the transition when it begins; true at first.
    open var wantsInteractiveStart = true

    /// Begins the transition, held at its start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            fatalError(
                "startInteractiveTransition: a UIPercentDrivenInteractiveTransition needs the context that the system gives it."
            )
        }
        self.context = context
        percentComplete = 0
        context.scrub()
    }

    /// Drives the transition to a share of its way, 0...1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets go: the transition goes back to its start.
    open func cancel() { letGo(isCancelled: true) }

    /// Lets go: the transition goes on to its end.
    open func finish() { letGo(isCancelled: false) }

    private func letGo(isCancelled: Bool) {
        let context = context
        self.context = nil
        context?.letGo(
            isCancelled: isCancelled, speed: completionSpeed,
            timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
    }
}
