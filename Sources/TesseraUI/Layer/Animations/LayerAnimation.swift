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
    private var isOver = false

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
        // Animations begin while changes are sent to the display, which is no time for changes by the app.
        DispatchQueue.main.async { [animation] in
            MainActor.assumeIsolated { animation.delegate?.animationDidStart(animation) }
        }
        schedule(clock)
    }

    /// Waits for the end of the animation.
    func schedule(_ clock: LayerClock) {
        timer?.cancel()
        timer = nil
        guard let startTime, let ended, !isOver, clock.rate > 0 else { return }
        let rest = (startTime - clock.now + animation.span) / clock.rate
        guard rest.isFinite else { return }
        timer = AnimationContext.clock.schedule(after: max(rest, 0)) { [weak self] in
            self?.end(finished: true)
            ended()
        }
    }

    /// Ends the animation, and informs those who wait for it.
    func end(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        ended = nil
        timer?.cancel()
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
        let previous = state.turnStart ?? view.presentState
        if let key { state.removeAnimation(forKey: key, of: view) }
        let copy = anim.copied
        copy.resolve(duration: CATransaction.animationDuration())
        let running = LayerAnimation(copy, key: key, previous: previous)
        running.whenGone = CATransaction.waitForAnimation()
        state.animations.append(running)
        (copy as? CATransition)?.begin(on: view)
        state.animationsChanged(of: view)
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if view.displayedView.window == nil {
                    state.remove(running)
                } else {
                    state.begin(running, of: view)
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
        guard event != "path", LayerKeyPath.named(event) != nil else { return nil }
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

extension LayerState {
    /// Begins an animation that was added.
    func begin(_ running: LayerAnimation, of view: UIView) {
        running.begin(view.layerClock) { [weak self, weak running, weak view] in
            guard let self, let running, running.animation.isRemovedOnCompletion else { return }
            animations.removeAll { $0 === running }
            guard let view else { return }
            // The display has the looks of animations of one property as those of a single one, which ends later.
            let keys = running.animation.keys
            if animations.contains(where: { !$0.animation.keys.isDisjoint(with: keys) }) {
                view.displayedView.node.needsStop = true
                animationsChanged(of: view)
            }
        }
    }

    /// Removes an animation that has not reached its end.
    func remove(_ running: LayerAnimation) {
        guard animations.contains(where: { $0 === running }) else { return }
        animations.removeAll { $0 === running }
        running.end(finished: false)
    }

    /// Removes an animation while changes are sent to the display. The app is informed afterwards, when it may change
    /// views.
    private func removeSoon(_ running: LayerAnimation) {
        animations.removeAll { $0 === running }
        DispatchQueue.main.async { MainActor.assumeIsolated { running.end(finished: false) } }
    }

    func removeAnimation(forKey key: String, of view: UIView) {
        guard let running = animations.first(where: { $0.key == key }) else { return }
        stop([running], of: view)
    }

    func removeAllAnimations(of view: UIView) { stop(animations, of: view) }

    private func stop(_ stopped: [LayerAnimation], of view: UIView) {
        guard !stopped.isEmpty else { return }
        if stopped.contains(where: { !$0.needsSending }) { view.displayedView.node.needsStop = true }
        for running in stopped { remove(running) }
        animationsChanged(of: view)
    }

    /// Sends the display the changed list of animations.
    func animationsChanged(of view: UIView) {
        let displayed = view.displayedView
        if displayed !== view { _ = displayed.madeLayerState }
        displayed.setNeedsCommit()
        replicas.setNeedsCommit()
    }

    /// Changes the state of a view to that at a time of the clock.
    func apply(to state: inout ViewState, at time: Double, of view: UIView) {
        guard !animations.isEmpty else { return }
        let model = state
        let time = view.layerClock.time(at: time)
        for running in animations { running.apply(to: &state, model: model, at: time) }
    }

    /// Called when the display has ended the animations of the element.
    func displayStopped() {
        for running in animations { running.needsSending = true }
    }

    /// Called when the display has no element for the view any more.
    func displayLost(_ view: UIView, isRemoved: Bool) {
        let mask = view.storedMask?.layerState
        for state in [self, mask].compactMap({ $0 }) {
            let isGone = isRemoved || view.window == nil
            for running in state.animations where isGone { state.removeSoon(running) }
            for running in state.animations { running.needsSending = true }
        }
    }

    /// Sends the animations that the display does not have.
    ///
    /// - Parameters:
    ///   - view: The view whose element is animated.
    ///   - now: The properties that the element has now.
    ///   - isChanged: True if properties have changed. The display then ends the animations of these, so that it gets
    ///     the animations again.
    ///   - isLive: True if somebody watches the display.
    func send(
        of view: UIView, _ now: NodeProperties, again isChanged: Bool, isLive: Bool,
        _ context: CommitContext, into operations: inout [SceneOperation]
    ) {
        turnStart = nil
        let mask = view.storedMask
        mask?.layerState?.turnStart = nil
        for (source, target) in [(view, self), (mask, mask?.layerState)] {
            guard let source, let target, !target.animations.isEmpty else { continue }
            let list = target.animations
            let isNew = list.contains(where: \.needsSending)
            for running in list { target.begin(running, of: source) }
            guard isLive, isNew || isChanged else { continue }
            let motions = target.motions(of: source, on: view, now, context) { part in
                isChanged || part.contains(where: \.needsSending)
            }
            for motion in motions {
                operations.append(
                    .update(id: view.node.id, set: NodeProperties(), cleared: [], animation: motion))
            }
            for running in list { running.needsSending = false }
        }
    }

    /// Returns the animations of a view for a display.
    ///
    /// - Parameters:
    ///   - source: The view whose layer is animated.
    ///   - view: The view of the element: the same, or the one that it masks.
    ///   - now: The properties that the element has now.
    ///   - isWanted: Returns true for the animations to return.
    func motions(
        of source: UIView, on view: UIView, _ now: NodeProperties, _ context: CommitContext,
        where isWanted: ([LayerAnimation]) -> Bool
    ) -> [SceneOperation.Animation] {
        Self.parts(of: animations).filter(isWanted).compactMap {
            AnimationFrames($0, of: source, on: view, now, context).motion()
        }
    }

    /// Returns the animations in groups that change the same properties.
    private static func parts(of animations: [LayerAnimation]) -> [[LayerAnimation]] {
        var parts: [(keys: AnimatedKeys, list: [LayerAnimation])] = []
        for running in animations {
            // The frame of an element is both its place and its size.
            var keys = running.animation.keys
            if !keys.isDisjoint(with: [.bounds, .center, .anchorPoint]) {
                keys.formUnion([.bounds, .center, .anchorPoint])
            }
            guard !keys.isEmpty else { continue }
            let same = parts.filter { !$0.keys.isDisjoint(with: keys) }
            parts.removeAll { !$0.keys.isDisjoint(with: keys) }
            parts.append(
                (same.reduce(keys) { $0.union($1.keys) }, same.flatMap(\.list) + [running]))
        }
        return parts.map { part in animations.filter { running in part.list.contains { $0 === running } } }
    }
}

/// The looks of an element during animations of a layer.
@MainActor
struct AnimationFrames {
    private let animations: [LayerAnimation]
    /// The view whose layer is animated: the element's own, or its mask.
    private let source: UIView
    private let view: UIView
    private let now: NodeProperties
    private let context: CommitContext
    private let keys: AnimatedKeys
    private let clock: LayerClock

    init(
        _ animations: [LayerAnimation], of source: UIView, on view: UIView, _ now: NodeProperties,
        _ context: CommitContext
    ) {
        (self.animations, self.source, self.view) = (animations, source, view)
        (self.now, self.context, clock) = (now, context, source.layerClock)
        keys = source === view ? animations.reduce([]) { $0.union($1.animation.keys) } : .mask
    }

    /// Returns the animation for a display, or nil if it displays nothing of it.
    func motion() -> SceneOperation.Animation? {
        var motion: SceneOperation.Animation
        if clock.rate == 0 || animations.allSatisfy({ $0.animation.speed == 0 }) {
            motion = still
        } else if animations.count == 1, !animations[0].animation.needsSamples {
            guard let single = animations[0].motion(clock) else { return nil }
            motion = single
            motion.frames = frames(of: animations[0])
        } else {
            guard let sampled else { return nil }
            motion = sampled
        }
        guard motion.frames.contains(where: { $0.set != NodeProperties() || !$0.cleared.isEmpty }) else {
            return nil
        }
        return motion
    }

    /// Returns the looks at the times that an animation needs.
    private func frames(of running: LayerAnimation) -> [SceneOperation.KeyFrame] {
        let model = source.viewState
        func frame(_ time: Double, _ progress: Double) -> SceneOperation.KeyFrame {
            var state = model
            running.animation.apply(
                AnimationProgress(share: progress), previous: running.previous, model: model, to: &state)
            return self.frame(time, state)
        }
        var frames = [frame(0, 0)]
        let times = running.animation.times(previous: running.previous, model: model)
        for (time, isJump) in times.sorted(by: { $0.time < $1.time }) {
            let rounded = (time * 1e5).rounded() / 1e5
            if isJump { frames.append(frame(rounded, time - 1e-6)) }
            frames.append(frame(rounded, isJump ? time + 1e-6 : time))
        }
        return frames + [frame(1, 1)]
    }

    /// The most seconds of several animations that the display gets at once.
    private static let longestSample = 20.0

    /// The look at this moment, which stays as long as the layer's time stands still.
    private var still: SceneOperation.Animation {
        var motion = SceneOperation.Animation(duration: 1, delay: 0, curve: .linear)
        (motion.repeatCount, motion.fill) = (nil, .both)
        var state = source.viewState
        for running in animations { running.apply(to: &state, model: source.viewState, at: clock.now) }
        motion.frames = [frame(0, state), frame(1, state)]
        return motion
    }

    /// The looks while several animations change the same property, of which each has a time of its own; nil if all are over.
    private var sampled: SceneOperation.Animation? {
        let time = clock.now
        let ends = animations.map { (($0.startTime ?? time) + $0.animation.span - time) / clock.rate }
        let length = min(ends.max() ?? 0, Self.longestSample)
        let stays = animations.contains {
            !$0.animation.isRemovedOnCompletion
                && ($0.animation.fillMode == .forwards || $0.animation.fillMode == .both)
        }
        guard length > 0 else { return stays ? still : nil }
        let count = max(Int((length * 30).rounded(.up)), 2)
        var motion = SceneOperation.Animation(duration: length, delay: 0, curve: .linear)
        motion.frames = (0...count).map { index in
            let share = Double(index) / Double(count)
            let model = source.viewState
            var state = model
            // At its end, an animation displays nothing any more. The last look is the one just before.
            let at = time + min(share * length, length - 1e-6) * clock.rate
            for running in animations { running.apply(to: &state, model: model, at: at) }
            return frame(share, state)
        }
        motion.fill = stays ? .both : .backwards
        if ends.contains(where: { $0 > Self.longestSample }), let state = source.layerState,
            state.partTimer == nil
        {
            // Animations without an end are sent in parts. One timer serves all parts and all copies.
            state.partTimer = AnimationContext.clock.schedule(after: length) { [weak source, weak state] in
                guard let source, let state else { return }
                state.partTimer = nil
                state.displayStopped()
                state.animationsChanged(of: source)
            }
        }
        return motion
    }

    /// Returns the look of the element with a state of the layer.
    private func frame(_ time: Double, _ state: ViewState) -> SceneOperation.KeyFrame {
        var target = state
        if source !== view {
            target = view.viewState
            target.mask = source.describedAsMask(of: view, state: state)
        }
        var properties = now
        properties.take(keys, from: view.look(of: target, context: context))
        let (set, cleared) = properties.changes(since: now)
        return SceneOperation.KeyFrame(time: (time * 1e5).rounded() / 1e5, set: set, cleared: cleared)
    }
}
