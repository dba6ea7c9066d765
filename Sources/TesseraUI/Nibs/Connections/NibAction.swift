import Foundation
import TesseraSelectors

/// What a segue or the first responder does after a control, a gesture or a menu. Other actions of a nib are targets.
@MainActor
final class NibAction {
    private enum Effect {
        case selector(Selector)
        /// The segue that the action triggers. Nothing else may keep it.
        case segue(SegueTemplate)
    }

    private let effect: Effect

    /// Creates an action that the responder chain gets.
    init(_ selector: Selector) { effect = .selector(selector) }

    init(_ segue: SegueTemplate) { effect = .segue(segue) }

    /// Triggers the segue, or sends the selector along the responder chain, with the object that the user has touched.
    func send(from sender: Any?) {
        switch effect {
        case .segue(let segue): segue.trigger(sender)
        case .selector(let selector):
            // Methods may have a parameter for the event, even where there is none.
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
