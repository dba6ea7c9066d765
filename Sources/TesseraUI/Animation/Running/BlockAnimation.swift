import Foundation
import TesseraDisplay

/// The animation of one call of `UIView.animate`. Only other changes of the same views can stop it.
@MainActor
final class BlockAnimation: AnimationDriver {
    let delay: TimeInterval
    let repetition: AnimationRepetition
    /// The clock's time at which the block ran.
    private let startTime: TimeInterval
    private var completions: [(Bool) -> Void] = []
    private var timer: AnimationTimer?
    private var isOver = false
    /// True while the block runs.
    private var isOpen = true
    /// True if the block has moved the content of a scroll view. Such a movement is not among the animations of views.
    private var scrolls = false

    /// True if the block has made a change that is animated.
    var movesSomething: Bool { scrolls || !animations.isEmpty }

    init(
        pace: AnimationPace, delay: TimeInterval, repetition: AnimationRepetition, allowsInteraction: Bool
    ) {
        self.delay = delay
        self.repetition = repetition
        startTime = AnimationContext.clock.now
        super.init(pace: pace, allowsInteraction: allowsInteraction)
    }

    /// Runs `completion` when the animation is over, with true if it has reached its end.
    func whenOver(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    /// Records that the block moves the content of a scroll view, so that the animation lasts its full duration even if it moves
    /// nothing else. Returns false if the content is to move at once, because the animation takes no time or begins later.
    func joinScrolling() -> Bool {
        guard isOpen, delay <= 0, pace.duration > 0 else { return false }
        scrolls = true
        return true
    }

    /// Starts the animation after its block has run.
    func begin() {
        isOpen = false
        guard !animations.isEmpty || scrolls else { return soon(finished: !isInterrupted) }
        var times = animations.map { ($0.repetition ?? repetition).seconds(of: pace.duration) }
        if scrolls { times.append(pace.duration) }
        // An animation that repeats for ever ends when something else has changed all values that it moves.
        guard !times.contains(nil), let longest = times.compactMap({ $0 }).max() else { return }
        timer = AnimationContext.clock.schedule(after: delay + longest) { [self] in
            end(finished: !isInterrupted)
        }
    }

    override func lastAnimationLeft() {
        if !isOpen { soon(finished: false) }
    }

    private func soon(finished: Bool) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.end(finished: finished) } }
    }

    private func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        timer?.cancel()
        releaseViews()
        let completions = completions
        self.completions = []
        for completion in completions { completion(finished) }
        announceEnd()
    }

    // MARK: Places of views

    override func presentShare(of animation: ViewAnimation) -> Double {
        let repetition = animation.repetition ?? repetition
        let time = repetition.time(
            after: AnimationContext.clock.now - startTime - delay, of: pace.duration)
        return pace.curve.progress(at: time)
    }

    override func displayAnimation(of animation: ViewAnimation) -> SceneOperation.Animation? {
        let repetition = animation.repetition ?? repetition
        let passed = animation.wasSent ? AnimationContext.clock.now - startTime : 0
        var motion = SceneOperation.Animation(
            duration: pace.duration, delay: delay - passed, curve: pace.curve.displayCurve)
        motion.verticalCurve = pace.verticalCurve?.displayCurve
        motion.repeatCount = repetition.count
        motion.autoreverses = repetition.autoreverses
        return motion
    }
}
