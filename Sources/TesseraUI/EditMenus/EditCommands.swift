import Foundation
import TesseraSelectors

/// The commands of edit menus.
@MainActor
enum EditCommands {
    /// Returns the standard commands that an object in the responder chain of `start` can perform, in the order of an iPhone's
    /// menu.
    ///
    /// - Parameters:
    ///   - start: The first object of the chain, or nil for none.
    ///   - sender: The object that the methods of the commands receive.
    static func standard(of start: UIResponder?, sender: NSObject) -> [UIMenuElement] {
        let commands: [(SystemWord, Selector)] = [
            (.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:"), (.select, "select:"),
            (.selectAll, "selectAll:"), (.delete, "delete:"),
        ]
        return commands.compactMap { element(word: $0.text, action: $1, of: start, sender: sender) }
    }

    /// Returns the element of a command, or nil if no object in the responder chain of `start` can perform it.
    static func element(
        word: String, action: Selector, of start: UIResponder?, sender: NSObject
    ) -> UIMenuElement? {
        guard start?.target(forAction: action, withSender: sender) != nil else { return nil }
        let command = UICommand(title: word, action: action)
        command.origin = UICommand.Origin(start: start, sender: sender)
        return command
    }
}
