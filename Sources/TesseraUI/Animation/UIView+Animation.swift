import Foundation
import TesseraDisplay

extension UIView {
    /// Animates what `animations` changes: durations and delays in seconds.
    ///
    /// The views have their new values at once; the display goes there. `completion` runs when it has arrived, with true;
    /// or, with false, as soon as something else has changed all that the animation moves, or has removed it. Where nothing
    /// is to be animated, or no display shows it, it runs after the current turn of the main loop, with true.
    ///
    /// Within the block of another animation, the animation takes that one's duration, curve and options, unless `options`
    /// says otherwise.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            AnimationPace(duration: duration, curve: options.curve), delay: delay, options: options,
            animations, completion)
    }

    /// Animates what `animations` changes like a spring: `dampingRatio` is 1 for no overshoot and nearer to 0 for more;
    /// `velocity` is in distances a second. The spring has settled after `duration` seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.settling(
            after: duration.isFinite ? max(duration, 1e-3) : 1e-3,
            dampingRatio: dampingRatio.isFinite ? min(dampingRatio, 1) : 1,
            velocity: velocity)
        run(
            AnimationPace(duration: duration, curve: .spring(spring, duration: duration)), delay: delay,
            options: options, animations, completion)
    }

    /// Animates what `animations` changes like a spring whose swings take `duration` seconds: `bounce` is 0 for no
    /// overshoot, up to 1 for more, and down to -1 for a spring that creeps; `initialSpringVelocity` is in distances a
    /// second. The animation is over when the spring has settled.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
        initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceived(
            duration: duration, bounce: bounce, velocity: initialSpringVelocity)
        let seconds = duration > 0 ? min(spring.settlingTime, 60) : 0
        run(
            AnimationPace(duration: seconds, curve: .spring(spring, duration: seconds)), delay: delay,
            options: options, animations, completion)
    }

    /// Repeats what `animations` changes, within the block of an animation: `count` times, where going there and back
    /// counts as once, and 0 times are one.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        let runs = count > 0 ? count : 1
        AnimationContext.run(
            AnimationRepetition(count: runs.isFinite ? runs : nil, autoreverses: autoreverses), animations)
    }

    /// Runs `actions` without animating what they change, also within an animation. ``areAnimationsEnabled`` is false
    /// meanwhile, so that animations that they begin are over at once.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        AnimationContext.runWithoutAnimation(actions)
    }

    /// Whether animations run at all.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Turns animations on or off. Those that run go on.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// The duration in seconds of the animation whose block is running; 0 where none is.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.driver?.pace.duration ?? 0 }

    /// Runs the block of an animation, within that of another one or not.
    static func run(
        _ own: AnimationPace, delay: TimeInterval, options: AnimationOptions, keyframe: KeyframeWindow? = nil,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationContext.driver
        func block() {
            if let keyframe { AnimationContext.run(keyframe, animations) } else { animations() }
            if options.contains(.layoutSubviews) {
                UIApplication.shared.windows.forEach { $0.layoutIfNeeded() }
            }
            AnimationContext.layOut()
        }
        if let animator = outer as? AnimatorDriver, AnimationContext.isEnabled,
            !options.contains(.overrideInheritedDuration)
        {
            // What lies within a property animator's block is a part of it.
            block()
            if let completion { animator.whenOver { completion($0 == .end) } }
            return
        }
        if outer == nil, let collector = AnimationContext.collector, AnimationContext.isEnabled {
            // A gesture is to move what the animation moves.
            collector.add(delayFactor: 0, block)
            if let completion { collector.whenOver { completion($0 == .end) } }
            return
        }
        let delay = delay.isFinite ? delay : 0
        let pace = CATransaction.adapted(inherited(own, options: options))
        let runs = AnimationContext.isEnabled && pace.duration + delay > 0
        guard runs else {
            block()
            return later(completion)
        }
        let inheritsOptions = outer is BlockAnimation && !options.contains(.overrideInheritedOptions)
        let outerBlock = inheritsOptions ? outer as? BlockAnimation : nil
        let animation = BlockAnimation(
            pace: pace, delay: delay, repetition: outerBlock?.repetition ?? options.repetition,
            allowsInteraction: outerBlock?.allowsInteraction ?? options.contains(.allowUserInteraction))
        if let completion { animation.whenOver(completion) }
        CATransaction.add(animation)
        AnimationContext.run(animation, block)
        animation.begin()
    }

    /// The pace of an animation, with what it takes from the one in whose block it begins.
    private static func inherited(_ own: AnimationPace, options: AnimationOptions) -> AnimationPace {
        guard let outer = AnimationContext.driver?.pace else { return own }
        var pace = own
        if !options.contains(.overrideInheritedCurve) {
            (pace.curve, pace.verticalCurve) = (outer.curve, outer.verticalCurve)
        }
        if !options.contains(.overrideInheritedDuration) { pace.duration = outer.duration }
        return pace
    }

    private static func later(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { completion(true) } }
    }

    /// Runs `action` when an animation of `duration` seconds that begins now has ended: after the current turn of the main
    /// loop where no display shows the view.
    func afterAnimation(of duration: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        if UIView.areAnimationsEnabled, isShownByDisplay {
            _ = AnimationContext.clock.schedule(after: duration, action)
        } else {
            UIView.later { _ in action() }
        }
    }
}
