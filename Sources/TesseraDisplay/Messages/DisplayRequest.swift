import Foundation

/// A request of an app to its display that is not part of the picture, such as to open an address.
///
/// The display answers each request that has a ``number`` with one ``DisplayEvent/answer(_:)``.
public struct DisplayRequest: Codable, Equatable, Sendable {
    /// The number that the answer to the request repeats. If absent, no answer is wanted.
    public var number: Int?
    /// The kind of request.
    public var kind: Kind
    /// The address to open or to share.
    public var url: String?
    /// The text to copy or to share.
    public var text: String?
    /// The title of what is shared.
    public var title: String?
    /// The lengths of vibrations and of the pauses between them, in turns, in milliseconds.
    public var pattern: [Int]?

    /// Creates a request.
    public init(
        number: Int? = nil, kind: Kind, url: String? = nil, text: String? = nil, title: String? = nil,
        pattern: [Int]? = nil
    ) {
        (self.number, self.kind) = (number, kind)
        (self.url, self.text, self.title, self.pattern) = (url, text, title, pattern)
    }

    /// The kinds of requests to a display.
    public enum Kind: String, Codable, Sendable {
        /// Open an address elsewhere: a web page in a new tab, a mail address or a phone number in the
        /// program for it.
        case open
        /// Put a text on the system's clipboard.
        case copy
        /// Read the text of the system's clipboard, if the user allows it.
        case paste
        /// Offer a text and an address in the system's share sheet.
        case share
        /// Vibrate.
        case vibrate
    }

    private enum CodingKeys: String, CodingKey {
        case number = "n"
        case kind, url, text, title, pattern
    }

    /// The greatest number of UTF-16 units in a text that is copied, pasted or shared.
    public static let maximumTextLength = 16_000

    static func complaint(aboutText text: String?) -> String? {
        guard let text, text.utf16.count > maximumTextLength else { return nil }
        return "A text has at most \(maximumTextLength) UTF-16 units."
    }
}

extension DisplayEvent {
    /// The result of a ``DisplayRequest``.
    public struct Answer: Codable, Equatable, Sendable {
        /// The number of the request.
        public var number: Int
        /// The result of the request.
        public var outcome: Outcome
        /// The text that was read from the clipboard. If absent, no text was read.
        public var text: String?

        /// Creates an answer.
        public init(number: Int, outcome: Outcome, text: String? = nil) {
            (self.number, self.outcome, self.text) = (number, outcome, text)
        }

        /// The results of requests.
        public enum Outcome: String, Codable, Sendable {
            /// The display has carried out the request.
            case done
            /// The user cancelled the request.
            case cancelled
            /// The browser cannot carry out the request, or does not allow it.
            case unavailable
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case outcome, text
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? { DisplayRequest.complaint(aboutText: text) }
    }
}
