import Foundation
import TesseraDisplay

/// Recognizes one or more taps. This is a discrete gesture.
/// See Apple's [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a row; 1 by default.
    open var numberOfTapsRequired = 1
    /// The number of fingers that must tap; 1 by default.
    open var numberOfTouchesRequired = 1 { didSet { view?.setNeedsCommit() } }
    /// The buttons of the mouse that may tap; the primary one by default. Fingers may tap if it contains the
    /// primary one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary { didSet { view?.setNeedsCommit() } }

    private var start: [UITouch: CGPoint] = [:]
    private var mostTouches = 0
    /// The number of taps so far.
    private var taps = 0
    /// The place of the last tap, in points of the window.
    private var lastTap = CGPoint.zero
    /// The timer that fires if the next tap does not come in time.
    private var patience: TouchTimer?

    /// The distance in points that a finger may move and still tap: about the same as on an iPhone.
    private static let allowedMovement: CGFloat = 10
    /// The greatest distance in points between taps that belong together.
    private static let allowedDistance: CGFloat = 45
    /// The longest time in seconds between a tap and the next.
    private static let longestPause: TimeInterval = 0.35

    override var wishes: GestureWishes {
        var wishes: GestureWishes = numberOfTouchesRequired > 1 ? .severalFingers : []
        if buttonMaskRequired.contains(.secondary) { wishes.insert(.secondaryButton) }
        return wishes
    }
    override var takesSecondaryButton: Bool { buttonMaskRequired.contains(.secondary) }
    override var awaitsTouches: Bool { patience != nil }

    override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        let button: UIEvent.ButtonMask = event.buttonMask.contains(.secondary) ? .secondary : .primary
        return buttonMaskRequired.contains(button) && super.accepts(touch, event)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        patience?.cancel()
        patience = nil
        for touch in touches {
            start[touch] = touch.locationInWindow
            let way = (touch.fingerLocation.x - lastTap.x, touch.fingerLocation.y - lastTap.y)
            if taps > 0, mostTouches == 0, hypot(way.0, way.1) > Self.allowedDistance { state = .failed }
        }
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
        let isLast = orderedTouches.allSatisfy { touches.contains($0) || $0.phase == .ended }
        guard isLast, state == .possible, let last = touches.first else { return }
        guard mostTouches == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        if taps >= numberOfTapsRequired { return state = .ended }
        start = [:]
        mostTouches = 0
        lastTap = last.fingerLocation
        patience = TouchTimer(last, after: Self.longestPause) { [weak self] in
            guard let self else { return }
            self.patience = nil
            self.state = .failed
            GestureArbiter.finishRound()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Returns true unless the other gesture is a tap that needs more taps in a row.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    open override func reset() {
        start = [:]
        mostTouches = 0
        taps = 0
        patience?.cancel()
        patience = nil
    }
}
