import Foundation

extension UIView {
    /// Animates the changes of views in several steps.
    ///
    /// The options can contain the bits of a curve of ``AnimationOptions``, which applies to the animation as
    /// a whole. Each step by itself is even, unless the calculation mode is cubic.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The seconds before the animation starts.
    ///   - options: The calculation mode, the repetition and other options.
    ///   - animations: The block, which calls
    ///     ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each step.
    ///   - completion: A closure that runs when the animation is over, with true if it has reached its end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let shared = AnimationOptions(rawValue: options.rawValue)
        run(
            AnimationPace(duration: duration, curve: shared.curve), delay: delay, options: shared,
            keyframe: KeyframeWindow(
                start: 0, end: 1,
                mode: KeyframeMode(rawValue: options.rawValue >> 10 & 7) ?? .linear),
            animations, completion)
    }

    /// Adds a step to the animation with key frames whose block is running.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start of the step as a fraction of the whole duration, 0...1.
    ///   - frameDuration: The duration of the step as a fraction of the whole duration, 0...1.
    ///   - animations: The block that changes views.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: () -> Void
    ) {
        let start = min(max(frameStartTime, 0), 1)
        AnimationContext.run(
            KeyframeWindow(
                start: start, end: min(start + max(frameDuration, 0), 1),
                mode: AnimationContext.keyframe?.mode ?? .linear),
            animations)
    }
}
