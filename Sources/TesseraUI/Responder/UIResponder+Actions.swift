import Foundation
import TesseraSelectors

extension UIResponder: MainActorKeyValueCoding, MainActorObserver, MainThreadObject, LibraryClass {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UIResponder {
    /// The actions that a responder without a method of its own gives to the next one.
    static let editActions: Set<Selector> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    /// Returns true if the class has a method for an action. The methods of ``UIResponder`` for editing do not count: they
    /// give the action to the next responder.
    final func performsByItself(_ action: Selector) -> Bool {
        !Self.editActions.contains(action) && responds(to: action)
    }
}

extension UIApplication {
    /// Sends a selector to a target, or to the object in the responder chain that performs it. See
    /// ``sendAction(_:to:from:for:)``.
    func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            action.send(to: target as AnyObject, sender, event)
            return true
        }
        let window = keyWindow ?? windows.last { !$0.isHidden }
        let first = window?.firstResponder
        let starts = [first, sender as? UIResponder, window?.rootViewController?.frontController, self]
        for start in starts {
            guard let found = start?.target(forAction: action, withSender: sender) else { continue }
            action.send(to: found as AnyObject, sender, event)
            return true
        }
        // Responders give the actions of editing to one another by themselves, whether or not they say that they can perform
        // them.
        guard Self.editActions.contains(action), let first else { return false }
        action.send(to: first, sender, event)
        return true
    }
}
