import Foundation
import TesseraDisplay

/// Recognizes that the user lifts and drags something: a finger that stays for a moment, or the mouse that moves with its button down.
///
/// While something is dragged already, another finger that taps adds items to the drag.
final class DragLift: UIGestureRecognizer {
    let source: any DragSource
    /// True if other gestures may be recognized while something is lifted.
    var allowsOthers = false
    /// True if the mouse drags as soon as it moves.
    var pointerDragsAtOnce = true
    /// The finger that lifts and drags.
    private var touch: UITouch?
    /// The finger that adds items.
    private var adding: UITouch?
    private var start: [UITouch: CGPoint] = [:]
    /// Fires when a finger has stayed long enough.
    private var press: AnimationTimer?
    private var dragged: DragCourse?

    /// Seconds for which a finger stays before it lifts, and how far it may move meanwhile, in points.
    private static let delay: TimeInterval = 0.5
    private static let allowance: CGFloat = 10
    /// Seconds for which a lift waits longer where a context menu may open, which comes first: the display asks for it after ``delay``.
    private static let menuPatience: TimeInterval = 0.25
    /// How far the mouse moves before it drags, in points.
    private static let mouseThreshold: CGFloat = 5

    init(source: any DragSource) {
        self.source = source
        super.init()
    }

    override var wishes: GestureWishes { [] }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            if DragCourse.current?.isDragging == true {
                guard adding == nil else { continue }
                adding = touch
            } else if state == .possible, self.touch == nil {
                self.touch = touch
                if !dragsAtOnce(touch) { waitForLift() }
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

    private func waitForLift() {
        press?.cancel()
        let mayOpenMenu = touch?.view.map { !ContextMenuRequest.interactions(at: $0).isEmpty } ?? false
        let delay = Self.delay + (mayOpenMenu ? Self.menuPatience : 0)
        press = AnimationContext.clock.schedule(after: delay) { [weak self] in self?.hasWaited() }
    }

    private func hasWaited() {
        press?.cancel()
        guard state == .possible, isEnabled, touch != nil else { return }
        begin()
        GestureArbiter.finishRound()
    }

    /// Says that no menu opens under the finger that has stayed: what waits for that is lifted.
    func menuStaysAway() {
        if press != nil, let touch, !dragsAtOnce(touch) { hasWaited() }
    }

    private func begin() {
        guard let touch, let window = touch.window, let start = start[touch],
            let lifted = DragCourse.lift(source, in: window, at: start, touch: touch.displayID)
        else { return fail() }
        dragged = lifted
        state = .began
        guard state != .began else { return }
        // The delegate, or a gesture that must fail first, does not let it begin.
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
            // A tap that adds items is no tap on the view.
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
        // A lift that is disabled on its way brings back what it carries.
        dragged?.cancel()
        dragged = nil
        touch = nil
        adding = nil
        start = [:]
    }
}
