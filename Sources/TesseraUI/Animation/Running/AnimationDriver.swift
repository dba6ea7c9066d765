import Foundation
import TesseraDisplay

/// Moves the views that the blocks of one animation have changed. Subclasses are ``BlockAnimation`` and the
/// driver of a property animator.
@MainActor
class AnimationDriver {
    /// The animations of single views.
    private(set) var animations: [ViewAnimation] = []
    /// True if something else has changed a value that the driver moves.
    var isInterrupted = false
    /// True if touches reach the views during the animation.
    var allowsInteraction: Bool
    /// The closures that run when the animation is over or was stopped.
    var whenGone: [() -> Void] = []
    /// The pace of the animation.
    let pace: AnimationPace

    init(pace: AnimationPace, allowsInteraction: Bool) {
        self.pace = pace
        self.allowsInteraction = allowsInteraction
    }

    /// True if the driver also moves views that no display displays.
    var movesHiddenViews: Bool { false }

    /// Returns the fraction of the way at which the display places a view, or to which it moves the view.
    func targetShare(of animation: ViewAnimation) -> Double { 1 }
    /// Returns the fraction of the way that an animation has completed now.
    func presentShare(of animation: ViewAnimation) -> Double { 1 }
    /// Returns the fraction of the way at which the display starts the animation that it receives next.
    func startingShare(of animation: ViewAnimation) -> Double { 0 }
    /// Returns the animation by which the display moves to ``targetShare(of:)``, or nil if the view appears
    /// there at once.
    func displayAnimation(of animation: ViewAnimation) -> SceneOperation.Animation? { nil }
    /// Called when the last of the animations has been removed.
    func lastAnimationLeft() {}

    /// Animates the keys of a view that are about to change.
    func animate(_ view: UIView, _ keys: AnimatedKeys) {
        let own = view.node.animations.first { $0.driver === self && takes($0) }
        let new = keys.subtracting(own?.keys ?? [])
        guard !new.isEmpty else { return }
        let present = view.presentState
        // The display continues from the present values of what it moves already, and it has the values that
        // nobody has changed. Neither start needs to be sent.
        var sent: AnimatedKeys = view.node.needsCommit || view.node.committer == nil ? [] : new
        for other in view.node.animations where other !== own {
            if !other.needsSending, other.driver.displayAnimation(of: other) != nil {
                sent.formUnion(other.keys.intersection(new))
            }
            other.lose(new)
        }
        let animation = own ?? ViewAnimation(view: view, driver: self)
        if own == nil {
            view.node.animations.append(animation)
            animations.append(animation)
            added(animation)
        }
        animation.add(new, from: present, alreadySent: sent)
    }

    /// Returns true if changes of the running block can join an animation because both start together and
    /// repeat alike.
    func takes(_ animation: ViewAnimation) -> Bool { animation.repetition == AnimationContext.repetition }

    /// Called when the driver begins to move another view.
    func added(_ animation: ViewAnimation) {}

    func remove(_ animation: ViewAnimation) {
        animations.removeAll { $0 === animation }
        if animations.isEmpty { lastAnimationLeft() }
    }

    /// Runs the closures that wait for the end of the animation.
    func announceEnd() {
        let actions = whenGone
        whenGone = []
        for action in actions { action() }
    }

    /// Removes the animations from all views.
    func releaseViews() {
        let all = animations
        animations = []
        for animation in all { animation.view?.node.animations.removeAll { $0 === animation } }
    }
}

extension UIView {
    /// True if the view is in a scene whose display somebody watches while it changes.
    var hasLiveDisplay: Bool {
        guard let display = window?.windowScene?.display else { return false }
        return display.isAttached && display.isLive
    }

    /// True if somebody watches the window that contains the view, so that animations take their time.
    var isWatched: Bool { hasLiveDisplay && window?.isHidden == false }

    /// Prepares a change of `keys`: the animation whose block is running takes them over, and all others lose
    /// them.
    func prepareAnimation(of keys: AnimatedKeys) {
        let driver = AnimationContext.driver
        guard !keys.isEmpty, driver != nil || !node.animations.isEmpty else { return }
        if let driver, driver.movesHiddenViews || isWatched, !CATransaction.disableActions() {
            driver.animate(self, keys)
        } else {
            interruptAnimations(of: keys)
        }
    }

    /// Records the values that the block of a key frame has given `keys`.
    func noteKeyframe(of keys: AnimatedKeys) {
        guard let window = AnimationContext.keyframe, !keys.isEmpty else { return }
        for animation in node.animations where animation.driver === AnimationContext.driver {
            animation.note(keys, in: window, state: viewState)
        }
    }

    /// Ends the animations of `keys`.
    func interruptAnimations(of keys: AnimatedKeys) {
        for animation in node.animations { animation.lose(keys) }
    }

    /// Ends all animations of the view, which appears with its new values at once.
    func removeAllAnimations() {
        layerState?.removeAllAnimations(of: self)
        guard !node.animations.isEmpty else { return }
        if node.animations.contains(where: { !$0.needsSending }) { node.needsStop = true }
        for animation in node.animations { animation.lose(animation.keys) }
        setNeedsCommit()
    }

    /// The place and look of the view on the display at this moment.
    var presentState: ViewState {
        var state = state { $0.driver.presentShare(of: $0) }
        layerState?.apply(to: &state, at: AnimationContext.clock.now, of: self)
        return state
    }

    /// The place and look that the display receives: the view's own, except for values that a property
    /// animator has stopped on their way.
    var targetState: ViewState {
        node.animations.isEmpty ? viewState : state { $0.driver.targetShare(of: $0) }
    }

    private func state(share: (ViewAnimation) -> Double) -> ViewState {
        var result = viewState
        for animation in node.animations { animation.apply(share(animation), to: &result, model: viewState) }
        return result
    }

    /// Sets `keys` to their values in `source` without an animation.
    func adopt(_ keys: AnimatedKeys, from source: ViewState) {
        UIView.performWithoutAnimation {
            if !keys.isDisjoint(with: [.bounds, .center]) {
                var target = viewState
                target.take(keys, from: source)
                place(bounds: target.bounds, center: target.center)
            }
            var target = viewState
            target.take(keys.subtracting([.bounds, .center]), from: source)
            if target.leavesPlane || viewState.leavesPlane {
                change(\.transform3D, to: target.transform3D)
            } else {
                change(\.transform, to: target.transform)
            }
            if !target.spaces.isEmpty || !viewState.spaces.isEmpty {
                change(\.sublayerTransform, to: target.sublayerTransform)
            }
            change(\.alpha, to: target.alpha)
            change(\.backgroundColor, to: target.backgroundColor)
            change(\.cornerRadius, to: target.cornerRadius)
            change(\.maskedCorners, to: target.maskedCorners)
            change(\.unevenRadii, to: target.unevenRadii)
            change(\.hasContinuousCorners, to: target.hasContinuousCorners)
            change(\.mask, to: target.mask)
            change(\.anchorPoint, to: target.anchorPoint)
            change(\.layerContent, to: target.layerContent)
            change(\.borderWidth, to: target.borderWidth)
            change(\.borderColor, to: target.borderColor)
            change(\.shadowColor, to: target.shadowColor)
            change(\.shadowOpacity, to: target.shadowOpacity)
            change(\.shadowOffset, to: target.shadowOffset)
            change(\.shadowRadius, to: target.shadowRadius)
            change(\.shadowPath, to: target.shadowPath)
            change(\.backgroundBlur, to: target.backgroundBlur)
        }
    }
}
