import Foundation

/// Recognizes that the user lifts and drags something: a finger that stays for a moment, or the mouse that moves with its button down.
///
/// While something is dragged already, another finger that taps adds items to the drag.
final class DragLift: UIGestureRecognizer {
    private let source: any DragSource
    /// Whether other gestures may be recognized while something is lifted, which ends the lift.
    var allowsOthers = false
    /// Whether the mouse drags as soon as it moves.
    var pointerDragsAtOnce = true
    private var touch: UITouch?
    private var start = CGPoint.zero
    private var course: DragCourse?
    /// Counts presses, so that one that is over lifts nothing.
    private var press = 0
    private var addsItems = false

    /// Seconds for which a finger stays before it lifts, and how far it may move meanwhile, in points.
    private static let delay: TimeInterval = 0.5
    private static let allowance: CGFloat = 10
    /// How far the mouse moves before it drags, in points.
    private static let mouseThreshold: CGFloat = 5

    init(source: any DragSource) {
        self.source = source
        super.init()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, self.touch == nil, numberOfTouches == 1 else {
            if state == .possible { fail() }
            return
        }
        self.touch = touch
        start = touch.locationInWindow
        addsItems = DragCourse.current?.isDragging == true
        guard !addsItems, !dragsAtOnce(touch) else { return }
        press += 1
        let pressed = press
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
            MainActor.assumeIsolated { self?.lift(pressed) }
        }
    }

    private func dragsAtOnce(_ touch: UITouch) -> Bool { pointerDragsAtOnce && touch.type == .indirectPointer }

    private func lift(_ pressed: Int) {
        guard pressed == press, state == .possible, isEnabled, touch != nil else { return }
        begin()
        if state == .began { TouchDelivery.take(touches, for: self) }
    }

    private func begin() {
        guard let touch, let window = touch.window,
            let course = DragCourse.lift(source, in: window, at: start, touch: touch.displayID)
        else { return fail() }
        self.course = course
        state = .began
        // The delegate may not let it begin.
        if state != .began { course.cancel() }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        let place = touch.locationInWindow
        let way = hypot(place.x - start.x, place.y - start.y)
        switch state {
        case .began, .changed:
            state = .changed
            course?.move(to: place)
        case .possible where addsItems || !dragsAtOnce(touch):
            if way > Self.allowance { fail() }
        case .possible where way > Self.mouseThreshold:
            begin()
            course?.move(to: place)
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        switch state {
        case .began, .changed:
            course?.move(to: touch.locationInWindow)
            course?.performDrop()
            state = .ended
        case .possible where addsItems:
            let adds = DragCourse.current?.addItems(from: source, at: touch.locationInWindow) == true
            // A tap that adds items is no tap on the view.
            if adds { state = .ended } else { fail() }
        default: fail()
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        switch state {
        case .began, .changed:
            course?.cancel()
            state = .cancelled
        default: fail()
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { !allowsOthers }

    private func fail() {
        press += 1
        if state == .possible { state = .failed }
    }

    override func reset() {
        press += 1
        // A lift that is disabled on its way brings back what it carries.
        if let course, course.isUnderWay { course.cancel() }
        touch = nil
        course = nil
        addsItems = false
    }
}
