import Foundation
import TesseraDisplay

extension LayerState {
    /// Begins an animation that was added.
    func begin(_ running: LayerAnimation, of view: UIView) {
        if running.drawsFrames { drawFrames(of: view) }
        running.begin(view.layerClock) { [weak self, weak running, weak view] in
            guard let self, let running, running.animation.isRemovedOnCompletion else { return }
            animations.removeAll { $0 === running }
            guard let view else { return }
            // The display plays all animations of one property as a single animation. Without the ended one, it must play
            // another.
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

    /// Requests a commit, which sends the changed animations to the display.
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

    /// Called when the display has no element for the view any more. If the view has left its window, its animations end.
    /// Animations whose `isRemovedOnCompletion` is false stay in the layer, and go on when the view returns to a window.
    func displayLost(_ view: UIView) {
        let mask = view.storedMask?.layerState
        for state in [self, mask].compactMap({ $0 }) {
            for running in state.animations
            where view.window == nil && running.animation.isRemovedOnCompletion {
                state.removeSoon(running)
            }
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

    /// Returns groups of animations. Two animations that change the same property are in the same group.
    private static func parts(of animations: [LayerAnimation]) -> [[LayerAnimation]] {
        var parts: [(keys: AnimatedKeys, list: [LayerAnimation])] = []
        for running in animations {
            // The frame of an element is both its place and its size.
            var keys = running.animation.keys
            if !keys.isDisjoint(with: [.bounds, .center, .anchorPoint]) {
                keys.formUnion([.bounds, .center, .anchorPoint])
            }
            // The display gets the course of particles with the description of their source.
            guard !keys.subtracting(.emission).isEmpty else { continue }
            let same = parts.filter { !$0.keys.isDisjoint(with: keys) }
            parts.removeAll { !$0.keys.isDisjoint(with: keys) }
            parts.append(
                (same.reduce(keys) { $0.union($1.keys) }, same.flatMap(\.list) + [running]))
        }
        return parts.map { part in animations.filter { running in part.list.contains { $0 === running } } }
    }
}
