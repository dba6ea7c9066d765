import Foundation

/// The place of an animation's views on their way.
/// See Apple's [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The views are at the end.
    case end = 0
    /// The views are at the start.
    case start = 1
    /// The views are anywhere on their way.
    case current = 2
}

/// The state of an animation.
/// See Apple's [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
    /// The animation has not begun, or is over.
    case inactive = 0
    /// The animation runs, or is paused.
    case active = 1
    /// The animation was stopped, and waits for ``UIViewAnimating/finishAnimation(at:)``.
    case stopped = 2
}

/// An animation that can be paused, moved by hand and turned round.
/// See Apple's [UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state of the animation.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that tells whether the views move.
    var isRunning: Bool { get }
    /// A Boolean value that tells whether the animation runs towards its start.
    var isReversed: Bool { get set }
    /// The completed fraction of the way, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or continues it.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Stops the views where they are, so that the animation can continue.
    func pauseAnimation()
    /// Stops the animation for good, with the views where they are.
    ///
    /// - Parameter withoutFinishing: True to end the animation at once; false to wait for
    ///   ``finishAnimation(at:)``.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation, with the views at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make.
/// See Apple's [UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes are animated after a fraction of the remaining time, 0...1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block whose changes are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a closure that runs when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues a paused animation at another pace.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
