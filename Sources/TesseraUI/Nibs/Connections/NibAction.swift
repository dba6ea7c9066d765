import Foundation
import TesseraSelectors

/// An action of a nib that triggers a segue or goes along the responder chain. Actions with another target are targets
/// of the control or the gesture.
@MainActor
final class NibAction {
    private enum Effect {
        case selector(Selector)
        /// The segue that the action triggers. The action may be the only object that retains it.
        case segue(SegueTemplate)
    }

    private let effect: Effect

    /// Creates an action that sends a selector along the responder chain.
    init(_ selector: Selector) { effect = .selector(selector) }

    init(_ segue: SegueTemplate) { effect = .segue(segue) }

    /// Triggers the segue or sends the selector along the responder chain.
    func send(from sender: Any?) {
        switch effect {
        case .segue(let segue): segue.trigger(sender)
        case .selector(let selector):
            // A method may declare a parameter for the event that is not optional, so it needs one even if no event is
            // being delivered.
            let event = UIApplication.eventInDelivery ?? UIEvent()
            UIApplication.shared.sendAction(selector, to: nil, from: sender, for: event)
        }
    }
}

extension UIControl {
    /// The event for which the control triggers its segue, and runs an action of a nib that names no event.
    ///
    /// A control of an app's own sends ``Event/primaryActionTriggered`` only if the app does, so a tap triggers it.
    var eventInNibs: Event {
        let sendsPrimaryAction =
            triggersPrimaryActionByTouch || self is any ValueControl || self is UITextField
            || self is UIPageControl || self is UIRefreshControl
        return sendsPrimaryAction ? .primaryActionTriggered : .touchUpInside
    }

    func connect(_ action: NibAction, for events: Event) {
        addAction(UIAction { [weak self] _ in action.send(from: self) }, for: events)
    }
}

extension UIGestureRecognizer {
    func connect(_ action: NibAction) {
        addAction(UIAction { [weak self] _ in action.send(from: self) })
    }
}

extension UIBarButtonItem {
    func connect(_ action: NibAction) {
        primaryAction = UIAction { [weak self] _ in action.send(from: self) }
    }
}
