import Foundation

/// Something that an app asks of its display and that is no part of the picture, such as to open an address.
///
/// The display answers each request that has a ``number`` with one ``DisplayEvent/answer(_:)``.
public struct DisplayRequest: Codable, Equatable, Sendable {
    /// What the answer names. If absent, no answer is wanted.
    public var number: Int?
    /// What is asked for.
    public var kind: Kind
    /// The address to open or to share.
    public var url: String?
    /// The text to copy or to share.
    public var text: String?
    /// The title of what is shared.
    public var title: String?
    /// How long the device vibrates and pauses in turns, in milliseconds.
    public var pattern: [Int]?

    /// Creates a request.
    public init(
        number: Int? = nil, kind: Kind, url: String? = nil, text: String? = nil, title: String? = nil,
        pattern: [Int]? = nil
    ) {
        (self.number, self.kind) = (number, kind)
        (self.url, self.text, self.title, self.pattern) = (url, text, title, pattern)
    }

    /// What a display is asked for.
    public enum Kind: String, Codable, Sendable {
        /// To open an address elsewhere: a web page in a new tab, a mail or a call in the program for it.
        case open
        /// To put a text on the system's clipboard.
        case copy
        /// To read the text of the system's clipboard, where the user allows it.
        case paste
        /// To offer a text and an address in the system's share sheet.
        case share
        /// To vibrate.
        case vibrate
    }

    private enum CodingKeys: String, CodingKey {
        case number = "n"
        case kind, url, text, title, pattern
    }

    /// The most UTF-16 units of a text that is copied, pasted or shared.
    public static let maximumTextLength = 16_000

    static func complaint(aboutText text: String?) -> String? {
        guard let text, text.utf16.count > maximumTextLength else { return nil }
        return "A text has at most \(maximumTextLength) UTF-16 units."
    }
}

extension DisplayEvent {
    /// What became of a ``DisplayRequest``.
    public struct Answer: Codable, Equatable, Sendable {
        /// The number of the request.
        public var number: Int
        /// What became of it.
        public var outcome: Outcome
        /// The text that was read from the clipboard. If absent, there is none.
        public var text: String?

        /// Creates an answer.
        public init(number: Int, outcome: Outcome, text: String? = nil) {
            (self.number, self.outcome, self.text) = (number, outcome, text)
        }

        /// What becomes of a request.
        public enum Outcome: String, Codable, Sendable {
            /// It was done.
            case done
            /// The user did not want it.
            case cancelled
            /// The browser cannot do it, or does not allow it.
            case unavailable
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case outcome, text
        }

        /// What is wrong with the answer, or nil where all is well.
        var complaint: String? { DisplayRequest.complaint(aboutText: text) }
    }
}
