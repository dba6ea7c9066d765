import Foundation

extension UIView {
    /// An animation that the system provides.
    /// See Apple's [UIView.SystemAnimation](https://developer.apple.com/documentation/uikit/uiview/systemanimation).
    public enum SystemAnimation: UInt, Sendable {
        /// The views disappear, and are removed from their superviews at the end.
        case delete = 0
    }

    /// Animates views as the system does, together with the changes of views that a block makes.
    ///
    /// With ``SystemAnimation/delete`` the views shrink and become transparent within half a second, with the motion of a spring
    /// that does not swing. They are removed when the animation ends, even if something else ends it early, and then look as they
    /// did at the beginning.
    ///
    /// - Parameters:
    ///   - animation: The animation.
    ///   - views: The views to animate. Without views, only the changes of the block are animated.
    ///   - options: The options, of which those for a curve have no effect on a spring.
    ///   - parallelAnimations: The block that changes views, or nil. It must not change the animated ones.
    ///   - completion: A closure that runs after the views were removed, with true if the animation has ended by itself.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let looks = views.map { (view: $0, alpha: $0.alpha, transform: $0.transform) }
        animate(
            springDuration: 0.5, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: 0.25, y: 0.25)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for look in looks {
                    look.view.removeFromSuperview()
                    (look.view.alpha, look.view.transform) = (look.alpha, look.transform)
                }
                completion?(finished)
            })
    }
}
