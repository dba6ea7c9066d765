extension DisplayEvent {
    /// A key that went down or came up while the app asked for keys with ``PageContent/hearsKeys``.
    public struct Key: Codable, Equatable, Sendable {
        /// The change of the key.
        public var phase: Phase
        /// The key by its place on the keyboard, as HTML's `KeyboardEvent.code` names it, such as “KeyA”.
        public var code: String
        /// The characters that the key writes with the modifiers, or UIKit's name for a key that writes
        /// nothing.
        public var characters: String
        /// The characters that the key writes without the modifiers.
        public var plain: String
        /// The modifier keys that are down, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int
        /// The time of the report, in seconds of the display's own clock.
        public var time: Double

        /// Creates a report.
        public init(
            phase: Phase, code: String, characters: String, plain: String, modifiers: Int = 0, time: Double
        ) {
            (self.phase, self.code) = (phase, code)
            (self.characters, self.plain) = (characters, plain)
            (self.modifiers, self.time) = (modifiers, time)
        }

        /// The changes of a key.
        public enum Phase: String, Codable, Sendable {
            /// It went down.
            case began
            /// It came up.
            case ended
            /// The page lost the keyboard while the key was down.
            case cancelled
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (1...32).contains(code.utf8.count), characters.utf16.count <= 32, plain.utf16.count <= 32
            else {
                return "A key has a code of 1...32 bytes, and writes at most 32 UTF-16 units."
            }
            return KeyModifiers.complaint(about: modifiers) ?? (time.isFinite ? nil : "A time is finite.")
        }
    }

    /// A key press that matches a command in ``PageContent/commands``.
    public struct Command: Codable, Equatable, Sendable {
        /// The key, as UIKit names it.
        public var input: String
        /// The modifier keys of the command, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int

        /// Creates a report.
        public init(input: String, modifiers: Int) {
            (self.input, self.modifiers) = (input, modifiers)
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (1...32).contains(input.utf16.count) else {
                return "A command's key has 1...32 UTF-16 units."
            }
            return KeyModifiers.complaint(about: modifiers)
        }
    }

    /// An attempt to copy, cut or paste outside of texts that the user edits, while the app asked for keys
    /// with ``PageContent/hearsKeys``.
    public struct Editing: Codable, Equatable, Sendable {
        /// The action that the user asks for.
        public var action: Action
        /// The text to paste. If absent, the system's clipboard has no text, or it is too long.
        public var text: String?
        /// The number of the files to paste, whose contents the app can request with ``DisplayRequest/Files/contents``. If
        /// absent, there are none.
        public var number: Int?
        /// The files to paste, or nil if there are none.
        public var items: [OutsideItem]?

        /// Creates a report.
        public init(action: Action, text: String? = nil, number: Int? = nil, items: [OutsideItem]? = nil) {
            (self.action, self.text) = (action, text)
            (self.number, self.items) = (number, items)
        }

        private enum CodingKeys: String, CodingKey {
            case action, text, items
            case number = "n"
        }

        /// The actions on the present selection.
        public enum Action: String, Codable, Sendable {
            /// The user copies.
            case copy
            /// The user cuts.
            case cut
            /// The user pastes.
            case paste
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (number == nil) == (items == nil), number ?? 1 >= 1 else {
                return "Files to paste have a number of at least 1."
            }
            return DisplayRequest.complaint(aboutText: text) ?? OutsideItem.complaint(about: items ?? [])
        }
    }
}

/// The numbers of modifier keys on the wire, which are added up: 1 for caps lock, 2 for shift, 4 for
/// control, 8 for option, 16 for command and 32 for keys of the numeric pad. Command is the platform's own:
/// it is Control on platforms without a Command key.
public enum KeyModifiers {
    /// The greatest possible sum.
    public static let all = 63

    static func complaint(about modifiers: Int) -> String? {
        (0...all).contains(modifiers) ? nil : "Modifier keys are a sum of 0...\(all)."
    }
}
