import Foundation
import TesseraDisplay

/// Converts a display's reports about keys to presses and sends them to the app.
@MainActor
final class PressRouter {
    private var presses: [String: UIPress] = [:]
    /// The limit on the number of pressed keys, which no keyboard exceeds.
    private static let most = 32

    /// Handles a report. A press goes to the responder for keys in the window, and its later phases go to the
    /// same responder.
    func handle(_ report: DisplayEvent.Key, in window: UIWindow?) {
        switch report.phase {
        case .began:
            // If the key is still down, the message about its release was lost.
            finish(report.code, at: report.time, .cancelled)
            guard presses.count < Self.most, let window, let responder = window.pressResponder,
                let code = UIKeyboardHIDUsage(code: report.code)
            else { return }
            let press = UIPress()
            press.key = UIKey(
                code: code, characters: report.characters, charactersIgnoringModifiers: report.plain,
                modifiers: UIKeyModifierFlags(displayed: report.modifiers))
            (press.responder, press.window, press.timestamp) = (responder, window, report.time)
            presses[report.code] = press
            send(press)
        case .ended: finish(report.code, at: report.time, .ended)
        case .cancelled: finish(report.code, at: report.time, .cancelled)
        }
    }

    func cancelAll() {
        for (code, press) in presses { finish(code, at: press.timestamp, .cancelled) }
    }

    private func finish(_ code: String, at time: TimeInterval, _ phase: UIPress.Phase) {
        guard let press = presses[code] else { return }
        (press.phase, press.timestamp) = (phase, time)
        send(press)
        presses[code] = nil
    }

    private func send(_ press: UIPress) {
        for other in presses.values where other !== press { other.phase = .stationary }
        let event = UIPressesEvent()
        event.timestamp = press.timestamp
        event.modifierFlags = press.key?.modifierFlags ?? []
        event.allPresses = Set(presses.values)
        UIApplication.shared.sendEvent(event)
    }
}

/// Delivers presses to their responders.
@MainActor
enum PressDelivery {
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began:
                responder.pressesBegan([press], with: event)
                if let key = press.key { responder.keyInputBridge?.press(key) }
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}

extension UIWindow {
    /// The responder that gets key presses. A text that is edited uses its keys itself. Otherwise this is the item with the
    /// focus of the keyboard if it or a responder after it takes presses, then the first responder, or a controller in front
    /// that can be it.
    var pressResponder: UIResponder? {
        keyResponder(MethodOverrides.ofPresses)
    }

    /// The responder that copies, cuts or pastes outside of texts, which is found in the same way.
    var editResponder: UIResponder? {
        keyResponder(MethodOverrides.ofEditing)
    }

    private func keyResponder(_ methods: MethodOverrides<UIResponder>) -> UIResponder? {
        if firstResponder is any TextInputOwner { return nil }
        if let focused = focusedResponder, actionResponder === focused, methods.areInChain(of: focused) {
            return focused
        }
        guard let responder = firstResponder ?? inputResponder, !(responder is any TextInputOwner) else {
            return nil
        }
        return responder
    }
}
