extension DisplayEvent {
    /// A report about files or texts that the user drags from another program over the page.
    public struct DragIn: Codable, Equatable, Sendable {
        /// The number of the drag and of what is dropped at its end. A display counts from 1 what comes from other programs.
        public var number: Int
        /// The stage of the drag.
        public var phase: Phase
        /// The place of the pointer, in points of the screen.
        public var x: Double, y: Double
        /// What the user drags. It may be absent while the items move, if the app has accepted them at an earlier place.
        public var items: [OutsideItem]?

        /// Creates a report.
        public init(number: Int, phase: Phase, x: Double, y: Double, items: [OutsideItem]? = nil) {
            (self.number, self.phase, self.items) = (number, phase, items)
            (self.x, self.y) = (x, y)
        }

        /// The stages of a drag from another program.
        public enum Phase: String, Codable, Sendable {
            /// The items are over the page.
            case moved
            /// The items have left the page, or the user has cancelled the drag.
            case left
            /// The user has dropped the items. The app can request their contents with ``DisplayRequest/Files/contents``.
            case dropped
        }

        private enum CodingKeys: String, CodingKey {
            case number = "n"
            case phase, x, y, items
        }

        /// The reason why no display can have sent this, or nil if it is valid.
        var complaint: String? {
            guard DisplayEvent.areCoordinates(x, y) else {
                return "Items are dragged within a million points of the screen."
            }
            guard number >= 1 else { return "The number of a drag is at least 1." }
            guard phase != .dropped || items != nil else { return "A drop has items." }
            return OutsideItem.complaint(about: items ?? [])
        }
    }
}
