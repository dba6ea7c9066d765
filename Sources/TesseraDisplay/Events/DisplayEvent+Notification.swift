extension DisplayEvent {
    /// What the user has done with a notification outside of the page.
    public struct Notification: Codable, Equatable, Sendable {
        /// The number of the notification, as in ``DisplayRequest/Notification/number``.
        public var number: Int
        /// What the user has done.
        public var step: Step
        /// The place of the chosen action in ``DisplayRequest/Notification/actions``.
        public var action: Int?

        /// Creates a report.
        public init(number: Int, step: Step, action: Int? = nil) {
            (self.number, self.step, self.action) = (number, step, action)
        }

        /// What users do with notifications.
        public enum Step: String, Codable, Sendable {
            /// The user has opened the notification, or chosen an action of it.
            case opened
            /// The user has closed the notification.
            case closed
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case step, action
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            (0..<DisplayRequest.Notification.mostActions).contains(action ?? 0)
                ? nil : "A notification has at most \(DisplayRequest.Notification.mostActions) actions."
        }
    }
}
