extension DisplayEvent {
    /// Something that happened in a web page within an element.
    ///
    /// All texts come from a document that may be anybody's: an app must trust them no more than it trusts a web page.
    public struct Web: Codable, Equatable, Sendable {
        /// The element.
        public var view: Int
        /// The number of the load, as in ``WebContent/load``.
        public var load: Int
        /// The kind of what happened.
        public var kind: Kind
        /// The title, the address of a link or of a form, or a message or a value as JSON. A long one comes in several events.
        public var text: String?
        /// The name under which a message is sent to the app.
        public var name: String?
        /// The number of a message that wants an answer, of the script whose value or error the text is, or of the app's last
        /// request to scroll.
        public var number: Int?
        /// A place or a size in points.
        public var x: Double?, y: Double?
        /// A Boolean value that tells whether a link opens elsewhere than in its own document, whether the content has come to
        /// rest, or whether an error is that of a value whose type an app cannot have. If absent, none of that is so.
        public var flag: Bool?
        /// The number of further events with the rest of the text. If absent, the text ends here.
        public var more: Int?

        /// Creates an event.
        public init(
            view: Int, load: Int, kind: Kind, text: String? = nil, name: String? = nil, number: Int? = nil,
            x: Double? = nil, y: Double? = nil, flag: Bool? = nil, more: Int? = nil
        ) {
            (self.view, self.load, self.kind) = (view, load, kind)
            (self.text, self.name, self.number) = (text, name, number)
            (self.x, self.y, self.flag, self.more) = (x, y, flag, more)
        }

        /// The kinds of events.
        public enum Kind: String, Codable, Sendable {
            /// The document begins to appear.
            case committed
            /// The page and all that it contains are loaded.
            case finished
            /// The document of the app could not be fetched from the host, or the answer to a form is lost.
            case failed
            /// The document has another title.
            case title
            /// The content has another size: `x` is its width, and `y` its height.
            case size
            /// The content was scrolled to the place `x`, `y`.
            case scroll
            /// The user has activated the link to the address in the text.
            case link
            /// A script of the document leads to the address in the text, or the user has sent a form to it.
            case move
            /// The user has sent a form with the method POST: to the address in the first line of the text, with the fields in
            /// the second line, as `application/x-www-form-urlencoded`.
            case post
            /// A script of the document tells the user the text.
            case alert
            /// The document has given way to a page of which the display knows nothing.
            case left
            /// A script of the document has sent a message.
            case message
            /// A script of the app has the value in the text.
            case value
            /// A script of the app has failed with the error in the text.
            case error
        }

        private enum CodingKeys: String, CodingKey {
            case view, kind, text, name, number, x, y, flag, more
            case load = "n"
        }

        /// The greatest number of UTF-16 units of a text, in all events that contain parts of it.
        public static let longestText = 1_000_000
        /// The greatest number of UTF-16 units of the name under which a message is sent.
        static let longestName = 200
        /// The greatest magnitude of a place and a size.
        static let farthest = 1e7

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            if name?.utf16.count ?? 0 > Self.longestName {
                return "The name of a message has at most \(Self.longestName) UTF-16 units."
            }
            if let more, more < 0 { return "At least no event follows." }
            return abs(x ?? 0) <= Self.farthest && abs(y ?? 0) <= Self.farthest
                ? nil : "A web page measures at most ten million points."
        }

        /// Adds the text of the next event, and returns false if that event does not contain the next part of this text.
        package mutating func append(_ next: Self) -> Bool {
            guard let more, more > 0, more - 1 == next.more ?? 0 else { return false }
            guard (load, kind, name, number) == (next.load, next.kind, next.name, next.number) else {
                return false
            }
            text?.append(next.text ?? "")
            self.more = next.more
            return true
        }
    }
}
