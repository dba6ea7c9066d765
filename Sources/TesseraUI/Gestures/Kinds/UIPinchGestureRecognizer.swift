import Foundation
import TesseraDisplay

/// Recognizes two fingers that move towards or away from each other. This is a continuous gesture.
/// See Apple's [UIPinchGestureRecognizer](https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer).
///
/// In a browser, two fingers on a view with such a gesture neither zoom the page nor scroll. A pinch on a
/// trackpad counts too, and so does the wheel while Control is down; the gesture then has no touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance between the fingers divided by their distance when they came down. If the app sets it,
    /// later changes multiply the new value, and the velocity becomes zero.
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
    /// The change of ``scale`` per second.
    open var velocity: CGFloat { rate.velocity }

    private var factor: CGFloat = 1
    private var baseFactor: CGFloat = 1
    private var base: FingerPair?
    private var pair: FingerPair?
    private var rate = ChangeRate()
    /// True while a trackpad makes the pinch.
    private var hasTrackpad = false
    /// The size that the trackpad reported last, and the size to which ``scale`` relates.
    private var trackpadScale: CGFloat = 1
    private var trackpadBase: CGFloat = 1

    /// The number of points by which the distance must change before the gesture begins.
    private static let threshold: CGFloat = 8

    override var wishes: GestureWishes { .severalFingers }
    /// True if the pinch of a trackpad reaches only the innermost of nested views with such a gesture. Touches decide that by themselves;
    /// the pinch of a trackpad has none.
    var isForInnermostView: Bool { false }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            // Only two fingers take part in the gesture.
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
        if left.isEmpty { endWithLastFinger() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    // MARK: Without fingers

    /// Begins a pinch of a trackpad at a point of the window. Returns true if the gesture takes part.
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
