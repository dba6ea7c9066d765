import Foundation

/// A transition from one controller or one size to another, with the animations that run alongside.
///
/// The code that begins a transition creates a coordinator, makes it the
/// ``UIViewController/transitionCoordinator``, informs the controllers that they appear or disappear, and
/// runs it. A gesture can drive it until the finger is lifted.
@MainActor
class TransitionCoordinator: NSObject {
    typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    enum Phase {
        /// The controllers are being informed of the transition.
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
    /// The duration of the transition if it is animated, in seconds.
    var duration: TimeInterval
    /// The frame of the new view at the end, in the container's coordinates.
    var finalFrame = CGRect.zero
    /// The views of the transition if they are not the controllers' views. A nil element takes no part in the
    /// transition. The dictionary is nil if the views are those of the controllers.
    var views: [UITransitionContextViewKey: UIView?]?
    private(set) var phase = Phase.announced
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1
    private var animations: [Action] = []
    private var completions: [Action] = []
    private var interactionHandlers: [Action] = []
    private var finish: ((_ isCompleted: Bool) -> Void)?
    private var endings: [() -> Void] = []
    /// The animator that moves the animations alongside, and those of the app that it has collected.
    private var animator: UIViewPropertyAnimator?
    /// True if the animator moves the animation of the app too.
    private(set) var hasCollected = false
    /// True if a gesture drives the animator, or has driven it.
    private var isDriven = false
    /// A Boolean value that tells whether a gesture can take over the running transition.
    var isInterruptible = false
    /// True until the turn of the main loop in which the animation began has ended. Until then no display has
    /// drawn it.
    private var isFirstTurn = false

    /// Creates a transition that takes `duration` seconds if it is animated.
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

    /// Makes the transition the active one of controllers.
    func announce(to controllers: [UIViewController?]) {
        for controller in controllers { controller?.activeTransition = self }
    }

    /// Ends the participation of controllers, unless another transition has become active for them.
    func withdraw(from controllers: [UIViewController?]) {
        for controller in controllers where controller?.activeTransition === self {
            controller?.activeTransition = nil
        }
    }

    /// Runs `motion` and the animations alongside as one animation, or at once if the transition is not
    /// animated.
    ///
    /// - Parameter finish: Runs at the end, before the completions. It gets true if the transition was not
    ///   cancelled.
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

    private func begin(_ phase: Phase = .running) {
        self.phase = phase
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

    /// Lets a gesture drive the transition: the views stay at the start, and ``update(_:)`` moves them.
    func drive(_ motion: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        begin(.interactive)
        scrub {
            UIView.animate(withDuration: duration, animations: motion, completion: { [self] _ in end() })
        }
    }

    /// Runs the animations alongside a transition that `motion` begins and ``complete(isCancelled:)`` ends.
    ///
    /// - Parameter motion: Returns the app's animator if a gesture can take it over.
    func run(
        by motion: () -> (any UIViewImplicitlyAnimating)?, finish: @escaping (_ isCompleted: Bool) -> Void
    ) {
        self.finish = finish
        begin()
        let interruptible = motion()
        guard phase == .running else { return }
        if let interruptible, isAnimated, AnimationContext.isEnabled, AnimationContext.collector == nil {
            runAlongside(interruptible)
        } else {
            animate { runAnimations() }
        }
    }

    /// Runs the animations alongside with an animator of their own, so that a gesture can take them over together with that of
    /// the app.
    private func runAlongside(_ interruptible: any UIViewImplicitlyAnimating) {
        let other = interruptible as? UIViewPropertyAnimator
        let animator = UIViewPropertyAnimator(
            duration: other?.duration ?? duration,
            timingParameters: other?.timingParameters
                ?? UICubicTimingParameters(animationCurve: completionCurve))
        animator.addAnimations { [self] in runAnimations() }
        // If a gesture turns the transition round at its end, these animations turn round too.
        animator.pausesOnCompletion = true
        self.animator = animator
        animator.startAnimation()
    }

    /// Lets a gesture, which `start` begins, drive a transition that ``complete(isCancelled:)`` ends.
    func handOver(toGestureOf start: () -> Void, finish: @escaping (_ isCompleted: Bool) -> Void) {
        self.finish = finish
        begin(.interactive)
        start()
        // Even if the gesture moves the views itself, it moves the animations alongside through the animator.
        if phase == .interactive, animator == nil {
            // If a gesture turns the transition round at its end, these animations turn round too.
            pauseAlongside().pausesOnCompletion = true
        }
    }

    /// Ends the transition when its animation reports that it is complete.
    func complete(isCancelled: Bool) {
        guard phase != .ended else { return }
        if phase == .interactive {
            self.isCancelled = isCancelled
            phase = .running
            runInteractionHandlers()
        }
        self.isCancelled = isCancelled
        endAnimations()
        end()
    }

    /// Ends the animator together with the transition. If no gesture has driven the animations alongside and the transition is
    /// not cancelled, they run on to their end.
    private func endAnimations() {
        guard let animator, animator.state == .active else { return }
        if !isDriven, !isCancelled, animator.isRunning {
            animator.pausesOnCompletion = false
        } else {
            animator.stopAnimation(false)
            animator.finishAnimation(at: isCancelled ? .start : .end)
        }
    }

    /// Pauses the animations that `motion` begins, and those alongside, at their start.
    func scrub(_ motion: () -> Void) {
        hasCollected = true
        pauseAlongside().collectAnimations(of: motion)
    }

    /// Pauses the animations alongside at their start. Returns their animator.
    private func pauseAlongside() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { [self] in runAnimations()
        }
        self.animator = animator
        isDriven = true
        animator.pauseAnimation()
        return animator
    }

    /// Lets a gesture take over the running transition.
    ///
    /// - Parameter share: The fraction of the transition that is complete, 0...1.
    func interrupt(at share: CGFloat) {
        guard phase == .running else { return }
        phase = .interactive
        isCancelled = false
        percentComplete = min(max(share, 0), 1)
        if let animator, animator.state == .active {
            isDriven = true
            animator.pauseAnimation()
            animator.isReversed = false
        }
        runInteractionHandlers()
    }

    /// Moves the views to a fraction of their way, 0...1.
    func update(_ share: CGFloat) {
        guard phase == .interactive else { return }
        percentComplete = min(max(share, 0), 1)
        if let animator, animator.state == .active { animator.fractionComplete = percentComplete }
    }

    /// Ends the gesture: the views move on to the end, or back to the start if it was cancelled.
    ///
    /// - Parameter velocity: The speed of the gesture, in fractions of the whole way per second.
    func letGo(isCancelled: Bool, velocity: CGFloat) {
        let remainder = isCancelled ? percentComplete : 1 - percentComplete
        // The views move as fast as the finger did, within limits.
        let seconds = min(max(Double(remainder / max(abs(velocity), 0.01)), 0.12), duration)
        letGo(
            isCancelled: isCancelled, seconds: seconds,
            timing: UICubicTimingParameters(animationCurve: .easeOut), velocity: abs(velocity) * duration)
    }

    /// Ends the gesture: the views move on for `seconds`.
    ///
    /// - Parameter velocity: The speed of the gesture, as a multiple of the animation's own speed.
    func letGo(
        isCancelled: Bool, seconds: TimeInterval, timing: any UITimingCurveProvider, velocity: CGFloat
    ) {
        guard phase == .interactive else { return }
        self.isCancelled = isCancelled
        phase = .running
        completionVelocity = velocity
        runInteractionHandlers()
        guard let animator, animator.state == .active else { return }
        animator.isReversed = isCancelled
        animator.continueAnimation(
            withTimingParameters: timing, durationFactor: Self.factor(seconds, of: duration))
    }

    /// Returns a number of seconds as a multiple of a duration, which is what
    /// ``UIViewPropertyAnimator/continueAnimation(withTimingParameters:durationFactor:)`` expects. The result is never 0, which
    /// would mean the time that the animation has left.
    static func factor(_ seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
        CGFloat(max(seconds, 0.001) / max(duration, 0.001))
    }

    /// Ends the transition at once: the views get their final places, or the first ones if a gesture still
    /// drives it.
    func settle() {
        guard phase != .ended else { return }
        if phase == .interactive {
            isCancelled = true
            phase = .running
            runInteractionHandlers()
        }
        endAnimations()
        end()
    }

    /// Runs the animations alongside, within the block of the transition's animation.
    func runAnimations() {
        let animations = animations
        self.animations = []
        for animation in animations { animation(self) }
    }

    /// Runs code when the transition ends.
    func whenOver(_ code: @escaping () -> Void) { endings.append(code) }

    /// Changes to the phase in which the views move by themselves.
    func start() { phase = .running }

    func end() {
        guard phase != .ended else { return }
        phase = .ended
        // An animation that ends as soon as it begins leaves no time for those alongside.
        if !isCancelled { runAnimations() }
        percentComplete = isCancelled ? 0 : 1
        animator = nil
        isInterruptible = false
        let (finish, endings) = (finish, endings)
        self.finish = nil
        self.endings = []
        for ending in endings { ending() }
        finish?(!isCancelled)
        let completions = completions
        self.completions = []
        interactionHandlers = []
        for completion in completions { completion(self) }
    }

    private func runInteractionHandlers() {
        for handler in interactionHandlers { handler(self) }
    }
}

extension TransitionCoordinator: UIViewControllerTransitionCoordinator {
    var isInteractive: Bool { phase == .interactive }
    var transitionDuration: TimeInterval { isAnimated ? duration : 0 }
    /// Always the identity, because the browser has already rotated its page.
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
            // An animation that is added in the first turn still begins with the transition. A completion can
            // be added at any time.
            guard let animation else { break }
            guard isFirstTurn else { return false }
            if let animator, animator.state == .active {
                animator.addAnimations { animation(self) }
            } else if phase == .interactive {
                animations.append(animation)
            } else {
                animate { animation(self) }
            }
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
