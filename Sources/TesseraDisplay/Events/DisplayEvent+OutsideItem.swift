extension DisplayEvent {
    /// A file or a text of another program, which the user drops or pastes.
    public struct OutsideItem: Codable, Equatable, Sendable {
        /// The kind of the item.
        public var kind: Kind
        /// The media types in which the display can send the item, with the best one first. There are at most ``mostTypes``, and
        /// none if the display does not know the type of a file.
        public var types: [String]
        /// The name of a file, without folders. Browsers give it away when the file is dropped.
        public var name: String?

        /// Creates a description of an item.
        public init(kind: Kind, types: [String], name: String? = nil) {
            (self.kind, self.types, self.name) = (kind, types, name)
        }

        /// The kinds of items.
        public enum Kind: String, Codable, Sendable {
            /// A file.
            case file
            /// A text or an address.
            case text
        }

        /// The number of contents that the display sends for the item.
        public var contentCount: Int { kind == .file ? 1 : types.count }

        /// The greatest number of media types of an item.
        public static let mostTypes = 4

        /// The reason why no display can have sent a list of items, or nil if it is valid.
        static func complaint(about items: [OutsideItem]) -> String? {
            guard items.count <= DisplayRequest.Files.most,
                items.reduce(0, { $0 + $1.contentCount }) <= DisplayRequest.Files.most
            else { return "A user drags or pastes at most \(DisplayRequest.Files.most) files and texts." }
            for item in items {
                guard item.types.count <= mostTypes else {
                    return "An item has at most \(mostTypes) media types."
                }
                if item.types.contains(where: { $0.utf16.count > Answer.File.longestType }) {
                    return "A media type has at most \(Answer.File.longestType) UTF-16 units."
                }
                if item.name?.utf16.count ?? 0 > Answer.File.longestName {
                    return "The name of a file has at most \(Answer.File.longestName) UTF-16 units."
                }
            }
            return nil
        }
    }
}
