import Foundation

/// An animation of a layer: the superclass of all kinds.
/// See Apple's [CAAnimation](https://developer.apple.com/documentation/quartzcore/caanimation).
///
/// ```swift
/// let turn = CABasicAnimation(keyPath: "transform.rotation.z")
/// turn.fromValue = 0
/// turn.toValue = 2 * Double.pi
/// turn.duration = 1
/// turn.repeatCount = .infinity
/// spinner.layer.add(turn, forKey: "turn")
/// ```
///
/// The browser runs the animation by itself. Meanwhile the properties of the layer have the values that the app has set,
/// with which the layer is displayed after the end.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The pace of a run, or nil for an even one.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is informed of the start and the end. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?
    /// A Boolean value that tells whether the animation is removed from the layer at its end; true by default.
    open var isRemovedOnCompletion = true
    private var values: [String: Any] = [:]

    /// Creates an animation without a duration.
    public override required init() { super.init() }

    /// Returns a copy, which a layer keeps when the animation is added.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(self)
        return copy
    }

    final var copied: CAAnimation { copy() as? CAAnimation ?? self }

    /// Takes over the properties of another animation of the same class.
    func take(_ other: CAAnimation) {
        (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
        (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
        (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
        (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
        (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
        values = other.values
    }

    /// Returns the value that the app has set for a key of its own, or nil if there is none.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Sets a value for a key of the app's own, by which a delegate can distinguish animations. A copy of the animation has the
    /// value, too. The properties of the animation have no keys.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// Adds the animation to the layer whose property has changed.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        nonisolated(unsafe) let (animation, object) = (self, anObject)
        MainActor.assumeIsolated { (object as? CALayer)?.add(animation, forKey: event) }
    }

    // MARK: Values

    /// The curve by which the display moves from frame to frame. The frames of animations with their own pace contain the pace,
    /// so that the curve is even.
    var displayCurve: TimingCurve { timingFunction.map { .cubic($0.curve) } ?? .cubic(.linear) }

    /// The parts of a layer that the animation changes.
    @MainActor var keys: AnimatedKeys { [] }

    /// Sets the properties in the state of a layer to their values after a part, 0...1, of a run. The caller has applied the
    /// curve to the part.
    ///
    /// - Parameters:
    ///   - progress: The part, and the number of runs before.
    ///   - previous: The state of the layer before the animation was added, for values that are not stated.
    ///   - model: The layer's own state.
    ///   - state: The state, which other animations may have changed.
    @MainActor func apply(
        _ progress: AnimationProgress, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {}

    /// True if a display cannot repeat a run by itself.
    var needsSamples: Bool { speed < 0 }

    /// The parts of a run at which the display needs a value, besides 0 and 1. Between them it mixes values.
    @MainActor func times(previous: ViewState, model: ViewState) -> [(time: Double, isJump: Bool)] { [] }

    /// Fills in the durations that are not stated.
    func resolve(duration standard: Double) {
        if !(duration > 0) { duration = standard }
    }
}

extension CAAnimation {
    /// Sets the properties in the state of a layer to their values some seconds after the beginning.
    @MainActor func apply(
        after seconds: Double, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {
        guard var progress = progress(after: seconds) else { return }
        progress.share = displayCurve.progress(at: progress.share)
        apply(progress, previous: previous, model: model, to: &state)
    }
}
