import Foundation
import TesseraDisplay

extension UIView {
    /// How an animation runs.
    /// See Apple's [UIView.AnimationOptions](https://developer.apple.com/documentation/uikit/uiview/animationoptions).
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays the views out within the animation, so that what the layout changes is animated too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches reach views while they are animated, as they always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from where a running animation is, as animations always do here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Slow at both ends.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: SceneOperation.Animation.Curve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }

    /// Animates what `animations` changes: durations and delays in seconds.
    ///
    /// The views have their new values at once; the display goes there. `completion` runs when it has arrived, or
    /// soon where no display is attached.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            SceneOperation.Animation(duration: duration, delay: delay, curve: options.curve),
            options: options, animations, completion)
    }

    /// Animates what `animations` changes like a spring: `dampingRatio` is 1 for no overshoot and nearer to 0 for more;
    /// `velocity` is in distances a second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            SceneOperation.Animation(
                duration: duration, delay: delay,
                curve: .spring(damping: min(max(dampingRatio, 0.05), 1), velocity: velocity)),
            options: options, animations, completion)
    }

    /// Runs `actions` without animating what they change, also within an animation. ``areAnimationsEnabled`` is false
    /// meanwhile, so that animations that they begin are over at once.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        let outer = (AnimationContext.current, AnimationContext.isEnabled)
        (AnimationContext.current, AnimationContext.isEnabled) = (nil, false)
        defer { (AnimationContext.current, AnimationContext.isEnabled) = outer }
        actions()
    }

    /// Whether animations run at all.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Turns animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    private class func run(
        _ animation: SceneOperation.Animation, options: AnimationOptions, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let runs = AnimationContext.isEnabled && animation.duration + animation.delay > 0
        let outer = AnimationContext.current
        AnimationContext.current = runs ? animation : outer
        animations()
        if options.contains(.layoutSubviews) {
            UIApplication.shared.windows.forEach { $0.layoutIfNeeded() }
        }
        AnimationContext.layOut()
        AnimationContext.current = outer
        guard let completion else { return }
        let isShown = UIApplication.shared.connection?.isAttached == true
        let wait = runs && isShown ? animation.duration + animation.delay : 0
        DispatchQueue.main.asyncAfter(deadline: .now() + wait) {
            MainActor.assumeIsolated { completion(true) }
        }
    }

    /// Remembers, at the first animated change of a turn, from where the animation starts.
    func prepareAnimation() {
        // What no display shows is not animated, now or when one comes back.
        guard let animation = AnimationContext.current, UIApplication.shared.connection?.isAttached == true,
            let window, !window.isHidden, window.windowScene != nil
        else { return }
        if node.animation == nil, node.needsCommit || node.told == nil {
            // What has not been told yet must be shown as it was before the animation, or there is nothing to
            // start from.
            node.start = properties(context: CommitContext(traits: traitCollection))
        }
        node.animation = animation
    }
}

/// The animation whose block is running.
@MainActor
enum AnimationContext {
    static var current: SceneOperation.Animation?
    static var isEnabled = true
    private static var waiting: [UIView] = []

    /// Lays out a view, and what its place depends on, before the block ends that is running, so that the layout is animated
    /// too. Does nothing where no block is running.
    static func layOutAtEnd(_ view: UIView) {
        if current != nil, !waiting.contains(view) { waiting.append(view) }
    }

    /// Lays out the views that wait for the end of the block.
    fileprivate static func layOut() {
        let views = waiting
        waiting = []
        for view in views { view.layoutIfNeeded() }
    }
}
