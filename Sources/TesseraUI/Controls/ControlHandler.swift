import Foundation
import TesseraSelectors

/// An action or a target of a control, with the events for which the control calls it.
struct ControlHandler {
    enum Kind {
        case action(UIAction)
        case target(ControlTarget)
    }

    let kind: Kind
    var events: UIControl.Event

    init(_ kind: Kind, _ events: UIControl.Event) {
        (self.kind, self.events) = (kind, events)
    }

    var action: UIAction? { if case .action(let action) = kind { action } else { nil } }
    var target: ControlTarget? { if case .target(let target) = kind { target } else { nil } }
}

/// A selector and the object to which a control sends it. The object is not retained.
struct ControlTarget {
    /// The object. It is nil if the target is the responder chain, or if the object was deallocated.
    private(set) weak var object: AnyObject?
    let action: Selector
    /// True if the responder chain is searched for an object.
    let isResponderChain: Bool

    init(_ target: Any?, _ action: Selector) {
        let object = target.map { $0 as AnyObject }
        (self.object, self.action, isResponderChain) = (object, action, object == nil)
    }

    /// True if the object was deallocated.
    var isGone: Bool { !isResponderChain && object == nil }

    /// Returns true if the argument is this target's object. Nil stands for the responder chain.
    func isFor(_ target: Any?) -> Bool {
        guard let target else { return isResponderChain }
        return object === target as AnyObject
    }
}

extension UIControl {
    /// Adds a target for some events. If the control already has the same target with the same selector, that one gets
    /// the events in addition to its own.
    func add(_ target: ControlTarget, for events: Event) {
        registered.removeAll { $0.target?.isGone == true }
        let index = registered.firstIndex { handler in
            handler.target.map { $0.isFor(target.object) && $0.action == target.action } ?? false
        }
        if let index {
            registered[index].events.formUnion(events)
        } else {
            registered.append(ControlHandler(.target(target), events))
        }
    }

    /// Removes the events from the handlers for which a closure returns true, and removes handlers without events.
    func remove(for events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in registered.indices where isMeant(registered[index]) {
            registered[index].events.subtract(events)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// The targets' objects as values of a set. `NSNull` stands for the responder chain.
    var targets: Set<AnyHashable> {
        Set(
            registered.compactMap(\.target).filter { !$0.isGone }.map { target in
                guard let object = target.object else { return AnyHashable(NSNull()) }
                return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
            })
    }
}
