import Foundation

/// Recognizes taps.
/// See Apple's [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How often the fingers must tap.
    open var numberOfTapsRequired = 1
    /// How many fingers must tap.
    open var numberOfTouchesRequired = 1

    private var start: [UITouch: CGPoint] = [:]
    private var mostTouches = 0

    /// A finger may move this far, in points, and still tap: what an iPhone allows, by observation.
    private static let allowedMovement: CGFloat = 10

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { start[touch] = touch.locationInWindow }
        mostTouches = max(mostTouches, numberOfTouches)
        if mostTouches > numberOfTouchesRequired { state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            guard let from = start[touch] else { continue }
            let to = touch.locationInWindow
            if hypot(to.x - from.x, to.y - from.y) > Self.allowedMovement { state = .failed }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isLast = (event.allTouches ?? []).allSatisfy { start[$0] == nil || $0.phase == .ended }
        guard isLast, state == .possible else { return }
        let taps = touches.map(\.tapCount).max() ?? 0
        state = mostTouches == numberOfTouchesRequired && taps >= numberOfTapsRequired ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// A tap does not prevent a tap that needs more of them.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func reset() {
        start = [:]
        mostTouches = 0
    }
}
