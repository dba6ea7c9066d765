import Foundation
import TesseraDisplay

/// The driver of a property animator. It moves the views forwards or backwards, or keeps them anywhere on
/// their way.
@MainActor
final class AnimatorDriver: AnimationDriver {
    /// The present motion of the views.
    private enum Motion {
        /// The views stand still. `time` is the fraction of the animation's time that has passed.
        case still(time: Double)
        case running(Playback)
    }

    /// A period in which the views move without interruption.
    private struct Playback {
        /// The fractions of the animation's time at the start and at the end of the playback.
        var from: Double
        var to: Double
        /// The clock's time at which the views begin to move, after the delay.
        var start: TimeInterval
        var delay: TimeInterval
        var seconds: TimeInterval
        /// The pace that replaces the animation's own pace during this playback, or nil.
        var pace: AnimationPace?
    }

    private var motion = Motion.still(time: 0)
    /// The way of an imaginary animation without a delay factor. The progress of the whole is measured by it.
    private var main = AnimationLeg(start: 0, end: 0, pace: { $0 })
    /// The fraction of the way at which the views last came to a stop other than by scrubbing.
    private var anchor = 0.0
    private var timer: AnimationTimer?
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The fraction of the time after which animations that are added now start.
    private var window = 0.0
    private(set) var isReversed = false
    /// True if fractions are fractions of the way, false if they are fractions of the time.
    var scrubsLinearly = true
    /// The closure that runs when the views have reached the end of a playback.
    var arrived: (() -> Void)?

    override var movesHiddenViews: Bool { true }

    var isRunning: Bool { if case .running = motion { true } else { false } }

    func whenOver(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Places of views

    /// Returns the fraction of the playback's seconds that has passed, 0...1.
    private func passed(_ playback: Playback) -> Double {
        guard playback.seconds > 0 else { return 1 }
        return min(max((AnimationContext.clock.now - playback.start) / playback.seconds, 0), 1)
    }

    /// The fraction of the animation's time that has passed.
    private var time: Double {
        switch motion {
        case .still(let time): time
        case .running(let playback): playback.from + (playback.to - playback.from) * passed(playback)
        }
    }

    /// Returns the present fraction of a way.
    private func share(_ leg: AnimationLeg) -> Double {
        switch motion {
        case .still: leg.start
        case .running(let playback): leg.share(at: passed(playback))
        }
    }

    override func presentShare(of animation: ViewAnimation) -> Double { share(animation.leg) }
    override func startingShare(of animation: ViewAnimation) -> Double { animation.leg.start }
    override func targetShare(of animation: ViewAnimation) -> Double {
        isRunning ? animation.leg.end : animation.leg.start
    }

    override func displayAnimation(of animation: ViewAnimation) -> SceneOperation.Animation? {
        guard case .running(let playback) = motion, playback.seconds + playback.delay > 0 else { return nil }
        let passed = animation.wasSent ? AnimationContext.clock.now - playback.start + playback.delay : 0
        // The display has the curves of whole playbacks, or can compute them once and reuse them.
        let whole = playback.from == 0 && playback.to == 1 || playback.pace != nil
        let pace = whole && animation.window <= playback.from ? playback.pace ?? self.pace : nil
        var motion = SceneOperation.Animation(
            duration: playback.seconds, delay: playback.delay - passed,
            curve: pace?.curve.displayCurve ?? .init(sampling: animation.leg.pace))
        motion.verticalCurve = pace?.verticalCurve?.displayCurve
        return motion
    }

    /// Returns the fraction of the way after a fraction of the time, for an animation that starts after the
    /// fraction `window` of the time.
    private func natural(_ time: Double, _ window: Double) -> Double {
        Self.natural(pace.curve, time, window)
    }

    private static func natural(_ curve: TimingCurve, _ time: Double, _ window: Double) -> Double {
        time <= window ? 0 : curve.progress(at: (time - window) / (1 - window))
    }

    /// Returns the way of a view from its present fraction to the end of a playback.
    private func leg(from present: Double, window: Double, in playback: Playback) -> AnimationLeg {
        let (start, end) = (playback.from, playback.to)
        if let curve = playback.pace?.curve {
            let wait = end > start && start < window ? (window - start) / (1 - start) : 0
            return AnimationLeg(
                start: present, end: end,
                pace: { $0 <= wait ? 0 : curve.progress(at: ($0 - wait) / (1 - wait)) }
            )
        }
        let (first, last) = (natural(start, window), end)
        guard abs(last - first) > 1e-3 else { return AnimationLeg(start: present, end: end, pace: { $0 }) }
        return AnimationLeg(
            start: present, end: end,
            pace: { [curve = pace.curve] in
                (Self.natural(curve, start + (end - start) * $0, window) - first) / (last - first)
            })
    }

    // MARK: Moving and stopping

    /// Runs a block whose changes join the animation after a fraction of the remaining time.
    func add(delayFactor: Double, _ block: () -> Void) {
        let wasRunning: Playback? = if case .running(let playback) = motion { playback } else { nil }
        if wasRunning != nil { pause() }
        window = time + (1 - time) * min(max(delayFactor, 0), 1)
        AnimationContext.run(self) {
            block()
            AnimationContext.layOut()
        }
        if let wasRunning {
            let seconds = wasRunning.seconds * (1 - passed(wasRunning))
            run(
                after: max(wasRunning.start - AnimationContext.clock.now, 0), seconds: seconds,
                pace: wasRunning.pace)
        }
    }

    override func takes(_ animation: ViewAnimation) -> Bool {
        super.takes(animation) && animation.window == min(window, 0.999)
    }

    override func added(_ animation: ViewAnimation) {
        animation.window = min(window, 0.999)
        animation.leg = AnimationLeg(start: 0, end: 0, pace: { $0 })
    }

    /// Moves the views to the end or, if reversed, to the start. This takes the time that the animation has
    /// left, or `seconds` at another pace.
    func run(after delay: TimeInterval = 0, seconds: TimeInterval? = nil, pace: AnimationPace? = nil) {
        if isRunning { pause() }
        let (from, to) = (time, isReversed ? 0.0 : 1.0)
        let playback = Playback(
            from: from, to: to, start: AnimationContext.clock.now + delay, delay: delay,
            seconds: seconds ?? abs(to - from) * self.pace.duration, pace: pace)
        main = leg(from: main.start, window: 0, in: playback)
        for animation in animations {
            animation.leg = leg(from: animation.leg.start, window: animation.window, in: playback)
        }
        motion = .running(playback)
        setNeedsSending()
        timer = AnimationContext.clock.schedule(after: delay + playback.seconds) { [self] in
            pause(after: 1, of: playback)
            arrived?()
        }
    }

    /// Stops the views where they are.
    func pause() {
        guard case .running(let playback) = motion else { return }
        pause(after: passed(playback), of: playback)
    }

    private func pause(after passed: Double, of playback: Playback) {
        timer?.cancel()
        main.start = main.share(at: passed)
        for animation in animations { animation.leg.start = animation.leg.share(at: passed) }
        motion = .still(time: playback.from + (playback.to - playback.from) * passed)
        anchor = min(max(main.start, 0), 1)
        for animation in animations { animation.stoppedShare = animation.leg.start }
        setNeedsSending()
    }

    /// Changes the direction. Views that move turn round.
    func reverse(_ reversed: Bool) {
        guard reversed != isReversed else { return }
        let wasRunning = isRunning
        pause()
        isReversed = reversed
        if wasRunning { run() }
    }

    /// Places the views at the end, for an animation that runs backwards from the start.
    func placeAtEnd() {
        motion = .still(time: 1)
        main.start = 1
        anchor = 1
        for animation in animations {
            animation.leg.start = 1
            animation.stoppedShare = 1
        }
        isReversed = true
    }

    /// The completed fraction of the way or of the time, in the direction of the animation.
    var fraction: Double {
        let fraction = scrubsLinearly ? min(max(share(main), 0), 1) : time
        return isReversed ? 1 - fraction : fraction
    }

    /// Stops the views at a fraction.
    func scrub(to fraction: Double) {
        pause()
        let clamped = min(max(fraction, 0), 1)
        let place = isReversed ? 1 - clamped : clamped
        if scrubsLinearly {
            motion = .still(time: pace.curve.time(of: place))
            main.start = place
            for animation in animations { animation.leg.start = scrubbed(animation, place) }
        } else {
            motion = .still(time: place)
            main.start = natural(place, 0)
            for animation in animations { animation.leg.start = natural(place, animation.window) }
        }
        setNeedsSending()
    }

    /// Returns the fraction of an animation's way at `place`. The way is even, except that a view does not
    /// jump at the fraction at which it stopped: its deviation there decreases evenly towards both ends.
    private func scrubbed(_ animation: ViewAnimation, _ place: Double) -> Double {
        let window = animation.window
        func even(_ place: Double) -> Double { place <= window ? 0 : (place - window) / (1 - window) }
        let deviation = animation.stoppedShare - even(anchor)
        let weight = place <= anchor ? (anchor > 0 ? place / anchor : 1) : (1 - place) / (1 - anchor)
        return even(place) + deviation * weight
    }

    /// Ends the animation, gives the views the values of `position`, and runs the completions. If
    /// `isReported` is false, the completions receive ``UIViewAnimatingPosition/current``.
    func finish(at position: UIViewAnimatingPosition, isReported: Bool) {
        pause()
        let results = animations.compactMap { animation -> (UIView, AnimatedKeys, ViewState)? in
            guard let view = animation.view else { return nil }
            return (view, animation.keys, position == .start ? animation.from : view.presentState)
        }
        releaseViews()
        for (view, keys, state) in results {
            view.setNeedsCommit()
            if position != .end { view.adopt(keys, from: state) }
        }
        let completions = completions
        self.completions = []
        arrived = nil
        // Animations that began within the animator's blocks are over now in any case.
        for completion in completions { completion(isReported ? position : .current) }
        announceEnd()
    }

    private func setNeedsSending() {
        for animation in animations {
            animation.needsSending = true
            animation.wasSent = false
            animation.view?.setNeedsCommit()
        }
    }
}
