import Foundation
import TesseraDisplay

/// Recognizes fingers that move across a view, and reports their distance and speed. This is a continuous
/// gesture.
/// See Apple's [UIPanGestureRecognizer](https://developer.apple.com/documentation/uikit/uipangesturerecognizer).
///
/// A display scrolls content without asking the app. Fingers that go down on a view within a scroll view belong to the pans of
/// that view and do not scroll, as on iOS, if the pan has no ``UIGestureRecognizer/delegate`` that could refuse them. If it has a
/// delegate, a finger that moves along a direction in which the content scrolls belongs to the display, which cancels the app's
/// touch. If the delegate lets the pan be recognized together with the scroll view's own pan, the app's pan keeps a finger that
/// scrolls. The app may then put the content back during the drag. For example, a panel that the user drags puts back
/// the list in it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The number of fingers that must be down; 1 by default.
    open var minimumNumberOfTouches = 1 {
        didSet { if minimumNumberOfTouches != oldValue { view?.gesturesChanged(self) } }
    }
    /// The number of fingers that may be down; any number by default. With more fingers, a gesture that has
    /// not begun fails, and a gesture that has begun ignores them.
    open var maximumNumberOfTouches = Int(UInt32.max)

    /// The distance and the velocity that the gesture reports.
    final var movement = PanMovement()
    /// The distance that the fingers have moved since the gesture was last reset, in points of the window.
    private var way = CGPoint.zero

    /// The distance, in points, that the fingers must move before the gesture begins: more than a tap may.
    private static let threshold: CGFloat = 10

    /// Returns the distance that the fingers have moved while enough of them were down, in points of `view`,
    /// or of the window if `view` is nil.
    open func translation(in view: UIView?) -> CGPoint {
        view?.vector(fromWindow: movement.translation) ?? movement.translation
    }

    /// Measures the distance anew, as if the fingers had moved by `translation` in points of `view`, or of
    /// the window if `view` is nil. The velocity is zero until they move again or come up.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement.restart(at: view?.vector(toWindow: translation) ?? translation)
    }

    /// Returns the velocity of the fingers, in points per second in `view`, or in the window if `view` is
    /// nil.
    open func velocity(in view: UIView?) -> CGPoint {
        view?.vector(fromWindow: movement.velocity) ?? movement.velocity
    }

    /// Returns true if the gesture may begin with fingers that have moved by `way`, in points of the window.
    /// Pans in only one direction override it. If it returns false, the gesture fails.
    func accepts(way: CGPoint) -> Bool { true }

    /// True if every finger on the view belongs to the gesture, without a question to the app.
    var keepsTouches: Bool { isEnabled && delegate == nil && minimumNumberOfTouches == 1 }

    override var concernsDisplay: Bool { true }
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
            let isAccepted = accepts(way: way) && !touches.contains { yieldsToScrolling(at: $0, along: way) }
            state = isAccepted ? .began : .failed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        movement.pause(at: event.timestamp)
        let left = numberOfTouches - touches.count
        switch state {
        case .began, .changed: if left < max(minimumNumberOfTouches, 1) { state = .ended }
        // The fingers of a pan that waits for another gesture to fail have already moved far enough.
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
    /// True if fingers on the view belong to the app from the moment they go down: the view is a handle or has such a pan.
    var keepsTouches: Bool {
        isHandle
            || (gestureRecognizers ?? []).contains { ($0 as? UIPanGestureRecognizer)?.keepsTouches == true }
    }

    /// Converts a distance in the window to points of the view.
    func vector(fromWindow vector: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, from: nil), convert(vector, from: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Converts a distance in the view to points of the window.
    func vector(toWindow vector: CGPoint) -> CGPoint {
        let (start, end) = (convert(CGPoint.zero, to: nil), convert(vector, to: nil))
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
}
