import Foundation

/// An object that lets a gesture drive the animation of a transition: changes that the animator makes in
/// `UIView.animate`, and those of property animators that it starts, move with the gesture.
/// See Apple's [UIPercentDrivenInteractiveTransition](
/// https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition).
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: TransitionContext?

    /// The duration that the animator gives the transition, in seconds.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// The fraction to which the gesture has driven the transition, 0...1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the animation after the gesture has ended, as a multiple of its usual speed. The default
    /// is 1.
    open var completionSpeed: CGFloat = 1
    /// The curve of the animation after the gesture has ended. The default is slow at both ends.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The timing of the animation after the gesture has ended, or nil to use ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// A Boolean value that tells whether the gesture drives the transition when it begins. The default is
    /// true.
    open var wantsInteractiveStart = true

    /// Begins the transition, paused at its start. If ``wantsInteractiveStart`` is false, the transition runs by itself.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            fatalError(
                "startInteractiveTransition: a UIPercentDrivenInteractiveTransition needs the context that the system gives it."
            )
        }
        self.context = context
        context.whenOver { [weak self, weak context] in
            if self?.context === context { self?.context = nil }
        }
        percentComplete = 0
        context.beginPercentDriven()
    }

    /// Pauses the running transition, so that ``update(_:)`` moves it from there. Does nothing if its animator does not implement
    /// ``UIViewControllerAnimatedTransitioning/interruptibleAnimator(using:)``.
    open func pause() {
        guard let context, context.interrupt() else { return }
        percentComplete = context.percentComplete
    }

    /// Moves the transition to a fraction of its way, 0...1.
    open func update(_ percentComplete: CGFloat) {
        if context?.isInteractive == false { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.drive(to: self.percentComplete)
    }

    /// Ends the gesture, and lets the transition return to its start.
    open func cancel() { letGo(isCancelled: true) }

    /// Ends the gesture, and lets the transition move to its end.
    open func finish() { letGo(isCancelled: false) }

    private func letGo(isCancelled: Bool) {
        context?.letGo(
            isCancelled: isCancelled, speed: completionSpeed,
            timing: timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve))
    }
}
