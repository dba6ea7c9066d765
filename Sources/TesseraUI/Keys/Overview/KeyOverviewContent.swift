import Foundation

/// The commands that an overview of keys displays, in groups.
struct KeyOverviewContent: Equatable {
    /// A command and its key.
    struct Entry: Equatable {
        var title: String
        var key: String
    }

    /// The commands of the app itself, or of one of its menus.
    struct Group: Equatable {
        var title: String
        var entries: [Entry]
    }

    /// A line of an overview.
    enum Line: Equatable {
        case title(String)
        case entry(Entry)
    }

    private(set) var groups: [Group] = []

    /// Returns the lines in columns that have at most a number of lines. No column ends with a title, if it can have more than
    /// one line.
    func columns(of capacity: Int) -> [[Line]] {
        var columns: [[Line]] = []
        for group in groups {
            for (index, line) in ([.title(group.title)] + group.entries.map(Line.entry)).enumerated() {
                let needed = index == 0 ? min(2, capacity) : 1
                if let last = columns.last, last.count + needed <= capacity {
                    columns[columns.count - 1].append(line)
                } else {
                    columns.append([line])
                }
            }
        }
        return columns
    }

    /// Adds a command to the group with a title.
    mutating func add(_ entry: Entry, to title: String) {
        if let index = groups.firstIndex(where: { $0.title == title }) {
            groups[index].entries.append(entry)
        } else {
            groups.append(Group(title: title, entries: [entry]))
        }
    }
}

extension UIWindow {
    /// Returns the commands of the keys that work now and have a title. Those of the responders come first, under the name of the
    /// app, and then those of the app's menus, under the titles of the menus.
    ///
    /// - Parameter isApple: True if the keys have the names that they have on keyboards of Apple.
    func keyOverview(isApple: Bool) -> KeyOverviewContent {
        struct Key: Hashable {
            var input: String
            var modifiers: UIKeyModifierFlags
        }
        let info = Bundle.main.infoDictionary
        let names = ["CFBundleDisplayName", "CFBundleName"].map { info?[$0] as? String }
        let app = names.firstNonEmpty ?? ProcessInfo.processInfo.processName
        var content = KeyOverviewContent()
        var known: Set<Key> = []
        for command in activeKeyCommands {
            guard let input = command.input else { continue }
            let modifiers = UIKeyCommand.compared(command.modifierFlags)
            // The first command with a key is the one that it performs.
            guard known.insert(Key(input: input.lowercased(), modifiers: modifiers)).inserted,
                let title = [command.discoverabilityTitle, command.title].firstNonEmpty
            else { continue }
            let key = KeyName.name(of: input, modifiers, isApple: isApple)
            content.add(.init(title: title, key: key), to: UIMenuSystem.main.menuTitle(of: command) ?? app)
        }
        return content
    }
}

/// The names of keys, as they stand on keyboards.
enum KeyName {
    private static let modifiers: [(flag: UIKeyModifierFlags, apple: String, other: String)] = [
        (.control, "⌃", "Meta"), (.alternate, "⌥", "Alt"), (.shift, "⇧", "Shift"), (.command, "⌘", "Ctrl"),
    ]
    private static let keys: [String: (apple: String, other: String)] = [
        UIKeyCommand.inputUpArrow: ("↑", "↑"), UIKeyCommand.inputDownArrow: ("↓", "↓"),
        UIKeyCommand.inputLeftArrow: ("←", "←"), UIKeyCommand.inputRightArrow: ("→", "→"),
        UIKeyCommand.inputEscape: ("esc", "Esc"), UIKeyCommand.inputPageUp: ("⇞", "Page Up"),
        UIKeyCommand.inputPageDown: ("⇟", "Page Down"), UIKeyCommand.inputHome: ("↖", "Home"),
        UIKeyCommand.inputEnd: ("↘", "End"), UIKeyCommand.inputDelete: ("⌦", "Delete"),
        "\r": ("↩", "Enter"), "\t": ("⇥", "Tab"), "\u{8}": ("⌫", "Backspace"), " ": ("␣", "Space"),
    ]

    /// Returns the name of a key with modifier keys, such as “⇧⌘K” on keyboards of Apple and “Ctrl+Shift+K” on others.
    static func name(of input: String, _ flags: UIKeyModifierFlags, isApple: Bool) -> String {
        let present = modifiers.filter { flags.contains($0.flag) }
        let key =
            keys[input].map { isApple ? $0.apple : $0.other } ?? functionKey(input) ?? input.uppercased()
        if isApple { return present.map(\.apple).joined() + key }
        // Other systems name the key for commands first.
        let names = present.filter { $0.flag == .command } + present.filter { $0.flag != .command }
        return (names.map(\.other) + [key]).joined(separator: "+")
    }

    private static func functionKey(_ input: String) -> String? {
        let prefix = "UIKeyInput"
        return input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : nil
    }
}
