import Foundation
import TesseraSelectors

/// An action of a nib: a method of an object, or of the first responder in the chain that has it.
@MainActor
final class NibAction {
    private let selector: Selector
    private weak var target: AnyObject?
    private let hasTarget: Bool
    /// The segue that the action triggers. Nothing else may keep it.
    private let segue: SegueTemplate?

    init(_ selector: Selector, target: AnyObject?) {
        self.selector = selector
        self.target = target
        hasTarget = target != nil
        segue = nil
    }

    init(_ segue: SegueTemplate) {
        selector = Selector("trigger:")
        hasTarget = false
        self.segue = segue
    }

    /// Calls the method with the object that the user has touched.
    func send(from sender: Any?) {
        if let segue {
            segue.trigger(sender)
            return
        }
        if hasTarget {
            if let target { selector.send(to: target, sender) }
            return
        }
        guard let receiver = receiver(for: sender) else { return }
        selector.send(to: receiver, sender)
    }

    /// The object in the responder chain that has the method, beginning with the sender or its view.
    private func receiver(for sender: Any?) -> AnyObject? {
        let first = sender as? UIResponder ?? (sender as? UIGestureRecognizer)?.view
        let start = first ?? UIApplication.shared.windows.first { $0.isKeyWindow }?.firstResponder
        let chain = sequence(first: start, next: { $0?.next }).compactMap { $0 }
        if let found = chain.first(where: { selector.isUnderstood(by: $0) }) { return found }
        guard let delegate = UIApplication.shared.delegate, selector.isUnderstood(by: delegate) else {
            return nil
        }
        return delegate
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
