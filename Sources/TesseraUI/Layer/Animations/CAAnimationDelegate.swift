import Foundation

/// An object that is informed of the start and the end of an animation. The methods have default implementations,
/// which do nothing.
/// See Apple's [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when an animation begins: for one whose `beginTime` lies in the future, when this time has come.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when an animation has ended, with true if it has reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
