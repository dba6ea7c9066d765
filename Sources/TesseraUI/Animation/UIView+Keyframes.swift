import Foundation

extension UIView {
    /// Animates what `animations` changes in several steps, which its calls of
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` state. Durations and delays are in seconds.
    ///
    /// The curve of the animation, which `options` can have among its bits, is that of the whole; each step is even.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let shared = AnimationOptions(rawValue: options.rawValue)
        run(
            AnimationPace(duration: duration, curve: shared.curve), delay: delay, options: shared,
            keyframe: KeyframeWindow(
                start: 0, end: 1, isDiscrete: options.contains(.calculationModeDiscrete)),
            animations, completion)
    }

    /// Animates what `animations` changes in one step of the animation whose block is running. Start and duration are
    /// shares of the whole, 0...1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        let start = min(max(frameStartTime, 0), 1)
        AnimationContext.run(
            KeyframeWindow(
                start: start, end: min(start + max(frameDuration, 0), 1),
                isDiscrete: AnimationContext.keyframe?.isDiscrete ?? false),
            animations)
    }
}
