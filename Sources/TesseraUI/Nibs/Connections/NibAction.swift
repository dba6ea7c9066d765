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
