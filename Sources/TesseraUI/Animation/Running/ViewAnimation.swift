import TesseraDisplay

/// The part of one animation that moves one view.
@MainActor
final class ViewAnimation {
    /// The driver of the animation.
    let driver: AnimationDriver
    private(set) weak var view: UIView?
    /// The keys that the animation moves.
    private(set) var keys: AnimatedKeys = []
    /// The values of ``keys`` at the start of the animation.
    private(set) var from: ViewState
    /// The edge to which the view stuck at the start.
    private(set) var startingSticky: StickyContent?
    /// The keys whose starting values the display has not received yet.
    var unsentStarts: AnimatedKeys = []
    /// True if the display has not received the animation yet.
    var needsSending = true
    /// True if an earlier display has received the animation.
    var wasSent = false
    /// The repetition, or nil if it is that of the driver.
    var repetition: AnimationRepetition?
    /// The fraction of the driver's time after which the animation starts.
    var window = 0.0
    /// The part of the way that the view goes in the present run. Only property animators use it.
    var leg = AnimationLeg.whole
    /// The fraction of the way at which the view last stopped. Only property animators use it.
    var stoppedShare = 0.0
    /// The intermediate values of an animation with key frames.
    var keyframes: KeyframeTimeline?

    init(view: UIView, driver: AnimationDriver) {
        self.view = view
        self.driver = driver
        from = view.viewState
        repetition = AnimationContext.repetition
    }

    /// Adds keys to the animation, which starts at their values in `start`. The display already has the
    /// starting values of `alreadySent`.
    func add(_ new: AnimatedKeys, from start: ViewState, alreadySent: AnimatedKeys) {
        from.take(new, from: start)
        keys.formUnion(new)
        unsentStarts.formUnion(new.subtracting(alreadySent))
        if new.contains(.viewPin), let view {
            startingSticky = view.properties(context: CommitContext(traits: view.traitCollection)).sticky
        }
    }

    /// Records the values that the block of a key frame has given some keys.
    func note(_ changed: AnimatedKeys, in window: KeyframeWindow, state: ViewState) {
        let own = changed.intersection(keys)
        guard !own.isEmpty else { return }
        var timeline = keyframes ?? KeyframeTimeline(mode: window.mode)
        for key in own.elements {
            timeline.add(key, window, from: from, to: state)
        }
        keyframes = timeline
    }

    /// Removes keys that something else has changed. The animation then counts as interrupted.
    func lose(_ lost: AnimatedKeys) {
        guard !keys.isDisjoint(with: lost) else { return }
        keys.subtract(lost)
        unsentStarts.subtract(lost)
        if AnimationContext.driver !== driver { driver.isInterrupted = true }
        if keys.isEmpty {
            view?.node.animations.removeAll { $0 === self }
            driver.remove(self)
        }
    }

    /// Sets the animation's keys in `state` to their values after a fraction of the way to `model`.
    func apply(_ share: Double, to state: inout ViewState, model: ViewState) {
        guard let keyframes else {
            state.mix(keys, from: from, to: model, share: share)
            return
        }
        // A timeline has no values at the very start and the very end.
        state.mix(keys, from: from, to: model, share: min(max(share, 0), 1).rounded(.down))
        if share > 0, share < 1 { keyframes.apply(share, keys: keys, to: &state) }
    }
}

/// A part of an animation's way: the fractions of the way at its start and end, and the pace in between.
struct AnimationLeg {
    var start: Double
    var end: Double
    /// A closure that returns the fraction of the part's way after a fraction of its time.
    var pace: (Double) -> Double

    static var whole: AnimationLeg { AnimationLeg(start: 0, end: 1, pace: { $0 }) }

    /// Returns the fraction of the whole way after a fraction of the part's time.
    func share(at time: Double) -> Double {
        if time <= 0 { return start }
        if time >= 1 { return end }
        return start + (end - start) * pace(time)
    }
}

/// The repetition of an animation.
struct AnimationRepetition: Hashable {
    /// The number of runs, which need not be whole, or nil to repeat for ever.
    var count: Double? = 1
    /// True if each run goes back to its start.
    var autoreverses = false

    /// Returns the seconds of all runs together, or nil if they never end. Each way takes `duration` seconds.
    func seconds(of duration: Double) -> Double? {
        count.map { $0 * duration * (autoreverses ? 2 : 1) }
    }

    /// Returns the fraction of one way's time that has passed after `seconds`.
    func time(after seconds: Double, of duration: Double) -> Double {
        guard duration > 0 else { return 1 }
        let passed = seconds / duration
        if passed <= 0 { return 0 }
        if let count, passed >= count * (autoreverses ? 2 : 1) { return 1 }
        let run = passed - passed.rounded(.down)
        let isBackwards = autoreverses && passed.rounded(.down).truncatingRemainder(dividingBy: 2) != 0
        return isBackwards ? 1 - run : run
    }
}
