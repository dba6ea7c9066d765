extension DisplayEvent {
    /// A change that the user makes to a sheet.
    public struct Sheet: Codable, Equatable, Sendable {
        /// The element with ``NodeProperties/sheet``.
        public var view: Int
        /// The kind of change.
        public var phase: Phase
        /// The highest ``SheetContent/revision`` that the display had applied.
        public var revision: Int
        /// The height of the sheet in points, while a finger moves it.
        public var height: Double?
        /// The index in ``SheetContent/heights`` of the height to which the sheet moves.
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

        /// The kinds of changes of a sheet.
        public enum Phase: String, Codable, Sendable {
            /// A finger has moved the sheet.
            case moved
            /// The finger has been lifted, and the sheet moves to one of its heights.
            case settled
            /// The finger has been lifted, and the sheet moves out of sight.
            case dismissed
            /// The finger has tried to drag a sheet out of sight that cannot be dismissed; it returns to its
            /// lowest height.
            case attempted
        }

        var complaint: String? {
            if let height, !(abs(height) <= 1e6) { return "A sheet is at most a million points high." }
            if let detent, !(0...1_000).contains(detent) { return "A sheet has at most 1,000 detents." }
            return nil
        }
    }
}
