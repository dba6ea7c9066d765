import Foundation
import TesseraDisplay

/// Recognizes two fingers that turn around each other: a continuous gesture.
/// See Apple's [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
///
/// In a browser, two fingers on a view with such a gesture do not zoom the page, and scroll nothing.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers have turned, in radians, clockwise. Set it to count on from another value, which makes the velocity zero.
    open var rotation: CGFloat {
        get { angle }
        set {
            angle = newValue
            rate.restart(at: newValue)
        }
    }
    /// The change of ``rotation`` in a second.
    open var velocity: CGFloat { rate.velocity }

    private var angle: CGFloat = 0
    private var pair: FingerPair?
    private var rate = ChangeRate()

    /// The fingers must turn by so many radians before the gesture begins: some five degrees.
    private static let threshold: CGFloat = 0.09

    override var wishes: GestureWishes { .severalFingers }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            for touch in touches { ignore(touch, for: event) }
        } else {
            countAnew(from: orderedTouches, at: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last = pair, let now = FingerPair(orderedTouches) else { return }
        pair = now
        angle += now.turn(since: last)
        rate.add(angle, at: event.timestamp)
        switch state {
        case .possible: if abs(angle) >= Self.threshold { state = .began }
        case .began, .changed: state = .changed
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = orderedTouches.filter { !touches.contains($0) && $0.phase != .ended }
        countAnew(from: left, at: event.timestamp)
        guard left.isEmpty else { return }
        switch state {
        case .began, .changed: state = .ended
        case .possible: state = awaited == .began ? .ended : .failed
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    private func countAnew(from touches: [UITouch], at time: TimeInterval) {
        pair = FingerPair(touches)
        rate.restart(at: angle, time: time)
    }

    open override func reset() {
        super.reset()
        (angle, pair, rate) = (0, nil, ChangeRate())
    }
}
