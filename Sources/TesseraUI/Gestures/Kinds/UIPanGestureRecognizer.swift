import Foundation
import TesseraDisplay

/// Recognizes fingers that move across a view, and reports how far and how fast: a continuous gesture.
/// See Apple's [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
///
/// A display scrolls content without asking the app. Fingers that go down on a view within a scroll view belong to the pans of
/// that view, and scroll nothing, as on iOS, where a pan has no ``UIGestureRecognizer/delegate`` that could refuse them. Where it has
/// one, a finger that moves along a direction in which the content scrolls belongs to the display, which cancels the app's touch.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers must be down; 1 by default.
    open var minimumNumberOfTouches = 1 {
        didSet { if minimumNumberOfTouches != oldValue { view?.gesturesChanged(self) } }
    }
    /// How many fingers may be down; any number by default. More fingers make a gesture fail that has not begun, and have no effect
    /// on one that has.
    open var maximumNumberOfTouches = Int(UInt32.max)

    private var movement = PanMovement()
    /// How far the fingers moved since the gesture could begin.
    private var way = CGPoint.zero

    /// The fingers must move this far, in points, before the gesture begins: farther than a tap may.
    private static let threshold: CGFloat = 10

    /// Returns how far the fingers have moved since as many were down as the gesture needs, in points of `view`, or of the window where it is nil.
    open func translation(in view: UIView?) -> CGPoint {
        view?.vector(fromWindow: movement.translation) ?? movement.translation
    }

    /// Counts the fingers' way anew, as if they had moved by `translation` in points of `view`, or of the window where it is nil.
    /// The velocity is zero until they move again.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement.restart(at: view?.vector(toWindow: translation) ?? translation)
    }

    /// Returns how fast the fingers move, in points of `view` a second, or of the window where it is nil.
    open func velocity(in view: UIView?) -> CGPoint {
        view?.vector(fromWindow: movement.velocity) ?? movement.velocity
    }

    /// Returns whether a gesture may begin with fingers that have moved by `way`, in points of the window. Kinds of pans that go in
    /// one direction only override it; a way that they do not accept makes the gesture fail.
    func accepts(way: CGPoint) -> Bool { true }

    /// True if each finger on the view is the gesture's, without a question to the app.
    var keepsTouches: Bool { isEnabled && delegate == nil && minimumNumberOfTouches == 1 }

    override var wishes: GestureWishes { minimumNumberOfTouches > 1 ? .severalFingers : [] }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        movement.pause(at: event.timestamp)
        if state == .possible {
            if numberOfTouches > maximumNumberOfTouches { state = .failed }
        } else if numberOfTouches > maximumNumberOfTouches {
            for touch in touches { ignore(touch, for: event) }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches else { return }
        let count = CGFloat(max(numberOfTouches, 1))
        let step = touches.reduce(CGPoint.zero) { sum, touch in
            let (from, to) = (touch.previousLocationInWindow, touch.locationInWindow)
            return CGPoint(x: sum.x + (to.x - from.x) / count, y: sum.y + (to.y - from.y) / count)
        }
        movement.add(step, at: event.timestamp)
        switch state {
        case .began, .changed: state = .changed
        case .possible:
            way.x += step.x
            way.y += step.y
            guard hypot(way.x, way.y) >= Self.threshold else { return }
            state = accepts(way: way) ? .began : .failed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        movement.pause(at: event.timestamp)
        let left = numberOfTouches - touches.count
        switch state {
        case .began, .changed: if left < max(minimumNumberOfTouches, 1) { state = .ended }
        // A pan that waits for another gesture to fail has begun as far as its fingers are concerned.
        case .possible: if left == 0 { state = awaited == .began ? .ended : .failed }
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed: state = .cancelled
        case .possible: state = .failed
        default: break
        }
    }

    open override func reset() {
        super.reset()
        movement = PanMovement()
        way = .zero
    }
}

extension UIView {
    /// True if fingers on the view belong to one of its pans from their first point on.
    var keepsTouches: Bool {
        (gestureRecognizers ?? []).contains { ($0 as? UIPanGestureRecognizer)?.keepsTouches == true }
    }

    /// Returns a distance of the window in points of the view.
    fileprivate func vector(fromWindow vector: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns a distance of the view in points of the window.
    fileprivate func vector(toWindow vector: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, to: nil), convert(vector, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
