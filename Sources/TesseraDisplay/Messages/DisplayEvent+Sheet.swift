extension DisplayEvent {
    /// What the user does with a sheet.
    public struct Sheet: Codable, Equatable, Sendable {
        /// The element with ``NodeProperties/sheet``.
        public var view: Int
        /// What happened.
        public var phase: Phase
        /// The highest ``SheetContent/revision`` that the display had applied.
        public var revision: Int
        /// How high the sheet is, in points, while a finger moves it.
        public var height: Double?
        /// The index in ``SheetContent/heights`` to which the sheet goes.
        public var detent: Int?

        /// Creates a report.
        public init(
            view: Int, phase: Phase, revision: Int, height: Double? = nil, detent: Int? = nil
        ) {
            self.view = view
            self.phase = phase
            self.revision = revision
            self.height = height
            self.detent = detent
        }

        /// What happens to a sheet.
        public enum Phase: String, Codable, Sendable {
            /// A finger has brought it to a height between two at which it rests.
            case moved
            /// The finger has let go, and the sheet goes to one of its heights.
            case settled
            /// The finger has let go, and the sheet goes out of sight.
            case dismissed
            /// The finger has tried to drag a sheet out of sight that resists; it goes back to its lowest height.
            case attempted
        }

        var complaint: String? {
            if let height, !(abs(height) <= 1e6) { return "A sheet is at most a million points high." }
            if let detent, !(0...1_000).contains(detent) { return "A sheet has at most 1,000 detents." }
            return nil
        }
    }
}
