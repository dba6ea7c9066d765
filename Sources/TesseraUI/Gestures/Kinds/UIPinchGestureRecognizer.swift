import Foundation
import TesseraDisplay

/// Recognizes two fingers that move towards or away from each other: a continuous gesture.
/// See Apple's [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
///
/// In a browser, two fingers on a view with such a gesture do not zoom the page, and scroll nothing. A trackpad's pinch, and the wheel
/// while Control is down, count as well; the gesture has no touches then.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How far the fingers are from each other, as a share of the distance at which they came down. Set it to count on from another
    /// value, which makes the velocity zero.
    open var scale: CGFloat {
        get { factor }
        set {
            factor = newValue
            base = pair
            baseFactor = newValue
            trackpadBase = trackpadScale
            rate.restart(at: newValue)
        }
    }
    /// The change of ``scale`` in a second.
    open var velocity: CGFloat { rate.velocity }

    private var factor: CGFloat = 1
    private var baseFactor: CGFloat = 1
    private var base: FingerPair?
    private var pair: FingerPair?
    private var rate = ChangeRate()
    /// True if a trackpad is what pinches.
    private var hasTrackpad = false
    /// The size that the trackpad has last said, and the one from which ``scale`` counts.
    private var trackpadScale: CGFloat = 1
    private var trackpadBase: CGFloat = 1

    /// The distance must change by so many points before the gesture begins.
    private static let threshold: CGFloat = 8

    override var wishes: GestureWishes { .severalFingers }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            // More fingers have no part in a gesture of two.
            for touch in touches { ignore(touch, for: event) }
        } else {
            countAnew(from: orderedTouches, at: event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let base, let now = FingerPair(orderedTouches) else { return }
        pair = now
        factor = baseFactor * now.distance / base.distance
        rate.add(factor, at: event.timestamp)
        switch state {
        case .possible: if abs(now.distance - base.distance) >= Self.threshold { state = .began }
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

    // MARK: Without fingers

    /// Begins with a trackpad at a point of the window; returns whether the gesture takes part.
    func beginTransform(at location: CGPoint, time: TimeInterval) -> Bool {
        guard isEnabled, isOpen, orderedTouches.isEmpty, awaited == nil else { return false }
        lastLocation = location
        hasTrackpad = true
        rate.add(1, at: time)
        GestureArbiter.join(self)
        return true
    }

    func transform(to scale: CGFloat, time: TimeInterval) {
        factor = baseFactor * scale / trackpadBase
        trackpadScale = scale
        rate.add(factor, at: time)
        state = isOpen ? .began : .changed
    }

    func endTransform(_ end: State) {
        hasTrackpad = false
        state = isOpen && awaited == nil ? .failed : end
    }

    override var awaitsTouches: Bool { hasTrackpad }

    private func countAnew(from touches: [UITouch], at time: TimeInterval) {
        pair = FingerPair(touches)
        base = pair
        baseFactor = factor
        rate.restart(at: factor, time: time)
    }

    open override func reset() {
        super.reset()
        (factor, baseFactor, base, pair, rate) = (1, 1, nil, nil, ChangeRate())
        (hasTrackpad, trackpadScale, trackpadBase) = (false, 1, 1)
    }
}
