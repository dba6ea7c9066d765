import Foundation

/// Animations that begin with one call and end with another, in code that was written before animation blocks. Apple advises to
/// use `animate(withDuration:…)` instead.
extension UIView {
    /// Begins an animation: what changes until ``commitAnimations()`` is animated.
    ///
    /// ```swift
    /// UIView.beginAnimations(nil, context: nil)
    /// UIView.setAnimationDuration(0.3)
    /// bar.alpha = 0
    /// UIView.commitAnimations()
    /// ```
    ///
    /// An animation can begin within another one. The names and the context serve a delegate of animations, which Tessera does
    /// not have.
    ///
    /// - Parameters:
    ///   - animationID: A name of the animation.
    ///   - context: A value of the app's.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        BegunAnimation.begin()
    }

    /// Ends the animation that was begun last, and starts it.
    public class func commitAnimations() { BegunAnimation.commit() }

    /// Sets the duration of later changes, in seconds. The default is 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        BegunAnimation.change { $0.duration = duration }
    }

    /// Sets the seconds before later changes start. The default is 0.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        BegunAnimation.change { $0.delay = delay }
    }

    /// Sets the curve of later changes. The default is ``AnimationCurve/easeInOut``.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        BegunAnimation.change { $0.curve = curve }
    }

    /// Sets how many times later changes are repeated. The default is 0, which means once.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        BegunAnimation.change { $0.repeatCount = repeatCount }
    }

    /// Sets whether later changes run back to their start each time. The default is false.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        BegunAnimation.change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether later changes start from the present state of a running animation. Animations always do this here.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// An animation that was begun and not yet committed.
@MainActor
private final class BegunAnimation {
    /// The settings for later changes.
    struct Settings {
        var duration: TimeInterval = 0.2
        var delay: TimeInterval = 0
        var curve = UIView.AnimationCurve.easeInOut
        var repeatCount: Float = 0
        var autoreverses = false
    }

    private static var open: [BegunAnimation] = []

    private var settings = Settings()
    /// The drivers of the changes so far, one for each change of the settings.
    private var drivers: [BlockAnimation] = []
    /// The values that decided about changes before the animation began.
    private let outer = AnimationContext.state

    static func begin() {
        if open.isEmpty {
            DispatchQueue.main.async { MainActor.assumeIsolated { commitForgotten() } }
        }
        let animation = BegunAnimation()
        open.append(animation)
        animation.continueWithSettings()
    }

    static func change(_ change: (inout Settings) -> Void) {
        guard let animation = open.last else { return }
        change(&animation.settings)
        animation.continueWithSettings()
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        AnimationContext.layOut()
        AnimationContext.state = animation.outer
        for driver in animation.drivers where driver.movesSomething {
            CATransaction.add(driver)
            driver.begin()
        }
    }

    /// Commits what the app has begun and not committed in its turn of the main loop, so that the changes of later turns are not
    /// animated.
    private static func commitForgotten() {
        guard !open.isEmpty else { return }
        while !open.isEmpty { commit() }
        AnimationContext.state = (nil, nil, nil)
    }

    /// Applies the present settings to later changes.
    private func continueWithSettings() {
        // Everything in the block of a property animator is a part of that animator.
        if outer.driver is AnimatorDriver { return }
        AnimationContext.layOut()
        let duration = settings.duration.isFinite ? max(settings.duration, 0) : 0
        let delay = settings.delay.isFinite ? settings.delay : 0
        let own = AnimationPace(duration: duration, curve: .cubic(settings.curve.cubic))
        let pace = CATransaction.adapted(own)
        guard AnimationContext.isEnabled, pace.duration + delay > 0 else {
            AnimationContext.state = (nil, nil, nil)
            return
        }
        let count = settings.repeatCount > 0 ? CGFloat(settings.repeatCount) : 1
        let driver = BlockAnimation(
            pace: pace, delay: delay,
            repetition: AnimationRepetition(
                count: count.isFinite ? count : nil, autoreverses: settings.autoreverses),
            allowsInteraction: true)
        drivers.removeAll { !$0.movesSomething }
        drivers.append(driver)
        AnimationContext.state = (driver, nil, nil)
    }
}
