import Foundation

extension UIWindow {
    /// Returns the commands for the keys of a find panel: the panel of the innermost view around a responder that has a find
    /// interaction, or else the one that is open in the window.
    func findCommands(from first: UIResponder) -> [UIKeyCommand] {
        let isAround = sequence(first: first, next: \.next).contains { $0.findable != nil }
        let open = isAround ? nil : subviews.lazy.compactMap { ($0 as? FindBar)?.interaction }.first
        guard open != nil || isAround else { return [] }
        func command(
            _ title: String, _ input: String, _ modifiers: UIKeyModifierFlags,
            _ action: @escaping @MainActor (UIFindInteraction) -> Void,
            else other: @escaping @MainActor (UIResponder) -> Void
        ) -> UIKeyCommand {
            let command = UIKeyCommand(title: title, input: input, modifierFlags: modifiers) {
                [weak open, weak first] _ in
                // Responders may do something else for the command.
                if let open { action(open) } else { first.map(other) }
            }
            // The browser would search the page, in which only a part of the text may be.
            command.wantsPriorityOverSystemBehavior = true
            return command
        }
        return [
            command(FindWord.find, "f", .command) {
                $0.presentFindNavigator(showingReplace: false)
            } else: {
                $0.find(nil)
            },
            command(FindWord.findAndReplace, "f", [.command, .alternate]) {
                $0.presentFindNavigator(showingReplace: true)
            } else: {
                $0.findAndReplace(nil)
            },
            command(FindWord.next, "g", .command) {
                $0.findNext()
            } else: {
                $0.findNext(nil)
            },
            command(FindWord.previous, "g", [.command, .shift]) {
                $0.findPrevious()
            } else: {
                $0.findPrevious(nil)
            },
        ]
    }
}

extension UIResponder {
    /// The find interaction of a view, or nil.
    var findable: UIFindInteraction? {
        (self as? UIView)?.storedInteractions?.lazy.compactMap { $0 as? UIFindInteraction }.first
    }
}
