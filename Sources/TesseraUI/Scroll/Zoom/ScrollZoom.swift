import Foundation
import TesseraDisplay

/// The zooming of one scroll view: its limits, its pinch, and the change of scale that is under way. It exists once the app
/// has set a limit.
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
    private(set) var pinch: ZoomPinch?
    private var phase = Phase.resting
    /// The number of animations that have begun. The end of an animation counts only if it is that of the latest one.
    private var animations = 0

    /// The scale at which the present pinch began.
    private var startingScale: CGFloat = 1
    /// The point of the zoomed view, in its own coordinates, that stays under the fingers.
    private var anchor = CGPoint.zero
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
        if !limits.allowZooming, let pinch {
            scrollView.removeGestureRecognizer(pinch)
            self.pinch = nil
        } else if limits.allowZooming, pinch == nil {
            let pinch = ZoomPinch(of: self)
            pinch.addAction(UIAction { [weak self] _ in self?.pinched() })
            scrollView.addGestureRecognizer(pinch)
            self.pinch = pinch
        }
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
        guard animated else { return apply(target, to: view) }
        begin(.animating, of: view)
        animate(view, to: target, seconds: 0.3)
    }

    // MARK: Pinches

    private func pinched() {
        guard let pinch, let view else { return endPinch(of: nil) }
        switch pinch.state {
        case .began:
            begin(.pinching, of: view)
            startingScale = view.transformScale
            anchor(view, under: pinch)
            scale(view, with: pinch)
        case .changed: scale(view, with: pinch)
        default: endPinch(of: view)
        }
    }

    /// Remembers which point of the zoomed view is under the fingers.
    private func anchor(_ view: UIView, under pinch: ZoomPinch) {
        anchor = pinch.location(in: view)
        fingers = pinch.numberOfTouches
    }

    private func scale(_ view: UIView, with pinch: ZoomPinch) {
        guard phase == .pinching else { return }
        // Where a finger has gone, the middle of the others is elsewhere.
        if pinch.numberOfTouches != fingers { anchor(view, under: pinch) }
        let wanted = startingScale * pinch.scale
        apply(
            Target(
                scale: bounces ? limits.resisted(wanted) : limits.limited(wanted), point: anchor,
                place: placeOfFingers(pinch)),
            to: view)
    }

    private func placeOfFingers(_ pinch: ZoomPinch) -> CGPoint {
        let point = pinch.location(in: scrollView)
        let offset = scrollView.contentOffset
        return CGPoint(x: point.x - offset.x, y: point.y - offset.y)
    }

    private func endPinch(of view: UIView?) {
        guard phase == .pinching else { return }
        guard let view, let pinch else { return end(with: view) }
        let scale = limits.limited(view.transformScale)
        guard scale != view.transformScale else { return end(with: view) }
        phase = .bouncing
        animate(
            view, to: Target(scale: scale, point: anchor, place: placeOfFingers(pinch)), seconds: 0.25)
    }

    // MARK: Phases

    /// Begins a change of the scale. One that is under way ends where the view appears at the moment.
    private func begin(_ next: Phase, of view: UIView) {
        if phase != .resting {
            view.adopt([.center, .transform], from: view.presentState)
            end(with: view)
        }
        phase = next
        scrollView.delegate?.scrollViewWillBeginZooming(scrollView, with: view)
    }

    private func end(with view: UIView?) {
        phase = .resting
        animations += 1
        scrollView.delegate?.scrollViewDidEndZooming(
            scrollView, with: view, atScale: view?.transformScale ?? 1)
    }

    private func animate(_ view: UIView, to target: Target, seconds: TimeInterval) {
        animations += 1
        let animation = animations
        UIView.animate(
            withDuration: seconds, options: [.allowUserInteraction],
            animations: { apply(target, to: view) },
            completion: { [weak self, weak view] _ in
                guard let self, animation == animations else { return }
                end(with: view)
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
        // The offset changes at once, since the display animates offsets in its own time. So the view starts from where it
        // appears then, and its animation is all that the user sees.
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
            // Constraints place the view's top left corner; without them, it is that of the content.
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
