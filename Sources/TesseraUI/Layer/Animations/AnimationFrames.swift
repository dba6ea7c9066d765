import Foundation
import TesseraDisplay

/// Computes the looks that an element has during animations of a layer, as a display needs them.
@MainActor
struct AnimationFrames {
    private let animations: [LayerAnimation]
    /// The view whose layer is animated: the element's own, or its mask.
    private let source: UIView
    /// The view whose element is animated.
    private let view: UIView
    /// The properties that the element has without the animations.
    private let now: NodeProperties
    private let context: CommitContext
    /// The properties that the animations change.
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

    /// The longest time in seconds for which a display gets sampled looks. Longer animations are sent in several parts.
    private static let longestSample = 20.0

    /// An animation that displays the present look without a change, for a layer whose time stands still.
    private var still: SceneOperation.Animation {
        var motion = SceneOperation.Animation(duration: 1, delay: 0, curve: .linear)
        (motion.repeatCount, motion.fill) = (nil, .both)
        var state = source.viewState
        for running in animations { running.apply(to: &state, model: source.viewState, at: clock.now) }
        motion.frames = [frame(0, state), frame(1, state)]
        return motion
    }

    /// An animation with the looks at thirty moments of each second, for several animations that change the same property at
    /// different times. It is nil if all of them are over.
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
            // At its end, an animation has no effect any more. The last look is therefore taken just before the end.
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
