import Foundation
import TesseraDisplay

/// The zooming of one scroll view: its limits, its pinch, and the change of scale that is under way. It exists once the app
/// has set something about zooming.
///
/// The zoom scale itself is the scale of the zoomed view's transform.
@MainActor
final class ScrollZoom {
    /// The change of scale that is under way.
    private enum Phase {
        /// The scale does not change.
        case resting
        /// Fingers or a trackpad change the scale.
        case pinching
        /// The scale goes back to the limit that a pinch has exceeded.
        case bouncing
        /// The scale goes to where the app wants it.
        case animating
    }

    private unowned let scrollView: UIScrollView
    var limits = ZoomLimits() { didSet { limitsChanged() } }
    /// True if a pinch can go beyond the limits, and the content bounces back.
    var bounces = true
    /// The recognizer of pinches, or nil while the limits allow no zooming.
    var pinch: ZoomPinch? { limits.allowZooming ? knownPinch : nil }
    /// The recognizer, which stays the same when the limits allow zooming again.
    private var knownPinch: ZoomPinch?
    private var phase = Phase.resting
    /// The view whose scale changes, or nil while none does.
    private weak var changingView: UIView?
    /// True while the delegate is informed of an end because something else begins.
    private var isReplacing = false
    /// The number of changes that have begun. The end of an animation counts only if it belongs to the latest one.
    private var changes = 0

    /// The scale at which the present pinch began, without the resistance beyond the limits.
    private var startingScale: CGFloat = 1
    /// The point of the zoomed view, in its own coordinates, that stays under the fingers.
    private var anchor = CGPoint.zero
    /// The latest place of ``anchor``, in points from the scroll view's top left corner.
    private var place = CGPoint.zero
    /// The number of fingers that ``anchor`` belongs to.
    private var fingers = 0

    init(of scrollView: UIScrollView) { self.scrollView = scrollView }

    var isPinching: Bool { phase == .pinching }
    var isBouncing: Bool { phase == .bouncing }

    /// The view that the delegate wants to be zoomed, or nil if there is none within the scroll view.
    var view: UIView? {
        guard let view = scrollView.delegate?.viewForZooming(in: scrollView), view !== scrollView,
            view.isDescendant(of: scrollView)
        else { return nil }
        return view
    }

    private func limitsChanged() {
        if !limits.allowZooming {
            guard let knownPinch, knownPinch.view != nil else { return }
            knownPinch.giveUp()
            scrollView.removeGestureRecognizer(knownPinch)
        } else if knownPinch?.view == nil {
            let pinch = knownPinch ?? makePinch()
            scrollView.addGestureRecognizer(pinch)
        }
    }

    private func makePinch() -> ZoomPinch {
        let pinch = ZoomPinch(of: self)
        pinch.addAction(
            UIAction { [weak self] action in
                if let pinch = action.sender as? ZoomPinch { self?.take(pinch) }
            })
        knownPinch = pinch
        return pinch
    }

    // MARK: Changes by the app

    /// Changes the scale. The middle of the visible part stays in the middle.
    func setScale(_ scale: CGFloat, animated: Bool) {
        guard let view else { return }
        let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        let target = Target(scale: limits.limited(scale), point: view.convert(middle, from: scrollView))
        guard target.scale != view.transformScale else { return }
        change(view, to: target, animated: animated)
    }

    /// Makes a rectangle of the zoomed view, in its own coordinates, as large as possible and visible as a whole, within the
    /// limits.
    func zoom(to rect: CGRect, animated: Bool) {
        guard let view, rect.width > 0, rect.height > 0 else { return }
        let size = scrollView.bounds.size
        let target = Target(
            scale: limits.limited(min(size.width / rect.width, size.height / rect.height)),
            point: CGPoint(x: rect.midX, y: rect.midY))
        change(view, to: target, animated: animated)
    }

    private func change(_ view: UIView, to target: Target, animated: Bool) {
        var target = target
        target.place = CGPoint(x: scrollView.bounds.width / 2, y: scrollView.bounds.height / 2)
        guard animated, !isReplacing else { return apply(target, to: view) }
        begin(.animating, of: view)
        animate(view, to: target, seconds: 0.3)
    }

    // MARK: Pinches

    private func take(_ pinch: ZoomPinch) {
        switch pinch.state {
        case .began:
            guard let view else { return }
            begin(.pinching, of: view)
            startingScale = limits.unresisted(view.transformScale)
            anchor(view, under: pinch)
            scale(view, with: pinch)
        case .changed: if let changingView { scale(changingView, with: pinch) }
        default: endPinch()
        }
    }

    /// Remembers which point of the zoomed view is under the fingers.
    private func anchor(_ view: UIView, under pinch: ZoomPinch) {
        anchor = pinch.location(in: view)
        fingers = pinch.numberOfTouches
    }

    private func scale(_ view: UIView, with pinch: ZoomPinch) {
        guard phase == .pinching else { return }
        // When a finger is lifted, the middle of the remaining fingers is another point. The content must not jump to it.
        if pinch.numberOfTouches != fingers { anchor(view, under: pinch) }
        let point = pinch.location(in: scrollView)
        let offset = scrollView.contentOffset
        place = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        let wanted = startingScale * pinch.scale
        let scale = bounces ? limits.resisted(wanted) : limits.limited(wanted)
        apply(Target(scale: scale, point: anchor, place: place), to: view)
    }

    private func endPinch() {
        guard phase == .pinching else { return }
        guard let changingView else { return end() }
        let scale = limits.limited(changingView.transformScale)
        guard scale != changingView.transformScale else { return end() }
        phase = .bouncing
        animate(changingView, to: Target(scale: scale, point: anchor, place: place), seconds: 0.25)
    }

    // MARK: Phases

    /// Begins a change of the scale. One that is under way ends where the view appears at the moment.
    private func begin(_ next: Phase, of view: UIView) {
        if phase != .resting {
            if let changingView {
                changingView.adopt([.center, .transform], from: changingView.presentState)
            }
            // If the delegate changes the scale in this call, the change is not animated. An animation would run beside the next
            // phase.
            isReplacing = true
            end()
            isReplacing = false
        }
        changes += 1
        phase = next
        changingView = view
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    private func end() {
        let view = changingView
        phase = .resting
        changingView = nil
        scrollView.delegate?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: view?.transformScale ?? 1)
    }

    private func animate(_ view: UIView, to target: Target, seconds: TimeInterval) {
        let change = changes
        UIView.animate(
            withDuration: seconds, options: [.allowUserInteraction],
            animations: { apply(target, to: view) },
            completion: { [weak self] _ in
                guard let self, change == changes, phase != .resting else { return }
                end()
            })
    }

    // MARK: Scales

    /// A scale, and the point of the zoomed view that comes to a place of the visible part.
    private struct Target {
        var scale: CGFloat
        /// The point in the zoomed view's own coordinates.
        var point: CGPoint
        /// The distance of the point from the top left corner of the scroll view, in points.
        var place = CGPoint.zero
    }

    /// Gives the zoomed view another scale. Within the block of an animation, the display moves the view there.
    private func apply(_ target: Target, to view: UIView) {
        guard AnimationContext.driver != nil else { return applyAtOnce(target, to: view) }
        // The offset changes at once, because the display would animate it with a curve of its own. The change moves the view on
        // the screen. The animation starts with the view moved back by the same distance, so that the user does not see the
        // change.
        var start = view.presentState
        let old = scrollView.contentOffset
        UIView.performWithoutAnimation {
            applyAtOnce(target, to: view)
            scrollView.layoutIfNeeded()
        }
        let end = view.viewState
        let new = scrollView.contentOffset
        start.center.x += new.x - old.x
        start.center.y += new.y - old.y
        view.adopt([.center, .transform], from: start)
        view.place(bounds: end.bounds, center: end.center)
        view.transform = end.transform
    }

    private func applyAtOnce(_ target: Target, to view: UIView) {
        let old = view.frame
        let isChange = target.scale != view.transformScale
        if isChange {
            // If constraints place the view, its top left corner stays where it is. Otherwise, the corner moves to that of the
            // content.
            let origin = view.isZoomedByConstraints ? old.origin : .zero
            view.transform = CGAffineTransform(scaleX: target.scale, y: target.scale)
            view.frame.origin = origin
            let new = view.frame.size
            scrollView.contentSize =
                view.isZoomedByConstraints
                ? CGSize(
                    width: scrollView.contentSize.width + new.width - old.width,
                    height: scrollView.contentSize.height + new.height - old.height)
                : new
            scrollView.setNeedsLayout()
        }
        let point = view.convert(target.point, to: scrollView)
        scrollView.contentOffset = scrollView.reachable(
            CGPoint(x: point.x - target.place.x, y: point.y - target.place.y))
        if isChange { scrollView.delegate?.scrollViewDidZoom(scrollView) }
    }
}

extension UIView {
    /// The scale of the view's transform.
    var transformScale: CGFloat { hypot(viewState.transform.a, viewState.transform.b) }

    /// True if constraints place the view when a scroll view zooms it.
    fileprivate var isZoomedByConstraints: Bool {
        !translatesAutoresizingMaskIntoConstraints && superview?.scrolledContentGuide != nil
    }
}
