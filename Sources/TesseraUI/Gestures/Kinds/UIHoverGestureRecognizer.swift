import Foundation
import TesseraDisplay

/// Reports a mouse, trackpad or pen that moves over a view without touching it: a continuous gesture.
/// See Apple's [UIHoverGestureRecognizer](https://developer.apple.com/documentation/uikit/uihovergesturerecognizer).
///
/// The gesture begins when the pointer comes over the view, changes as it moves, and ends when it goes. It has no touches, and no part
/// in what becomes of other gestures.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var wishes: GestureWishes { .hover }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// True if the pointer is over the view.
    var isOver: Bool { course == .began || course == .changed }

    /// The pointer is over the view, at a point of the window.
    func pointerMoved(to location: CGPoint) {
        lastLocation = location
        if isOver { return enter(.changed) }
        guard delegate?.gestureRecognizerShouldBegin(self) != false else { return }
        enter(.began)
    }

    /// The pointer is not over the view any more.
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
