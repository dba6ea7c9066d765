import TesseraDisplay

/// What one animation does to one view.
@MainActor
final class ViewAnimation {
    /// What the animation belongs to.
    let driver: AnimationDriver
    private(set) weak var view: UIView?
    /// What of the view is on its way.
    private(set) var keys: AnimatedKeys = []
    /// The values of ``keys`` from which the animation started.
    private(set) var from: ViewState
    /// Where the view kept to an edge at the start.
    private(set) var startingSticky: StickyContent?
    /// The keys whose value at the start the display has still to be told.
    var untoldStarts: AnimatedKeys = []
    /// Whether the display has still to be told of the animation.
    var needsTelling = true
    /// Whether an earlier display was told of it.
    var wasTold = false
    /// How often it runs, where it differs from the other animations of its driver.
    var repetition: AnimationRepetition?
    /// The share of the driver's time after which it starts.
    var window = 0.0
    /// The stretch of its way on which it is; used by property animators.
    var leg = AnimationLeg.whole
    /// The share of the way at which it was last held; used by property animators.
    var heldShare = 0.0
    /// The values in between, for an animation with key frames.
    var keyframes: KeyframeTimeline?

    init(view: UIView, driver: AnimationDriver) {
        self.view = view
        self.driver = driver
        from = view.viewState
        repetition = AnimationContext.repetition
    }

    /// Takes over `new` keys, which start at the values that `start` has of them.
    func add(_ new: AnimatedKeys, from start: ViewState, isToldStart: AnimatedKeys) {
        from.take(new, from: start)
        keys.formUnion(new)
        untoldStarts.formUnion(new.subtracting(isToldStart))
        if new.contains(.pinnedPlace), let view {
            startingSticky = view.properties(context: CommitContext(traits: view.traitCollection)).sticky
        }
    }

    /// Notes the values that the block of a key frame has given some keys.
    func note(_ changed: AnimatedKeys, in window: KeyframeWindow, state: ViewState) {
        let own = changed.intersection(keys)
        guard !own.isEmpty else { return }
        var timeline = keyframes ?? KeyframeTimeline(isDiscrete: window.isDiscrete)
        for key in own.elements {
            timeline.add(key, window, from: from, to: state)
        }
        keyframes = timeline
    }

    /// Gives up keys that something else has changed. What it was to do is then not all done.
    func lose(_ lost: AnimatedKeys) {
        guard !keys.isDisjoint(with: lost) else { return }
        keys.subtract(lost)
        untoldStarts.subtract(lost)
        if AnimationContext.driver !== driver { driver.isInterrupted = true }
        if keys.isEmpty {
            view?.node.animations.removeAll { $0 === self }
            driver.remove(self)
        }
    }

    /// Sets the values of the keys to those after a share of the way to `model`.
    func apply(_ share: Double, to state: inout ViewState, model: ViewState) {
        guard let keyframes else {
            state.mix(keys, from: from, to: model, share: share)
            return
        }
        // No value is known before the first frame and after the last.
        state.mix(keys, from: from, to: model, share: min(max(share, 0), 1).rounded(.down))
        if share > 0, share < 1 { keyframes.apply(share, keys: keys, to: &state) }
    }
}

/// A stretch of an animation's way: the shares of the way at its start and at its end, and how it gets from one to the other.
struct AnimationLeg {
    var start: Double
    var end: Double
    /// The share of the stretch after a share of its time.
    var pace: (Double) -> Double

    static var whole: AnimationLeg { AnimationLeg(start: 0, end: 1, pace: { $0 }) }

    /// Returns the share of the whole way after a share of the stretch's time.
    func share(at time: Double) -> Double {
        if time <= 0 { return start }
        if time >= 1 { return end }
        return start + (end - start) * pace(time)
    }
}

/// How often an animation runs.
struct AnimationRepetition: Hashable {
    /// The runs, which need not be a whole number; nil: for ever.
    var count: Double? = 1
    /// Whether each run goes back to where it started.
    var autoreverses = false

    /// Returns the seconds that all runs take, each way taking `duration`; nil: they never end.
    func seconds(of duration: Double) -> Double? {
        count.map { $0 * duration * (autoreverses ? 2 : 1) }
    }

    /// Returns the share of one way's time that has passed after `seconds`.
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
