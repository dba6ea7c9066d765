import Foundation
import TesseraBasics

/// Animates what blocks change, and lets the app pause the animation, move it by hand and turn it round.
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

    /// Creates an animator with a pace; `duration` is in seconds. Animations are added with ``addAnimations(_:)``.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        pace = parameters.pace(duration: max(duration, 0))
        super.init()
    }

    /// Creates an animator with a curve that the system provides.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a cubic Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator with a spring: `ratio` is 1 for no overshoot, and nearer to 0 for more.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it after a delay in seconds.
    ///
    /// Of the options, the curve and ``UIView/AnimationOptions/allowUserInteraction`` count; property animators do not
    /// repeat.
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

    // MARK: What it is

    /// The pace.
    public let timingParameters: any UITimingCurveProvider
    private let pace: AnimationPace
    /// The seconds that the animation takes. A spring that is not given by its damping ratio says by itself how long it
    /// takes.
    open var duration: TimeInterval { pace.duration }
    /// The seconds between the start and the first motion.
    open private(set) var delay: TimeInterval = 0
    /// Whether touches reach the views meanwhile; true at first.
    open var isUserInteractionEnabled = true {
        didSet { driver?.allowsInteraction = isUserInteractionEnabled }
    }
    /// Whether the animation can be paused and stopped; true at first. Where it cannot, asking for it has no effect.
    open var isInterruptible = true
    /// Whether ``fractionComplete`` is a share of the way, which it is at first, rather than of the time.
    open var scrubsLinearly = true { didSet { driver?.scrubsLinearly = scrubsLinearly } }
    /// Whether the animation stays active when it has come to its end, to be turned round or moved by hand. Its completions
    /// run when it is stopped and finished.
    open var pausesOnCompletion = false
    /// What the animation does.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the views move.
    open var isRunning: Bool { driver?.isRunning == true }

    private var driver: AnimatorDriver?
    private var waiting: [(delayFactor: CGFloat, block: () -> Void)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var startsReversed = false

    /// Whether the animation goes to its start. Changing it while the views move turns them round.
    open var isReversed: Bool {
        get { driver?.isReversed ?? startsReversed }
        set {
            if let driver { driver.reverse(newValue) } else { startsReversed = newValue }
        }
    }

    /// The share of the way that has been gone, 0...1, in the direction in which the animation goes. Setting it holds the
    /// views there.
    open var fractionComplete: CGFloat {
        get { driver?.fraction ?? 0 }
        set {
            guard canInterrupt("fractionComplete") else { return }
            activate()
            driver?.scrub(to: newValue)
        }
    }

    // MARK: Adding

    /// Adds a block whose changes are animated after a share of the remaining time, 0...1. It runs when the animation starts,
    /// or at once where it has started.
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

    /// Adds a block that runs when the animation is over, with where the views are then.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Starts the animation, or goes on with it where it is paused.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        demandNotStopped("startAnimation")
        guard !isRunning else { return }
        self.delay = max(delay, 0)
        activate()
        driver?.run(after: self.delay)
    }

    /// Holds the views where they are. An animation that has not started becomes active at its start.
    open func pauseAnimation() {
        guard canInterrupt("pauseAnimation") else { return }
        activate()
        driver?.hold()
    }

    /// Goes on with the animation at the pace of `parameters`, or its own where they are nil, in `durationFactor` times its
    /// whole duration; where that is 0, in the time that it has left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard canInterrupt("continueAnimation") else { return }
        activate()
        guard let driver else { return }
        driver.hold()
        let fraction = driver.fraction
        var seconds: TimeInterval? = durationFactor > 0 ? durationFactor * duration : nil
        guard let parameters else {
            driver.run(seconds: seconds)
            return
        }
        let wished = seconds ?? (1 - fraction) * duration
        let pace = parameters.pace(duration: wished)
        seconds = pace.duration
        driver.run(seconds: seconds, pace: pace)
    }

    /// Ends the animation with the views where they are. With true, the views get the values that they are shown with, and no
    /// completion runs; with false, the animation waits for ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible, let driver else { return }
        driver.hold()
        state = .stopped
        if withoutFinishing { finish(driver, at: .current, isTold: false) }
    }

    /// Ends an animation that was stopped: the views get the values of the position, and the completions run.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        demand(
            state == .stopped,
            "finishAnimation(at:): the animator is not stopped; call stopAnimation(false) before.")
        if let driver { finish(driver, at: finalPosition, isTold: true) }
    }

    /// Runs code whose animations become parts of the animator, which becomes active.
    func collectAnimations(of code: () -> Void) {
        activate()
        if let driver { AnimationContext.collect(by: driver, code) }
    }

    private func finish(_ driver: AnimatorDriver, at position: UIViewAnimatingPosition, isTold: Bool) {
        let completions = completions
        self.completions = []
        self.driver = nil
        state = .inactive
        startsReversed = false
        driver.finish(at: position, isTold: isTold)
        if isTold { for completion in completions { completion(position) } }
    }

    /// Runs the blocks that were added, so that the views are on their way, and held at its start.
    private func activate() {
        guard driver == nil else { return }
        let driver = AnimatorDriver(pace: pace, allowsInteraction: isUserInteractionEnabled)
        driver.scrubsLinearly = scrubsLinearly
        CATransaction.add(driver)
        self.driver = driver
        state = .active
        let blocks = waiting
        waiting = []
        for (delayFactor, block) in blocks { driver.add(delayFactor: delayFactor, block) }
        if startsReversed { driver.placeAtEnd() }
        driver.arrived = { [self] in
            guard !pausesOnCompletion else { return }
            finish(driver, at: driver.isReversed ? .start : .end, isTold: true)
        }
    }

    private func canInterrupt(_ name: String) -> Bool {
        demandNotStopped(name)
        return isInterruptible || !isRunning
    }

    private func demandNotStopped(_ name: String) {
        demand(
            state != .stopped,
            "UIViewPropertyAnimator.\(name): the animator is stopped; call finishAnimation(at:) before.")
    }
}
