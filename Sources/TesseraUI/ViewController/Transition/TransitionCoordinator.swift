import Foundation

/// A transition from one controller or size to another, and what accompanies it.
///
/// Whoever begins a transition creates one, makes it known as ``UIViewController/transitionCoordinator``, tells the controllers that
/// they come and go, and runs it. A gesture can drive it until it lets go.
@MainActor
class TransitionCoordinator: NSObject {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    enum Phase {
        /// Controllers hear of the transition.
        case announced
        /// A gesture moves the views.
        case interactive
        /// The views move by themselves.
        case running
        case ended
    }

    let from: UIViewController?
    let to: UIViewController?
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    let initiallyInteractive: Bool
    let completionCurve: UIView.AnimationCurve
    /// How long the transition takes where it is animated, in seconds.
    var duration: TimeInterval
    /// The frame of the new view at the end, in points of the container.
    var finalFrame = CGRect.zero
    /// The views of the transition where they are not those of the controllers, or where one of these takes no part.
    var views: [UITransitionContextViewKey: UIView?]?
    private(set) var phase = Phase.announced
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1
    private var animations: [Action] = []
    private var completions: [Action] = []
    private var interactionHandlers: [Action] = []
    private var finish: ((_ isCompleted: Bool) -> Void)?
    private var animator: UIViewPropertyAnimator?
    /// True if the turn of the main loop in which the animation began goes on: no display has seen it yet.
    private var isFirstTurn = false

    /// Creates a transition that takes `duration` seconds where it is animated.
    init(
        from: UIViewController?, to: UIViewController?, in container: UIView, isAnimated: Bool,
        duration: TimeInterval, curve: UIView.AnimationCurve = .easeOut,
        style: UIModalPresentationStyle = .none, isInteractive: Bool = false
    ) {
        (self.from, self.to) = (from, to)
        containerView = container
        self.isAnimated = isAnimated
        self.duration = duration
        completionCurve = curve
        presentationStyle = style
        initiallyInteractive = isInteractive
        super.init()
    }

    // MARK: Running

    /// Makes the transition the one that controllers take part in.
    func announce(to controllers: [UIViewController?]) {
        for controller in controllers { controller?.activeTransition = self }
    }

    /// Ends the part that controllers take in the transition, unless they take part in another one by now.
    func leave(_ controllers: [UIViewController?]) {
        for controller in controllers where controller?.activeTransition === self {
            controller?.activeTransition = nil
        }
    }

    /// Runs `motion` and what accompanies it as one animation, or at once where the transition is not animated. `finish` runs
    /// at the end, before the completions, with whether the transition came to its end.
    func run(_ motion: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        begin()
        guard isAnimated else {
            motion()
            runAnimations()
            return end()
        }
        animate({
            motion()
            self.runAnimations()
        }) { _ in self.end() }
    }

    private func begin() {
        phase = .running
        isFirstTurn = isAnimated
        guard isAnimated else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.isFirstTurn = false } }
    }

    private func animate(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
        let curve = UIView.AnimationOptions(rawValue: UInt(completionCurve.rawValue) << 16)
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .allowUserInteraction], animations: changes,
            completion: completion)
    }

    /// Leaves the transition to a gesture: the views are at its start, and move when ``update(_:)`` says so.
    func drive(_ motion: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        phase = .interactive
        scrub {
            UIView.animate(withDuration: duration, animations: motion, completion: { [self] _ in end() })
        }
    }

    /// Runs what accompanies a transition that `motion` begins and that ``complete(isCancelled:)`` ends.
    func run(by motion: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        begin()
        animate { runAnimations() }
        motion()
    }

    /// Leaves a transition that ``complete(isCancelled:)`` ends to a gesture, which `start` begins.
    func leave(toGestureOf start: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        phase = .interactive
        start()
        // A gesture that moves the views itself still moves what accompanies them.
        if phase == .interactive, animator == nil { scrub {} }
    }

    /// Ends the transition, of which its animation says that it is over.
    func complete(isCancelled: Bool) {
        guard phase != .ended else { return }
        if phase == .interactive {
            self.isCancelled = isCancelled
            phase = .running
            tellInteraction()
        }
        self.isCancelled = isCancelled
        if let animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: isCancelled ? .start : .end)
        }
        end()
    }

    /// Holds at its start what the animations change that `motion` begins, and what accompanies the transition.
    func scrub(_ motion: () -> Void) {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [self] in runAnimations()
        }
        self.animator = animator
        animator.pauseAnimation()
        animator.collectAnimations(of: motion)
    }

    /// Moves the views to a share of their way, 0...1.
    func update(_ share: CGFloat) {
        guard phase == .interactive, let animator else { return }
        percentComplete = min(max(share, 0), 1)
        animator.fractionComplete = percentComplete
    }

    /// The gesture lets go: the views go on to the end, or back to the start where it was cancelled. `velocity` is how fast the
    /// gesture was, in shares of the whole way a second.
    func letGo(isCancelled: Bool, velocity: CGFloat) {
        let rest = isCancelled ? percentComplete : 1 - percentComplete
        // As fast as the finger was, but neither abrupt nor slow.
        let seconds = min(max(Double(rest / max(abs(velocity), 0.01)), 0.12), duration)
        letGo(
            isCancelled: isCancelled, seconds: seconds,
            timing: UICubicTimingParameters(animationCurve: .easeOut), velocity: abs(velocity) * duration)
    }

    /// The gesture lets go: the views go on for some seconds. `velocity` is a multiple of the animation's own speed.
    func letGo(
        isCancelled: Bool, seconds: TimeInterval, timing: any UITimingCurveProvider, velocity: CGFloat
    ) {
        guard phase == .interactive else { return }
        self.isCancelled = isCancelled
        phase = .running
        completionVelocity = velocity
        tellInteraction()
        guard let animator, animator.state == .active else { return }
        animator.isReversed = isCancelled
        animator.continueAnimation(
            withTimingParameters: timing,
            durationFactor: CGFloat(max(seconds, 0.001) / max(duration, 0.001)))
    }

    /// Ends the transition now: the views have the places that they were on their way to.
    func settle() {
        guard phase != .ended else { return }
        if phase == .interactive {
            isCancelled = true
            phase = .running
            tellInteraction()
        }
        if let animator, animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: isCancelled ? .start : .end)
        }
        end()
    }

    /// Runs what accompanies the transition, within the block of its animation.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    /// Says that the views move by themselves from now on.
    func start() { phase = .running }

    func end() {
        guard phase != .ended else { return }
        phase = .ended
        percentComplete = isCancelled ? 0 : 1
        animator = nil
        let finish = finish
        self.finish = nil
        finish?(!isCancelled)
        let completions = completions
        self.completions = []
        interactionHandlers = []
        for completion in completions { completion(self) }
    }

    private func tellInteraction() {
        for handler in interactionHandlers { handler(self) }
    }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
    var isInteractive: Bool { phase == .interactive }
    var isInterruptible: Bool { false }
    var transitionDuration: TimeInterval { isAnimated ? duration : 0 }
    /// No transition turns the interface: the browser has turned its page already.
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        if let views { return views[key] ?? nil }
        return switch key {
        case .from: from?.viewIfLoaded
        case .to: to?.viewIfLoaded
        default: nil
        }
    }

    func animate(alongsideTransition animation: Action?, completion: Action?) -> Bool {
        switch phase {
        case .announced:
            if let animation { animations.append(animation) }
        case .interactive, .running:
            // What comes right after the start is seen from the start all the same; a completion can wait at any time.
            guard let animation else { break }
            guard isFirstTurn, phase == .running else { return false }
            animate { animation(self) }
        case .ended: return false
        }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Action?, completion: Action?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Action) {
        guard phase != .ended else { return }
        interactionHandlers.append(handler)
    }
}
