import Foundation
import TesseraBasics
import TesseraSelectors

/// Animates the changes that blocks make, and lets the app pause the animation, move it by hand and turn it
/// round.
/// See Apple's [UIViewPropertyAnimator](https://developer.apple.com/documentation/uikit/uiviewpropertyanimator).
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) { card.center.y -= 300 }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.4
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: Creating

    /// Creates an animator with a pace. The duration is in seconds. ``addAnimations(_:)`` adds the
    /// animations.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        pace = parameters.pace(duration: max(duration, 0))
        super.init()
    }

    /// Creates an animator with a curve that the system provides, a duration in seconds and a first block, or nil for none.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve from (0, 0) to (1, 1), a duration in seconds and a first block, or nil for
    /// none. The x of the control points is the fraction of the time, 0...1, and their y is the fraction of the way.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring, a duration in seconds and a first block, or nil for none. At a `ratio` of 1 the spring
    /// does not overshoot; the nearer to 0, the further it overshoots.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it after a delay in seconds.
    ///
    /// Only the curve and ``UIView/AnimationOptions/allowUserInteraction`` of the options have an effect.
    /// Property animators do not repeat.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
        let animator = make(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private static func make(duration: TimeInterval, timingParameters: any UITimingCurveProvider) -> Self {
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
        guard let animator = animator as? Self else {
            fatalError(
                "\(Self.self).runningPropertyAnimator: only UIViewPropertyAnimator itself makes running animators; "
                    + "create the subclass with its initializer and start it.")
        }
        return animator
    }

    // MARK: Properties

    /// The pace of the animation.
    public let timingParameters: any UITimingCurveProvider
    private let pace: AnimationPace
    /// The duration of the animation in seconds. A spring that has no damping ratio determines its duration
    /// itself.
    open var duration: TimeInterval { pace.duration }
    /// The seconds between the start and the first motion.
    open private(set) var delay: TimeInterval = 0
    /// A Boolean value that tells whether touches reach the views during the animation. The default is true.
    open var isUserInteractionEnabled = true {
        didSet { driver?.allowsInteraction = isUserInteractionEnabled }
    }
    /// A Boolean value that tells whether the animation can be paused and stopped. The default is true. If it
    /// is false, the methods that pause and stop a running animation do nothing.
    open var isInterruptible = true
    /// A Boolean value that tells whether ``fractionComplete`` is a fraction of the way rather than of the
    /// time. The default is true.
    open var scrubsLinearly = true { didSet { driver?.scrubsLinearly = scrubsLinearly } }
    /// A Boolean value that tells whether the animation stays active at its end, so that the app can turn it
    /// round or move it by hand. Its completions run when the app stops and finishes it. The default is
    /// false.
    open var pausesOnCompletion = false
    /// The state of the animation.
    open private(set) var state = UIViewAnimatingState.inactive
    /// A Boolean value that tells whether the views move. Key-value observers hear of its changes.
    open var isRunning: Bool { driver?.isRunning == true }

    private var driver: AnimatorDriver?
    /// True while the animations are parts of a transition that a gesture drives. Only the gesture moves them then.
    private var isJoined = false
    private var waiting: [(delayFactor: CGFloat, block: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var startsReversed = false

    /// A Boolean value that tells whether the animation runs towards its start. Changing it while the views
    /// move turns them round.
    open var isReversed: Bool {
        get { driver?.isReversed ?? startsReversed }
        set {
            if isJoined { return }
            if let driver { driver.reverse(newValue) } else { startsReversed = newValue }
        }
    }

    /// The completed fraction of the way, 0...1, in the direction of the animation. Setting it stops the
    /// views there.
    open var fractionComplete: CGFloat {
        get { driver?.fraction ?? 0 }
        set {
            guard canInterrupt("fractionComplete") else { return }
            activate()
            changeRunning(to: false) { driver?.scrub(to: newValue) }
        }
    }

    // MARK: Adding

    /// Adds a block whose changes are animated after a fraction of the remaining time, 0...1. The block runs
    /// when the animation starts, or at once if it has started.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        demandNotStopped("addAnimations")
        if let driver {
            driver.add(delayFactor: delayFactor, animation)
        } else {
            waiting.append((delayFactor, animation))
        }
    }

    /// Adds a block whose changes are animated.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds a closure that runs with the position of the views when the animation is over.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animation, or continues it if it is paused.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after a delay in seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        demandNotStopped("startAnimation")
        guard !isRunning, !isJoined else { return }
        self.delay = max(delay, 0)
        if driver == nil, let collector = AnimationContext.collector, AnimationContext.isEnabled {
            return join(collector)
        }
        activate()
        changeRunning(to: true) { driver?.run(after: self.delay) }
    }

    /// Stops the views where they are. An animation that has not started becomes active at its start.
    open func pauseAnimation() {
        guard canInterrupt("pauseAnimation") else { return }
        activate()
        changeRunning(to: false) { driver?.pause() }
    }

    /// Continues the animation.
    ///
    /// - Parameters:
    ///   - parameters: The new pace, or nil to keep the animation's own.
    ///   - durationFactor: The factor of ``duration`` that determines how long the views move from now on; 0
    ///     means the time that the animation has left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard canInterrupt("continueAnimation") else { return }
        activate()
        guard let driver else { return }
        driver.pause()
        let fraction = driver.fraction
        var seconds: TimeInterval? = durationFactor > 0 ? durationFactor * duration : nil
        guard let parameters else {
            changeRunning(to: true) { driver.run(seconds: seconds) }
            return
        }
        let wished = seconds ?? (1 - fraction) * duration
        let pace = parameters.pace(duration: wished)
        seconds = pace.duration
        changeRunning(to: true) { driver.run(seconds: seconds, pace: pace) }
    }

    /// Stops the animation for good, with the views where they are.
    ///
    /// - Parameter withoutFinishing: True to give the views the values that they have on the display, and to
    ///   run no completions; false to wait for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible, !isJoined, let driver else { return }
        changeRunning(to: false) {
            driver.pause()
            state = .stopped
        }
        if withoutFinishing { finish(driver, at: .current, isReported: false) }
    }

    /// Ends a stopped animation: the views get the values of the position, and the completions run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        demand(
            state == .stopped,
            "finishAnimation(at:): the animator is not stopped; call stopAnimation(false) before.")
        if let driver { finish(driver, at: finalPosition, isReported: true) }
    }

    /// Runs code whose animations become parts of the animator. The animator becomes active.
    func collectAnimations(of code: () -> Void) {
        activate()
        if let driver { AnimationContext.collect(by: driver, code) }
    }

    /// Makes the animator inactive. Returns the completions, which are no longer its own.
    private func deactivate() -> [(UIViewAnimatingPosition) -> Void] {
        defer { completions = [] }
        driver = nil
        state = .inactive
        startsReversed = false
        return completions
    }

    private func finish(_ driver: AnimatorDriver, at position: UIViewAnimatingPosition, isReported: Bool) {
        let completions = deactivate()
        driver.finish(at: position, isReported: isReported)
        if isReported { for completion in completions { completion(position) } }
    }

    /// Runs the blocks that were added, so that the animation is active and paused at its start.
    private func activate() {
        guard driver == nil else { return }
        let driver = AnimatorDriver(pace: pace, allowsInteraction: isUserInteractionEnabled)
        driver.scrubsLinearly = scrubsLinearly
        CATransaction.add(driver)
        activate(with: driver)
        if startsReversed { driver.placeAtEnd() }
        driver.arrived = { [self] in
            TesseraSelectors.willChangeValue(of: self, forKey: "isRunning")
            TesseraSelectors.didChangeValue(of: self, forKey: "isRunning")
            guard !pausesOnCompletion else { return }
            finish(driver, at: driver.isReversed ? .start : .end, isReported: true)
        }
    }

    /// Lets a driver move what the added blocks change.
    private func activate(with driver: AnimatorDriver) {
        self.driver = driver
        state = .active
        let blocks = waiting
        waiting = []
        for (delayFactor, block) in blocks { driver.add(delayFactor: delayFactor, block) }
    }

    /// Starts or stops the views, and informs key-value observers if that is a change.
    private func changeRunning(to running: Bool, _ change: () -> Void) {
        let isChange = isRunning != running
        if isChange { TesseraSelectors.willChangeValue(of: self, forKey: "isRunning") }
        change()
        if isChange { TesseraSelectors.didChangeValue(of: self, forKey: "isRunning") }
    }

    /// Makes the animations parts of the animation that a gesture moves, and ends with it.
    private func join(_ collector: AnimatorDriver) {
        isJoined = true
        activate(with: collector)
        collector.whenOver { [self] position in
            guard driver === collector else { return }
            isJoined = false
            for completion in deactivate() { completion(position) }
        }
    }

    private func canInterrupt(_ name: String) -> Bool {
        demandNotStopped(name)
        return !isJoined && (isInterruptible || !isRunning)
    }

    private func demandNotStopped(_ name: String) {
        demand(
            state != .stopped,
            "UIViewPropertyAnimator.\(name): the animator is stopped; call finishAnimation(at:) before.")
    }
}
