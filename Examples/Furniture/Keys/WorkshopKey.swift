import UIKit

/// The keyboard shortcuts of the workshop. Most browsers use Command-N themselves, so a new order has another key.
enum WorkshopKey: CaseIterable {
    case newOrder, search, keys, copy, paste, close

    var title: String {
        switch self {
        case .newOrder: "New order"
        case .search: "Search timber"
        case .keys: "These keys"
        case .copy: "Copy the piece"
        case .paste: "Paste a piece into the room"
        case .close: "Close the piece"
        }
    }

    var input: String {
        switch self {
        case .newOrder: "o"
        case .search: "f"
        case .keys: "/"
        case .copy: "c"
        case .paste: "v"
        case .close: UIKeyCommand.inputEscape
        }
    }

    var modifiers: UIKeyModifierFlags { self == .close ? [] : .command }

    /// The shortcut with the symbols that are printed on keyboards.
    var keycaps: String { self == .close ? "esc" : "⌘ " + input.uppercased() }

    @MainActor
    func command(_ handler: @escaping @MainActor () -> Void) -> UIKeyCommand {
        UIKeyCommand(title: title, input: input, modifierFlags: modifiers) { _ in handler() }
    }
}
