import Foundation
import TesseraDisplay

/// Recognizes two fingers that turn around each other. This is a continuous gesture.
/// See Apple's [UIRotationGestureRecognizer](https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer).
///
/// In a browser, two fingers on a view with such a gesture neither zoom the page nor scroll.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle by which the fingers have turned, in radians, clockwise. If the app sets it, later changes
    /// add to the new value, and the velocity becomes zero.
    open var rotation: CGFloat {
        get { angle }
        set {
            angle = newValue
            rate.restart(at: newValue)
        }
    }
    /// The change of ``rotation`` per second, in radians.
    open var velocity: CGFloat { rate.velocity }

    private var angle: CGFloat = 0
    private var pair: FingerPair?
    private var rate = ChangeRate()

    /// The angle in radians by which the fingers must turn before the gesture begins: about five degrees.
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
        if left.isEmpty { endWithLastFinger() }
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
