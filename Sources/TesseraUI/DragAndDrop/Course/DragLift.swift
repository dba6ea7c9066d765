import Foundation
import TesseraDisplay

/// Recognizes that the user lifts and drags items: with a finger that stays for a moment, or with the mouse
/// that moves with its button down.
///
/// While a drag is under way, a tap with another finger adds items to it.
final class DragLift: UIGestureRecognizer {
    let source: any DragSource
    /// True if other gestures may be recognized while items are lifted.
    var allowsOthers = false
    /// True if a mouse drags as soon as it moves with its button down.
    var pointerDragsAtOnce = true { didSet { view?.setNeedsCommit() } }
    /// The touch that lifts and drags, or nil.
    private var touch: UITouch?
    /// The touch that adds items, or nil.
    private var adding: UITouch?
    private var start: [UITouch: CGPoint] = [:]
    /// The timer that fires when a finger has stayed long enough, or nil.
    private var press: TouchTimer?
    private var dragged: DragCourse?

    /// The time in seconds for which a finger stays before it lifts, and the distance in points that it may
    /// move meanwhile.
    private static let delay: TimeInterval = 0.5
    private static let allowance: CGFloat = 10
    /// The additional time in seconds for which a lift waits if a context menu may open. The menu comes
    /// first; the display requests it after ``delay``.
    private static let menuPatience: TimeInterval = 0.25
    /// The distance in points that the mouse moves before it drags.
    private static let mouseThreshold: CGFloat = 5

    init(source: any DragSource) {
        self.source = source
        super.init(target: nil, action: nil)
    }

    override var wishes: GestureWishes { pointerDragsAtOnce ? .mouseDrags : [] }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if DragCourse.current?.isDragging == true {
                guard adding == nil else { continue }
                adding = touch
            } else if state == .possible, self.touch == nil {
                self.touch = touch
                if !dragsAtOnce(touch) { waitForLift(with: touch) }
            } else if state == .possible {
                return fail()
            } else {
                continue
            }
            start[touch] = touch.locationInWindow
        }
    }

    private func dragsAtOnce(_ touch: UITouch) -> Bool {
        pointerDragsAtOnce && touch.type == .indirectPointer
    }

    private func waitForLift(with touch: UITouch) {
        press?.cancel()
        let mayOpenMenu = touch.view.map { !ContextMenuRequest.interactions(at: $0).isEmpty } ?? false
        let delay = Self.delay + (mayOpenMenu ? Self.menuPatience : 0)
        press = TouchTimer(touch, after: delay) { [weak self] in self?.hasWaited() }
    }

    private func hasWaited() {
        press?.cancel()
        guard state == .possible, isEnabled, touch != nil else { return }
        begin()
        GestureArbiter.finishRound()
    }

    /// Called when no menu opens under the finger that has stayed. Lifts the items that have waited for that.
    func menuStaysAway() {
        if press != nil, let touch, !dragsAtOnce(touch) { hasWaited() }
    }

    private func begin() {
        guard let touch, let window = touch.window, let start = start[touch],
            let lifted = DragCourse.lift(source, in: window, at: start, touch: touch)
        else { return fail() }
        dragged = lifted
        state = .began
        guard state != .began else { return }
        // In this case the delegate, or a gesture that must fail first, has prevented the gesture from
        // beginning.
        lifted.cancel()
        fail()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if let adding, touches.contains(adding), way(of: adding) > Self.allowance { self.adding = nil }
        guard let touch, touches.contains(touch) else { return }
        switch state {
        case .began, .changed:
            state = .changed
            dragged?.move(to: touch.locationInWindow)
        case .possible where dragsAtOnce(touch):
            guard way(of: touch) > Self.mouseThreshold else { return }
            begin()
            dragged?.move(to: touch.locationInWindow)
        case .possible:
            if way(of: touch) > Self.allowance { fail() }
        default: break
        }
    }

    private func way(of touch: UITouch) -> CGFloat {
        guard let start = start[touch] else { return 0 }
        return hypot(touch.locationInWindow.x - start.x, touch.locationInWindow.y - start.y)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let adding, touches.contains(adding) {
            self.adding = nil
            let adds =
                DragCourse.current?.addItems(from: source, at: adding.locationInWindow) == true
            // A tap that adds items has no other effect on the view.
            if state == .possible { if adds { state = .ended } else { fail() } }
        }
        guard let touch, touches.contains(touch) else { return }
        if state == .began || state == .changed {
            dragged?.move(to: touch.locationInWindow)
            dragged?.performDrop()
            state = .ended
        } else {
            fail()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if let adding, touches.contains(adding) { self.adding = nil }
        guard let touch, touches.contains(touch) else { return }
        if state == .began || state == .changed {
            dragged?.cancel()
            state = .cancelled
        } else {
            fail()
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !allowsOthers }

    private func fail() {
        press?.cancel()
        if state == .possible { state = .failed }
    }

    override func reset() {
        press?.cancel()
        press = nil
        // A recognizer that was disabled during the drag cancels it.
        dragged?.cancel()
        dragged = nil
        touch = nil
        adding = nil
        start = [:]
    }
}
