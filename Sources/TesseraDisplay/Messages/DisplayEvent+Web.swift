extension DisplayEvent {
    /// Something that happened in a web page within an element.
    ///
    /// All texts come from a document that may be anybody's: an app believes nothing of them but what it would believe of a web page.
    public struct Web: Codable, Equatable, Sendable {
        /// The element.
        public var view: Int
        /// The number of the load, as in ``WebContent/load``.
        public var load: Int
        /// The kind of what happened.
        public var kind: Kind
        /// The title, the address of a link, or a message or a value as JSON.
        public var text: String?
        /// The name under which a message is sent to the app.
        public var name: String?
        /// The number of a message that wants an answer, of the script whose value or error the text is, or of the app's last request to
        /// scroll.
        public var number: Int?
        /// A place or a size in points.
        public var x: Double?, y: Double?
        /// A Boolean value that tells whether a link opens elsewhere than in its own document, whether the content has come to rest, or whether
        /// an error is that of a value whose type an app cannot have. If absent, none of that is so.
        public var flag: Bool?

        /// Creates an event.
        public init(
            view: Int, load: Int, kind: Kind, text: String? = nil, name: String? = nil, number: Int? = nil,
            x: Double? = nil, y: Double? = nil, flag: Bool? = nil
        ) {
            (self.view, self.load, self.kind) = (view, load, kind)
            (self.text, self.name, self.number) = (text, name, number)
            (self.x, self.y, self.flag) = (x, y, flag)
        }

        /// The kinds of events.
        public enum Kind: String, Codable, Sendable {
            /// The document begins to appear.
            case committed
            /// The page and all that it contains are loaded.
            case finished
            /// The document of the app could not be fetched from the host.
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
            case view, kind, text, name, number, x, y, flag
            case load = "n"
        }

        /// The greatest number of UTF-16 units of a text.
        public static let longestText = 50_000

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            if text?.utf16.count ?? 0 > Self.longestText {
                return "A text of a web page has at most \(Self.longestText) UTF-16 units."
            }
            if name?.utf16.count ?? 0 > 200 { return "The name of a message has at most 200 UTF-16 units." }
            return abs(x ?? 0) <= 1e7 && abs(y ?? 0) <= 1e7
                ? nil : "A web page measures at most ten million points."
        }
    }
}
