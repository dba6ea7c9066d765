import Foundation

/// An object that reacts to a change of a layer.
/// See Apple's [CAAction](https://developer.apple.com/documentation/quartzcore/caaction).
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the property that has changed.
    ///   - anObject: The layer.
    ///   - dict: Nothing.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// `NSNull` stands for no action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An object that is informed of the start and the end of an animation. The methods have default implementations,
/// which do nothing.
/// See Apple's [CAAnimationDelegate](https://developer.apple.com/documentation/quartzcore/caanimationdelegate).
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Called when an animation begins.
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

    /// The curve by which the display moves from frame to frame. The frames of animations with their own pace contain
    /// it, so that it is even.
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

/// An animation of one property of a layer.
/// See Apple's [CAPropertyAnimation](https://developer.apple.com/documentation/quartzcore/capropertyanimation).
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `opacity` or `transform.rotation.z`. A key path of no property has no
    /// effect. See <doc:Layers> for those that are known.
    open var keyPath: String?
    /// A Boolean value that tells whether the values are added to those of the layer.
    open var isAdditive = false
    /// A Boolean value that tells whether each run begins with the value with which the one before has ended.
    open var isCumulative = false

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Creates an animation of the property with a key path.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }

    @MainActor final var property: LayerKeyPath? { keyPath.flatMap(LayerKeyPath.named) }

    @MainActor override var keys: AnimatedKeys { property?.keys ?? [] }

    override var needsSamples: Bool { super.needsSamples || (isCumulative && activeDuration > roundTrip) }

    /// The runs that have ended.
    struct Cycles {
        let count: Int
        /// The value with which each of them has ended.
        let end: AnimatedValue

        init(_ count: Int, end: AnimatedValue) { (self.count, self.end) = (count, end) }
    }

    /// Sets the value of the property.
    ///
    /// - Parameters:
    ///   - value: The value within the present run.
    ///   - cycles: The runs before.
    ///   - state: The state of the layer.
    @MainActor final func set(_ value: AnimatedValue, after cycles: Cycles, in state: inout ViewState) {
        guard let property else { return }
        var value = value
        if isCumulative, cycles.count > 0 { value = cycles.end.repeated(cycles.count).adding(value) }
        guard isAdditive, let present = property.value(in: state) else {
            return property.set(value, in: &state)
        }
        property.set(present.adding(value), in: &state)
    }

    /// Returns times within a part of a run at which the display needs values of a rotation.
    ///
    /// A display turns an element the short way from one look to the next, so that half a turn or more needs looks on the way.
    @MainActor final func steps(from start: Double, to end: Double) -> [(time: Double, isJump: Bool)] {
        guard property?.turns == true else { return [] }
        return (1..<12).map { (start + (end - start) * Double($0) / 12, false) }
    }
}

/// An animation of a property from one value to another.
/// See Apple's [CABasicAnimation](https://developer.apple.com/documentation/quartzcore/cabasicanimation).
///
/// If the value at the start is not stated, it is the one that the layer had before. If the value at the end is not stated, it
/// is the one that the layer has now.
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start, or nil.
    open var fromValue: Any?
    /// The value at the end, or nil.
    open var toValue: Any?
    /// The difference of the two values, or nil.
    open var byValue: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    /// Returns the values at the start and the end, or nil if the layer does not have the property.
    @MainActor final func ends(
        previous: ViewState, model: ViewState
    ) -> (from: AnimatedValue, to: AnimatedValue)? {
        guard let property, let now = property.value(in: model) else { return nil }
        let before = property.value(in: previous) ?? now
        let from = AnimatedValue(fromValue, like: now)
        let to = AnimatedValue(toValue, like: now)
        let by = AnimatedValue(byValue, like: now)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.subtracting(by), to)
        case (let from?, nil, nil): return (from, now)
        case (nil, let to?, nil): return (before, to)
        case (nil, nil, let by?): return (before, before.adding(by))
        case (nil, nil, nil): return (before, now)
        }
    }

    @MainActor override func apply(
        _ progress: AnimationProgress, previous: ViewState, model: ViewState, to state: inout ViewState
    ) {
        guard let (from, to) = ends(previous: previous, model: model) else { return }
        let cycles = Cycles(progress.cycle, end: autoreverses ? from : to)
        set(from.mixed(with: to, progress.share), after: cycles, in: &state)
    }

    @MainActor override func times(
        previous: ViewState, model: ViewState
    ) -> [(time: Double, isJump: Bool)] { steps(from: 0, to: 1) }
}

/// An animation of a property with the motion of a spring.
/// See Apple's [CASpringAnimation](https://developer.apple.com/documentation/quartzcore/caspringanimation).
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring, above 0.
    open var mass: CGFloat = 1
    /// The stiffness of the spring, above 0.
    open var stiffness: CGFloat = 100
    /// The force that brakes the mass, 0 or more.
    open var damping: CGFloat = 10
    /// The velocity at the start, in whole distances per second.
    open var initialVelocity: CGFloat = 0

    /// Creates an animation without a property.
    public required init() { super.init() }

    /// Creates an animation with a period and a bounce.
    ///
    /// - Parameters:
    ///   - perceptualDuration: The period of the spring in seconds.
    ///   - bounce: 0 for a spring that does not overshoot, up to 1 for one that overshoots the more, and below 0, down
    ///     to -1, for one that is slower.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring.perceived(duration: perceptualDuration, bounce: Double(bounce), velocity: 0)
        stiffness = CGFloat(spring.frequency * spring.frequency)
        damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CASpringAnimation else { return }
        (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
        initialVelocity = other.initialVelocity
    }

    /// The seconds after which the spring has come to rest.
    open var settlingDuration: CFTimeInterval { spring.settlingTime }
    /// The period of the spring in seconds.
    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }
    /// The bounce of the spring: 0 if it does not overshoot, more if it does.
    open var bounce: CGFloat {
        let ratio = CGFloat(spring.dampingRatio)
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    private var spring: Spring {
        let (mass, stiffness) = (max(Double(mass), 1e-6), max(Double(stiffness), 1e-6))
        return Spring(
            dampingRatio: Double(damping) / (2 * (mass * stiffness).squareRoot()),
            frequency: (stiffness / mass).squareRoot(), velocity: Double(initialVelocity))
    }

    override var displayCurve: TimingCurve { .spring(spring, duration: duration) }
}
