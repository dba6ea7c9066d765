extension DisplayEvent {
    /// A key that went down or came up while the app wanted to hear of keys: ``PageContent/hearsKeys``.
    public struct Key: Codable, Equatable, Sendable {
        /// What happened to the key.
        public var phase: Phase
        /// The key by its place on the keyboard, as HTML's `KeyboardEvent.code` names it, such as “KeyA”.
        public var code: String
        /// What the key writes with the modifiers, or the name that UIKit has for a key that writes nothing.
        public var characters: String
        /// What the key writes without the modifiers.
        public var plain: String
        /// The modifier keys that are down, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int
        /// When, in seconds of the display's own clock.
        public var time: Double

        /// Creates a report.
        public init(
            phase: Phase, code: String, characters: String, plain: String, modifiers: Int = 0, time: Double
        ) {
            (self.phase, self.code) = (phase, code)
            (self.characters, self.plain) = (characters, plain)
            (self.modifiers, self.time) = (modifiers, time)
        }

        /// What happens to a key.
        public enum Phase: String, Codable, Sendable {
            /// It went down.
            case began
            /// It came up.
            case ended
            /// The page lost the keyboard while the key was down.
            case cancelled
        }

        /// What no keyboard could say, or nil where all is well.
        var complaint: String? {
            guard (1...32).contains(code.utf8.count), characters.utf16.count <= 32, plain.utf16.count <= 32
            else {
                return "A key has a code of 1...32 bytes, and writes at most 32 UTF-16 units."
            }
            return KeyModifiers.complaint(about: modifiers) ?? (time.isFinite ? nil : "A time is finite.")
        }
    }

    /// A key that was pressed for a command which ``PageContent/commands`` lists.
    public struct Command: Codable, Equatable, Sendable {
        /// The key, as UIKit names it.
        public var input: String
        /// The modifier keys of the command, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int

        /// Creates a report.
        public init(input: String, modifiers: Int) {
            (self.input, self.modifiers) = (input, modifiers)
        }

        /// What no keyboard could say, or nil where all is well.
        var complaint: String? {
            guard (1...32).contains(input.utf16.count) else {
                return "A command's key has 1...32 UTF-16 units."
            }
            return KeyModifiers.complaint(about: modifiers)
        }
    }

    /// Copying, cutting or pasting outside of texts that the user edits, which the app wanted to hear of: ``PageContent/hearsKeys``.
    public struct Editing: Codable, Equatable, Sendable {
        /// What the user asks for.
        public var action: Action
        /// The text that is pasted. If absent, the system's clipboard has none, or it is too long.
        public var text: String?

        /// Creates a report.
        public init(action: Action, text: String? = nil) {
            (self.action, self.text) = (action, text)
        }

        /// What a user does with what is selected.
        public enum Action: String, Codable, Sendable {
            case copy, cut, paste
        }

        /// What is wrong with the event, or nil where all is well.
        var complaint: String? { DisplayRequest.complaint(aboutText: text) }
    }
}

/// How modifier keys are counted on the wire: 1 for caps lock, 2 for shift, 4 for control, 8 for option, 16 for command and 32 for
/// the keys of the numeric pad. Command is the platform's own: Control where there is no Command key.
public enum KeyModifiers {
    /// The greatest sum.
    public static let all = 63

    static func complaint(about modifiers: Int) -> String? {
        (0...all).contains(modifiers) ? nil : "Modifier keys are a sum of 0...\(all)."
    }
}
