import Foundation
import TesseraDisplay

/// Converts a display's reports about fingers to touches and sends them to the app.
@MainActor
final class TouchRouter {
    private var touches: [Int: UITouch] = [:]
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?

    /// Handles a report. A beginning touch goes to the view that ``TouchedPlace`` finds in `windows`, from back to front.
    func handle(_ report: DisplayEvent.Touch, in windows: [UIWindow]) {
        let known = touches[report.id]
        known?.modifierFlags = UIKeyModifierFlags(displayed: report.modifiers ?? 0)
        let (corner, shift) = (known?.window?.frame.origin ?? .zero, known?.displayShift ?? .zero)
        let location = CGPoint(x: report.x + shift.x - corner.x, y: report.y + shift.y - corner.y)
        switch report.phase {
        case .began:
            // The finger was never lifted, so a message was lost.
            if known != nil {
                finish(report.id, at: location, time: report.time, phase: .cancelled)
            }
            guard touches.count < 10,
                let place = TouchedPlace(x: report.x, y: report.y, target: report.target, in: windows)
            else { return }
            let hit = place.hit
            let touch = UITouch()
            touch.displayID = report.id == Self.tapID ? nil : report.id
            touch.type = UITouch.TouchType(report.pointer)
            touch.buttonMask =
                report.isSecondary == true ? .secondary : report.pointer == .mouse ? .primary : []
            touch.modifierFlags = UIKeyModifierFlags(displayed: report.modifiers ?? 0)
            touch.displayShift = place.shift
            touch.window = hit.window
            touch.view = hit.view
            touch.locationInWindow = hit.location
            touch.previousLocationInWindow = hit.location
            touch.tapCount = tapCount(at: touch.fingerLocation, time: report.time)
            touches[report.id] = touch
            send(touch, phase: .began, time: report.time)
        case .moved:
            guard let known, known.locationInWindow != location else { return }
            known.previousLocationInWindow = known.locationInWindow
            known.locationInWindow = location
            send(known, phase: .moved, time: report.time)
        case .ended:
            finish(report.id, at: location, time: report.time, phase: .ended)
        case .cancelled:
            finish(report.id, at: location, time: report.time, phase: .cancelled)
        }
    }

    /// Taps at the activation point of a view that the keyboard or assistive technology has activated, unless another view covers
    /// it.
    func tap(_ view: UIView) {
        // Fingers touch the container of an element that is not a view.
        let touched = view is AccessibilityElementView ? view.superview : view
        guard let touched, let window = view.window else { return }
        let point = view.accessibilityActivationPoint
        let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
        guard let hit = window.hitTest(window.convert(place, from: nil), with: nil),
            hit.isDescendant(of: touched) || touched.isDescendant(of: hit)
        else { return }
        let time = ProcessInfo.processInfo.systemUptime
        for (phase, delay) in [(DisplayEvent.Touch.Phase.began, 0.0), (.ended, 0.05)] {
            handle(
                DisplayEvent.Touch(id: Self.tapID, phase: phase, x: point.x, y: point.y, time: time + delay),
                in: [window])
        }
    }

    /// The number of a touch that is not from a display.
    private static let tapID = -1

    /// Returns the touch to which the display has given a number, or nil.
    func touch(_ id: Int) -> UITouch? { touches[id] }

    func cancelAll() {
        for (id, touch) in touches {
            finish(id, at: touch.locationInWindow, time: touch.timestamp, phase: .cancelled)
        }
    }

    private func finish(_ id: Int, at location: CGPoint, time: TimeInterval, phase: UITouch.Phase) {
        guard let touch = touches.removeValue(forKey: id) else { return }
        touch.previousLocationInWindow = touch.locationInWindow
        touch.locationInWindow = location
        send(touch, phase: phase, time: time)
    }

    /// Returns the number of taps in a row. A finger that goes down within 0.35 seconds and 40 points of the
    /// last one continues the row, as on an iPhone.
    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        // After the page was loaded again, or a tap of assistive technology, the times are those of another clock.
        if let last = lastTap, (0..<0.35).contains(time - last.time),
            hypot(location.x - last.location.x, location.y - last.location.y) < 40
        {
            count = last.count + 1
        }
        lastTap = (time, location, count)
        return count
    }

    private func send(_ touch: UITouch, phase: UITouch.Phase, time: TimeInterval) {
        touch.phase = phase
        touch.timestamp = time
        let event = UIEvent()
        event.timestamp = time
        (event.buttonMask, event.modifierFlags) = (touch.buttonMask, touch.modifierFlags)
        event.allTouches = Set(touches.values).union([touch])
        for other in touches.values where other !== touch { other.phase = .stationary }
        UIApplication.shared.sendEvent(event)
    }
}
