extension DisplayEvent {
    /// A change that the user has made to the values of a ``ControlContent``.
    public struct Changed: Codable, Equatable, Sendable {
        /// The element.
        public var view: Int
        /// The values, in the order of ``ControlContent/values``.
        public var values: [Double]
        /// The number of the change, from 1 on. Values that are sent again after a lost connection have the
        /// same number as before.
        public var edit: Int
        /// A Boolean value that tells whether a finger is still changing the values. If absent, the change
        /// is complete.
        public var isOngoing: Bool?

        /// Creates a change.
        public init(view: Int, values: [Double], edit: Int, isOngoing: Bool = false) {
            self.view = view
            self.values = values
            self.edit = edit
            self.isOngoing = isOngoing ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case view, values, edit
            case isOngoing = "ongoing"
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard (1...Self.maximumCount).contains(values.count),
                values.allSatisfy({ abs($0) <= Self.maximumValue })
            else { return "A control has 1...\(Self.maximumCount) values of at most \(Self.maximumValue)." }
            guard (1...Self.maximumEdit).contains(edit) else {
                return "The number of a change is 1...\(Self.maximumEdit)."
            }
            return nil
        }

        static let maximumCount = 4
        /// The greatest magnitude of a value, which is more than the seconds of any date.
        private static let maximumValue = 1e15
        /// The greatest number of a change, which is more than anyone makes.
        private static let maximumEdit = 1_000_000_000
    }
}
