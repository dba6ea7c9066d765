import Foundation
import TesseraDisplay

/// Recognizes fingers that stay where they went down, and tracks them from then on. This is a continuous
/// gesture.
/// See Apple's
/// [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer).
///
/// If a finger moves before the gesture has begun, the display may use it to scroll content. From then on the
/// finger does not scroll.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that fingers must stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance that a finger may move before the gesture begins, in points.
    open var allowableMovement: CGFloat = 10
    /// The number of fingers that must be down.
    open var numberOfTouchesRequired = 1 { didSet { view?.setNeedsCommit() } }
    /// The number of taps that must come before the press.
    open var numberOfTapsRequired = 0

    private var start: [UITouch: CGPoint] = [:]
    /// The timer that fires when the fingers have stayed long enough.
    private var press: TouchTimer?

    override var wishes: GestureWishes { numberOfTouchesRequired > 1 ? .severalFingers : [] }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { start[touch] = touch.locationInWindow }
        guard state == .possible else { return }
        if numberOfTouches > numberOfTouchesRequired { return fail() }
        guard numberOfTouches == numberOfTouchesRequired, let last = touches.first else { return }
        let taps = (touches.map(\.tapCount).max() ?? 1) - 1
        if taps < numberOfTapsRequired { return fail() }
        press?.cancel()
        press = TouchTimer(last, after: minimumPressDuration) { [weak self] in self?.recognize() }
    }

    private func recognize() {
        guard state == .possible, isEnabled, view != nil, numberOfTouches == numberOfTouchesRequired else {
            return
        }
        state = .began
        GestureArbiter.finishRound()
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { return state = .changed }
        // In this case the fingers have stayed long enough, and the gesture waits for another one to fail.
        guard awaited == nil else { return }
        for touch in touches {
            guard let from = start[touch] else { continue }
            let to = touch.locationInWindow
            if hypot(to.x - from.x, to.y - from.y) > allowableMovement { return fail() }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed: state = .ended
        default: if awaited == .began { state = .ended } else { fail() }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed: state = .cancelled
        default: fail()
        }
    }

    private func fail() {
        press?.cancel()
        if state == .possible { state = .failed }
    }

    open override func reset() {
        start = [:]
        press?.cancel()
        press = nil
    }
}
