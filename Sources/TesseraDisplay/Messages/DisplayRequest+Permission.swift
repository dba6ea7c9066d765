extension DisplayRequest {
    /// A permission that a display has from the user or asks for.
    public struct Permission: Codable, Equatable, Sendable {
        /// What the user permits.
        public var name: Name
        /// A Boolean value that tells whether the display asks the user, unless the user has decided already. If absent, it does
        /// not.
        public var asks: Bool?

        /// Creates a description of a permission.
        public init(name: Name, asks: Bool = false) {
            (self.name, self.asks) = (name, asks ? true : nil)
        }

        /// What users permit.
        public enum Name: String, Codable, Sendable {
            /// Notifications outside of the page.
            case notifications
            /// The place of the device.
            case location
        }

        private enum CodingKeys: String, CodingKey {
            case name, asks
        }

        /// What a user has decided.
        public enum State: String, Codable, Sendable {
            /// The user permits it.
            case granted
            /// The user does not permit it. The display does not ask again.
            case denied
            /// The user has not decided.
            case undecided
        }
    }
}
