import Foundation
import TesseraSelectors

extension UIResponder: MainActorKeyValueCoding, MainActorObserver, MainThreadObject, LibraryClass {
    package nonisolated static var library: any MemberLibrary.Type { UIKitMembers.self }
}

extension UIResponder {
    /// The actions of editing. A responder that does not override their methods passes them to the next responder.
    static let editActions: Set<Selector> = findActions.union([
        "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
        "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "printContent:",
    ])
    /// The actions of searching, which a view with a find interaction performs.
    private static let findActions: Set<Selector> = [
        "find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:",
    ]

    /// Returns true if the class has a method for an action. The actions of editing do not count, since the methods of
    /// ``UIResponder`` pass them to the next responder, except for those of searching in a view that can be searched, and for overrides of
    /// ``selectAll(_:)`` and ``printContent(_:)``.
    final func performsByItself(_ action: Selector) -> Bool {
        guard Self.editActions.contains(action) else { return responds(to: action) }
        if action == "selectAll:" { return MethodOverrides.ofSelectAll.areIn(self) }
        if action == "printContent:" { return MethodOverrides.ofPrinting.areIn(self) }
        if action == "paste:" { return acceptsPasteboard }
        return findable != nil && Self.findActions.contains(action)
    }
}

extension UIApplication {
    /// Sends a selector to a target or, if the target is nil, to the first object in the responder chain that performs
    /// it. Returns false if there is none. See ``sendAction(_:to:from:for:)``.
    func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            action.send(to: target as AnyObject, sender, event)
            return true
        }
        let window = keyWindow ?? frontWindow
        let first = window?.firstResponder
        let starts = [
            window?.actionResponder, first, sender as? UIResponder,
            window?.rootViewController?.frontController, self,
        ]
        for start in starts {
            guard let found = start?.target(forAction: action, withSender: sender) else { continue }
            action.send(to: found as AnyObject, sender, event)
            return true
        }
        // Responders pass the actions of editing along the chain themselves, even if they report that they cannot
        // perform them.
        guard Self.editActions.contains(action), let first else { return false }
        action.send(to: first, sender, event)
        return true
    }
}
