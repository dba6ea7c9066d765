import Foundation
import TesseraDisplay

/// What moves the views that the blocks of one animation have changed: ``BlockAnimation`` or the driver of a property
/// animator.
@MainActor
class AnimationDriver {
    /// What it does to each view.
    private(set) var animations: [ViewAnimation] = []
    /// Whether something else has changed what it moves.
    var isInterrupted = false
    /// Whether touches reach the views meanwhile.
    var allowsInteraction: Bool
    /// What runs when the animation is over, or was stopped.
    var whenGone: [() -> Void] = []
    /// The pace of what it moves.
    let pace: AnimationPace

    init(pace: AnimationPace, allowsInteraction: Bool) {
        self.pace = pace
        self.allowsInteraction = allowsInteraction
    }

    /// Whether it moves views that no display shows, too.
    var movesHiddenViews: Bool { false }

    /// Returns the share of the way at which the display is to show an animation, or to which it is to go.
    func shownShare(of animation: ViewAnimation) -> Double { 1 }
    /// Returns the share of the way that an animation has gone now.
    func presentShare(of animation: ViewAnimation) -> Double { 1 }
    /// Returns the share of the way at which the display starts the animation that it is told next.
    func startingShare(of animation: ViewAnimation) -> Double { 0 }
    /// Returns how the display goes to ``shownShare(of:)``; nil: at once.
    func displayAnimation(of animation: ViewAnimation) -> SceneOperation.Animation? { nil }
    /// Says that the last of the animations is gone.
    func lastAnimationLeft() {}

    /// Animates the keys of a view that are about to change.
    func animate(_ view: UIView, _ keys: AnimatedKeys) {
        let own = view.node.animations.first { $0.driver === self && takes($0) }
        let new = keys.subtracting(own?.keys ?? [])
        guard !new.isEmpty else { return }
        let present = view.presentState
        // What the display is moving goes on from where it is there; what it knows as it is needs no telling either.
        var told: AnimatedKeys = view.node.needsCommit || view.node.told == nil ? [] : new
        for other in view.node.animations where other !== own {
            if !other.needsTelling, other.driver.displayAnimation(of: other) != nil {
                told.formUnion(other.keys.intersection(new))
            }
            other.lose(new)
        }
        let animation = own ?? ViewAnimation(view: view, driver: self)
        if own == nil {
            view.node.animations.append(animation)
            animations.append(animation)
            added(animation)
        }
        animation.add(new, from: present, isToldStart: told)
    }

    /// Returns true if what the block changes now can join an animation, since both start and repeat alike.
    func takes(_ animation: ViewAnimation) -> Bool { animation.repetition == AnimationContext.repetition }

    /// Says that another view takes part.
    func added(_ animation: ViewAnimation) {}

    func remove(_ animation: ViewAnimation) {
        animations.removeAll { $0 === animation }
        if animations.isEmpty { lastAnimationLeft() }
    }

    /// Says to those who wait for it that the animation is gone.
    func announceEnd() {
        let actions = whenGone
        whenGone = []
        for action in actions { action() }
    }

    /// Lets go of all views.
    func releaseViews() {
        let all = animations
        animations = []
        for animation in all { animation.view?.node.animations.removeAll { $0 === animation } }
    }
}

extension UIView {
    /// Whether a display shows the window in which the view is.
    var isShownByDisplay: Bool {
        guard UIApplication.shared.connection?.isAttached == true, let window, !window.isHidden else {
            return false
        }
        return window.windowScene != nil
    }

    /// Notes that `keys` are about to change: the animation whose block is running takes them, and others lose them.
    func prepareAnimation(of keys: AnimatedKeys) {
        let driver = AnimationContext.driver
        guard !keys.isEmpty, driver != nil || !node.animations.isEmpty else { return }
        if let driver, driver.movesHiddenViews || isShownByDisplay, !CATransaction.disableActions() {
            driver.animate(self, keys)
        } else {
            interruptAnimations(of: keys)
        }
    }

    /// Notes the values that the block of a key frame has given `keys`.
    func noteKeyframe(of keys: AnimatedKeys) {
        guard let window = AnimationContext.keyframe, !keys.isEmpty else { return }
        for animation in node.animations where animation.driver === AnimationContext.driver {
            animation.note(keys, in: window, state: viewState)
        }
    }

    /// Ends what moves `keys`.
    func interruptAnimations(of keys: AnimatedKeys) {
        for animation in node.animations { animation.lose(keys) }
    }

    /// Ends all that moves the view, which is shown as it is.
    func removeAllAnimations() {
        guard !node.animations.isEmpty else { return }
        if node.animations.contains(where: { !$0.needsTelling }) { node.needsStop = true }
        for animation in node.animations { animation.lose(animation.keys) }
        setNeedsCommit()
    }

    /// The place and look that a display shows at this moment.
    var presentState: ViewState { state { $0.driver.presentShare(of: $0) } }

    /// The place and look that the display is told: the view's own, but for what a property animator holds on its way.
    var shownState: ViewState {
        node.animations.isEmpty ? viewState : state { $0.driver.shownShare(of: $0) }
    }

    private func state(share: (ViewAnimation) -> Double) -> ViewState {
        var result = viewState
        for animation in node.animations { animation.apply(share(animation), to: &result, model: viewState) }
        return result
    }

    /// Takes on the values of `keys` without an animation.
    func adopt(_ keys: AnimatedKeys, from source: ViewState) {
        UIView.performWithoutAnimation {
            if !keys.isDisjoint(with: [.bounds, .center]) {
                var target = viewState
                target.take(keys, from: source)
                place(bounds: target.bounds, center: target.center)
            }
            var target = viewState
            target.take(keys.subtracting([.bounds, .center]), from: source)
            change(\.transform, to: target.transform)
            change(\.alpha, to: target.alpha)
            change(\.backgroundColor, to: target.backgroundColor)
            change(\.cornerRadius, to: target.cornerRadius)
            change(\.maskedCorners, to: target.maskedCorners)
            change(\.mask, to: target.mask)
            change(\.borderWidth, to: target.borderWidth)
            change(\.borderColor, to: target.borderColor)
            change(\.shadowColor, to: target.shadowColor)
            change(\.shadowOpacity, to: target.shadowOpacity)
            change(\.shadowOffset, to: target.shadowOffset)
            change(\.shadowRadius, to: target.shadowRadius)
            change(\.backgroundBlur, to: target.backgroundBlur)
        }
    }
}
