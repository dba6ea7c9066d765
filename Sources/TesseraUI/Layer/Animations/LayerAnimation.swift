import Foundation
import TesseraDisplay

/// An animation that was added to a layer.
@MainActor
final class LayerAnimation {
    let animation: CAAnimation
    let key: String?
    /// The state of the layer before the animation was added.
    let previous: ViewState
    /// The layer's time at which the animation began, or nil before the end of the turn.
    private(set) var startTime: Double?
    /// True if the display has not received the animation yet.
    var needsSending = true
    /// Informs the transaction that the animation is over.
    var whenGone: (() -> Void)?
    private var timer: AnimationTimer?
    private var ended: (() -> Void)?
    /// True if the animation has reached its end or was removed.
    private(set) var isOver = false
    /// True if the layer draws itself for each frame of the animation.
    var drawsFrames = false
    /// Waits for the time at which the animation begins.
    private var startTimer: AnimationTimer?
    /// True if the delegate knows, or is about to learn, that the animation has begun.
    private var hasBegun = false

    init(_ animation: CAAnimation, key: String?, previous: ViewState) {
        (self.animation, self.key, self.previous) = (animation, key, previous)
    }

    /// Begins the animation, unless it has begun.
    ///
    /// - Parameters:
    ///   - clock: The clock of the layer.
    ///   - ended: Called when the animation has reached its end.
    func begin(_ clock: LayerClock, _ ended: @escaping () -> Void) {
        guard startTime == nil, !isOver else { return }
        startTime = animation.beginTime > 0 ? animation.beginTime : clock.now
        self.ended = ended
        schedule(clock)
    }

    /// Waits for the time at which the animation begins, unless it has come, and for the end of the animation.
    func schedule(_ clock: LayerClock) {
        timer?.cancel()
        timer = nil
        startTimer?.cancel()
        startTimer = nil
        guard let startTime, let ended, !isOver else { return }
        informOfBegin(at: startTime, clock)
        guard clock.rate > 0 else { return }
        let rest = (startTime - clock.now + animation.span) / clock.rate
        guard rest.isFinite else { return }
        timer = AnimationContext.clock.schedule(after: max(rest, 0)) { [weak self] in
            self?.end(finished: true)
            ended()
        }
    }

    /// Informs the delegate that the animation has begun, as soon as the layer's time is that of its beginning.
    private func informOfBegin(at startTime: Double, _ clock: LayerClock) {
        guard !hasBegun else { return }
        guard startTime > clock.now else {
            hasBegun = true
            // Animations begin while changes are sent to the display, which is no time for changes by the app.
            DispatchQueue.main.async { [animation] in
                MainActor.assumeIsolated { animation.delegate?.animationDidStart(animation) }
            }
            return
        }
        guard clock.rate > 0, animation.delegate != nil else { return }
        startTimer = AnimationContext.clock.schedule(after: (startTime - clock.now) / clock.rate) {
            [weak self] in
            self?.informAtOnce()
        }
    }

    private func informAtOnce() {
        guard !hasBegun else { return }
        hasBegun = true
        animation.delegate?.animationDidStart(animation)
    }

    /// Ends the animation, and informs those who wait for it.
    func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        // An animation without a duration begins and ends at the same time, and the timer of its end may come first.
        if finished { informAtOnce() }
        ended = nil
        timer?.cancel()
        startTimer?.cancel()
        animation.delegate?.animationDidStop(animation, finished: finished)
        whenGone?()
        whenGone = nil
    }

    /// Changes the state of a layer to that at a time of the layer.
    ///
    /// - Parameter model: The layer's own state.
    func apply(to state: inout ViewState, model: ViewState, at time: Double) {
        guard let startTime else { return }
        animation.apply(after: time - startTime, previous: previous, model: model, to: &state)
    }

    /// Returns the time and the pace of the animation for a display.
    func motion(_ clock: LayerClock) -> SceneOperation.Animation? {
        guard animation.speed > 0, animation.duration > 0 else { return nil }
        let (speed, now) = (Double(animation.speed), clock.now)
        var motion = SceneOperation.Animation(
            duration: animation.duration / speed / clock.rate,
            delay: ((startTime ?? now) - now - animation.timeOffset / speed) / clock.rate,
            curve: animation.displayCurve.displayCurve)
        let active = animation.activeDuration
        motion.repeatCount = active.isFinite ? active / animation.roundTrip : nil
        motion.autoreverses = animation.autoreverses
        let (mode, stays) = (animation.fillMode, !animation.isRemovedOnCompletion)
        let fillsEnd = stays && (mode == .forwards || mode == .both)
        let fillsStart = mode == .backwards || mode == .both
        motion.fill =
            fillsStart ? (fillsEnd ? .both : .backwards) : fillsEnd ? .forwards : SceneOperation.Fill.none
        return motion
    }
}

extension CALayer {
    /// Adds an animation.
    func start(_ anim: CAAnimation, _ key: String?) {
        let view = view
        let key = anim is CATransition ? kCATransition : key
        let state = view.madeLayerState
        prepareOwnValues(for: anim)
        let previous = state.turnStart ?? view.presentState
        if let key { state.removeAnimation(forKey: key, of: view) }
        let copy = anim.copied
        copy.resolve(duration: CATransaction.animationDuration())
        let running = LayerAnimation(copy, key: key, previous: previous)
        running.whenGone = CATransaction.waitForAnimation()
        running.drawsFrames = drawsFrames(of: anim)
        state.animations.append(running)
        // The places of sublayers along the z axis count in an animated space.
        if copy.keys.contains(.space) { for child in view.displayedChildren { child.setNeedsCommit() } }
        (copy as? CATransition)?.begin(on: view)
        state.animationsChanged(of: view)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if view.displayedView.window != nil {
                    state.begin(running, of: view)
                } else if running.animation.isRemovedOnCompletion {
                    state.remove(running)
                }
            }
        }
    }

    /// Returns the action for a change, or nil for none.
    func chosenAction(for event: String) -> (any CAAction)? {
        if CATransaction.disableActions() { return nil }
        let chosen =
            delegate?.action(for: self, forKey: event) ?? actions?[event]
            ?? Swift.type(of: self).defaultAction(forKey: event)
        if let chosen { return chosen is NSNull ? nil : chosen }
        guard event != "path", let property = property(event), property.keys != .emission else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        animation.duration = CATransaction.animationDuration()
        return animation.duration > 0 ? animation : nil
    }
}

extension UIView {
    /// The view whose element displays the view: the masked view for a mask.
    var displayedView: UIView { maskedView ?? self }
}
