import Foundation
import TesseraDisplay

extension UIView {
    /// Animates the changes of views that a block makes.
    ///
    /// The views have their new values at once; only the display moves gradually to them. If nothing is
    /// animated, or no display displays the views, `completion` runs with true after the current turn of the
    /// main loop.
    ///
    /// Within the block of another animation, this animation takes its duration, curve and options from the
    /// outer one, unless `options` overrides them.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The seconds before the animation starts.
    ///   - options: The curve, the repetition and other options of the animation.
    ///   - animations: The block that changes views. It runs at once.
    ///   - completion: A closure that runs with true when the animation has reached its end, and with false
    ///     as soon as something else has changed or removed everything that the animation moves.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            AnimationPace(duration: duration, curve: options.curve), delay: delay, options: options,
            animations, completion)
    }

    /// Animates the changes of views that a block makes with the motion of a spring.
    ///
    /// - Parameters:
    ///   - duration: The seconds after which the spring has settled.
    ///   - delay: The seconds before the animation starts.
    ///   - dampingRatio: The damping, above 0: at 1 the spring does not overshoot; the nearer to 0, the further it overshoots.
    ///   - velocity: The velocity at the start, in whole distances of the animation per second.
    ///   - options: The repetition and other options of the animation.
    ///   - animations: The block that changes views. It runs at once.
    ///   - completion: A closure that runs when the animation is over, with true if it has reached its end.
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

    /// Animates the changes of views that a block makes with the motion of a spring. The animation is over
    /// when the spring has settled.
    ///
    /// - Parameters:
    ///   - duration: The period of the spring in seconds.
    ///   - bounce: The bounce, -1...1: at 0 the spring does not overshoot, above 0 a greater bounce overshoots further, and below
    ///     0 the spring slows down.
    ///   - initialSpringVelocity: The velocity at the start, in whole distances of the animation per second.
    ///   - delay: The seconds before the animation starts.
    ///   - options: The repetition and other options of the animation.
    ///   - animations: The block that changes views. It runs at once.
    ///   - completion: A closure that runs when the animation is over, with true if it has reached its end.
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

    /// Repeats the changes that a block makes. Call it within the block of an animation.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; 0 means one. With `autoreverses`, the way to the end and back
    ///     counts as one.
    ///   - autoreverses: True if the animation runs back to its start each time.
    ///   - animations: The block that changes views.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        let runs = count > 0 ? count : 1
        AnimationContext.run(
            AnimationRepetition(count: runs.isFinite ? runs : nil, autoreverses: autoreverses), animations)
    }

    /// Runs `actions` without animating the changes that it makes, even within the block of an animation.
    /// Meanwhile ``areAnimationsEnabled`` is false, so that animations that `actions` begins are over at
    /// once.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        AnimationContext.runWithoutAnimation(actions)
    }

    /// A Boolean value that tells whether animations run. If it is false, changes appear at once.
    public class var areAnimationsEnabled: Bool { AnimationContext.isEnabled }

    /// Turns animations on or off. Animations that already run continue.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.isEnabled = enabled
    }

    /// The duration in seconds of the animation whose block is running, or 0 if none is.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.driver?.pace.duration ?? 0 }

    /// Runs the block of an animation, which can be nested in the block of another one.
    static func run(
        _ own: AnimationPace, delay: TimeInterval, options: AnimationOptions, keyframe: KeyframeWindow? = nil,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let outer = AnimationContext.driver
        if options.contains(.flushUpdates) {
            performWithoutAnimation { UIApplication.shared.windows.forEach { $0.layoutIfNeeded() } }
        }
        func block() {
            if let keyframe { AnimationContext.run(keyframe, animations) } else { animations() }
            if options.contains(.layoutSubviews) || options.contains(.flushUpdates) {
                UIApplication.shared.windows.forEach { $0.layoutIfNeeded() }
            }
            AnimationContext.layOut()
        }
        if let animator = outer as? AnimatorDriver, AnimationContext.isEnabled,
            !options.contains(.overrideInheritedDuration)
        {
            // Everything in the block of a property animator is a part of that animator.
            block()
            if let completion { animator.whenOver { completion($0 == .end) } }
            return
        }
        if outer == nil, let collector = AnimationContext.collector, AnimationContext.isEnabled {
            // The changes become a part of the animation that a gesture is to move.
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

    /// Returns the pace of an animation after it has inherited curve and duration from the animation in whose
    /// block it begins.
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

    /// Runs `action` when an animation of `duration` seconds that begins now has ended. If no display
    /// displays the view, the action runs after the current turn of the main loop.
    func afterAnimation(of duration: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        if UIView.areAnimationsEnabled, isWatched {
            _ = AnimationContext.clock.schedule(after: duration, action)
        } else {
            UIView.later { _ in action() }
        }
    }
}
