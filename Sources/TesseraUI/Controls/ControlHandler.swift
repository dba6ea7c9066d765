import Foundation
import TesseraSelectors

/// What a control does for events: an action, or a selector that a target gets.
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

/// An object that gets a selector. It is not retained.
struct ControlTarget {
    /// The object, or nil for the responder chain, or if the object was deallocated.
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

    /// Returns true if an object, or the responder chain if it is nil, is the target.
    func isFor(_ target: Any?) -> Bool {
        guard let target else { return isResponderChain }
        return object === target as AnyObject
    }
}

extension UIControl {
    /// Adds a target for some events. One with the same selector gets them in addition to its own.
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

    /// Removes handlers for some events.
    func remove(for events: Event, where isMeant: (ControlHandler) -> Bool) {
        for index in registered.indices where isMeant(registered[index]) {
            registered[index].events.subtract(events)
        }
        registered.removeAll { $0.events.isEmpty }
    }

    /// The targets, as values of a set.
    var targets: Set<AnyHashable> {
        Set(
            registered.compactMap(\.target).filter { !$0.isGone }.map { target in
                guard let object = target.object else { return AnyHashable(NSNull()) }
                return object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object))
            })
    }
}
