import Foundation
import TesseraDisplay

/// Recognizes a mouse, trackpad or pen that moves over a view without touching it. This is a continuous
/// gesture.
/// See Apple's [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
///
/// The gesture begins when the pointer moves onto the view, changes as the pointer moves, and ends when it
/// moves off. It has no touches and does not affect other gestures.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var wishes: GestureWishes { .hover }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// True if the pointer is over the view.
    var isOver: Bool { course == .began || course == .changed }

    /// Handles a pointer over the view, at a point of the window.
    func pointerMoved(to location: CGPoint) {
        lastLocation = location
        if isOver { return enter(.changed) }
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return }
        enter(.began)
    }

    /// Handles a pointer that is no longer over the view.
    func pointerLeft() {
        guard isOver else { return }
        enter(.ended)
        course = .possible
        reset()
    }

    override func giveUp() {
        guard isOver else { return }
        enter(.cancelled)
        course = .possible
        reset()
    }
}
