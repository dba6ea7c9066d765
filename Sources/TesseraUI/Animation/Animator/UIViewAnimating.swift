import Foundation

/// Where the views of an animation are.
/// See Apple's [UIViewAnimatingPosition](https://developer.apple.com/documentation/uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end.
    case end = 0
    /// At the start.
    case start = 1
    /// Anywhere on their way.
    case current = 2
}

/// What an animation does.
/// See Apple's [UIViewAnimatingState](https://developer.apple.com/documentation/uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive = 0
    /// It runs, or is paused.
    case active = 1
    /// It was stopped, and waits for ``UIViewAnimating/finishAnimation(at:)``.
    case stopped = 2
}

/// An animation that can be paused, moved by hand and turned round.
/// See Apple's [UIViewAnimating](https://developer.apple.com/documentation/uikit/uiviewanimating).
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What the animation does.
    var state: UIViewAnimatingState { get }
    /// Whether the views move.
    var isRunning: Bool { get }
    /// Whether the animation goes to its start.
    var isReversed: Bool { get set }
    /// The share of the way that has been gone, 0...1.
    var fractionComplete: CGFloat { get set }
    /// Starts the animation, or goes on with it.
    func startAnimation()
    /// Starts the animation after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds the views where they are.
    func pauseAnimation()
    /// Ends the animation with the views where they are.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends an animation that was stopped with the views at a position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change.
/// See Apple's [UIViewImplicitlyAnimating](https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating).
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block whose changes are animated after a share of the remaining time, 0...1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block whose changes are animated.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that runs when the animation is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with a paused animation at another pace.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
