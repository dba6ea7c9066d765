extension DisplayRequest {
    /// A notification that is displayed outside of the page.
    public struct Notification: Codable, Equatable, Sendable {
        /// The number by which the app and the display name it. A later notification with the same number takes its place.
        public var number: Int
        /// The title.
        public var title: String
        /// The text below the title. If absent, there is none.
        public var body: String?
        /// A Boolean value that tells whether it comes without a sound. If absent, the display may play one.
        public var isSilent: Bool?
        /// The actions, at most ``mostActions``. If absent, there are none. Displays may have room for fewer.
        public var actions: [Action]?

        /// Creates a notification.
        public init(
            number: Int, title: String, body: String? = nil, isSilent: Bool = false, actions: [Action] = []
        ) {
            (self.number, self.title, self.body) = (number, title, body)
            self.isSilent = isSilent ? true : nil
            self.actions = actions.isEmpty ? nil : actions
        }

        /// An action that the user can choose.
        public struct Action: Codable, Equatable, Sendable {
            /// The title.
            public var title: String
            /// A Boolean value that tells whether the page comes to the front. If absent, it stays where it is.
            public var opensPage: Bool?

            /// Creates an action.
            public init(title: String, opensPage: Bool = false) {
                (self.title, self.opensPage) = (title, opensPage ? true : nil)
            }

            private enum CodingKeys: String, CodingKey {
                case title = "t"
                case opensPage = "f"
            }
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case title, body, actions
            case isSilent = "silent"
        }

        /// The greatest number of notifications in one request.
        public static let most = 1_000
        /// The greatest number of actions.
        public static let mostActions = 10
    }
}
