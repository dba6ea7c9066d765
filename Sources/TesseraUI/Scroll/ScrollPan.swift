import Foundation
import TesseraBasics
import TesseraDisplay

/// The pan with which the user scrolls.
///
/// The display moves the content and keeps the fingers, so that the pan has no touches. It begins, changes and ends with the
/// display's reports of a drag. A wheel or a trackpad drags without a finger.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
    /// The place where the latest finger on the content went down, in points of the window.
    private var start = CGPoint.zero
    /// The distance that this finger has moved since, in points of the window. Unlike the translation, the app cannot set it.
    private var way = CGPoint.zero
    /// True if the gesture was cancelled during the present drag. It ignores the rest of that drag.
    private var isCancelled = false

    /// The latest finger on the content.
    private weak var finger: UITouch?

    /// True if a wheel or a trackpad makes the present drag.
    private var isWheel = false

    /// A pan of another view that has the same drags, or nil.
    weak var companion: ScrollPan?

    private var isActive: Bool { course == .began || course == .changed }

    // MARK: The display's drags

    /// Takes a step of the content, before the scroll view's delegate learns of it.
    ///
    /// - Parameters:
    ///   - old: The content offset before the step.
    ///   - new: The content offset after it.
    ///   - velocity: The velocity of the offset in points a second.
    ///   - isWheel: True if a wheel or a trackpad moves the content, and no finger. A companion takes the steps of fingers only.
    func take(from old: CGPoint, to new: CGPoint, velocity: CGPoint, isWheel: Bool = false) {
        if !isWheel { companion?.take(from: old, to: new, velocity: velocity) }
        self.isWheel = isWheel
        guard isEnabled, !isCancelled, let view else { return }
        if isActive {
            course = .changed
        } else {
            movement = PanMovement()
            way = .zero
            course = .began
            if !isWheel { takeFinger() }
        }
        // The content moves with the finger, and the offset changes in the opposite direction.
        let move = view.vector(toWindow: CGPoint(x: old.x - new.x, y: old.y - new.y))
        movement.add(move, velocity: view.vector(toWindow: CGPoint(x: -velocity.x, y: -velocity.y)))
        way = CGPoint(x: way.x + move.x, y: way.y + move.y)
    }

    /// Takes the finger from the touched view and from other gestures. The display has taken it from the app already, unless a
    /// gesture of the app accompanies the drag.
    private func takeFinger() {
        guard let finger, finger.phase != .ended, finger.phase != .cancelled else { return }
        GestureArbiter.recognized(self, with: finger)
    }

    /// Calls the targets, after the scroll view's delegate has learned of the step.
    func announce() {
        if isActive { runActions() }
        companion?.announce()
    }

    /// Ends the gesture, before the scroll view's delegate learns of that.
    func end() {
        isCancelled = false
        if isActive { course = .ended }
        companion?.end()
    }

    /// Calls the targets for the end of the gesture.
    func announceEnd() {
        defer { companion?.announceEnd() }
        guard course == .ended else { return }
        runActions()
        startAnew()
    }

    private func startAnew() {
        course = .possible
        movement = PanMovement()
        way = .zero
    }

    override func giveUp() {
        guard isActive else { return }
        course = .cancelled
        runActions()
        startAnew()
        isCancelled = true
    }

    // MARK: The recognizer

    // The display scrolls with one finger, also if the app asks for more.
    override var wishes: GestureWishes { [] }

    override var keepsTouches: Bool { false }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        start = touch.location(in: nil)
        finger = touch
        way = .zero
        return false
    }

    override var numberOfTouches: Int { !isWheel && (isActive || course == .ended) ? 1 : 0 }

    override func location(in view: UIView?) -> CGPoint {
        let point = CGPoint(x: start.x + way.x, y: start.y + way.y)
        return view?.convert(point, from: nil) ?? point
    }

    override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        demand(
            touchIndex >= 0 && touchIndex < numberOfTouches,
            "location(ofTouch: \(touchIndex), in:): the gesture has \(numberOfTouches) touches.")
        return location(in: view)
    }
}
