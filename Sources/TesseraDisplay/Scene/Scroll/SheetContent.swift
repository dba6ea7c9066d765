/// A sheet that the user drags up and down, and the elements that change with it.
///
/// The display moves the sheet by itself. Heights are measured in points from the lower edge of the
/// element's frame to the upper edge of the sheet. At rest the sheet is as high as its frame, which is the
/// one of ``heights`` at ``selected``; in motion the display draws it higher or lower than its frame. When
/// the sheet begins to move to one of the heights after a finger, the display sends
/// ``DisplayEvent/Sheet/Phase/settled``, and the app answers with the height as ``selected``. To move the
/// sheet itself, the app increases ``revision``.
public struct SheetContent: Codable, Equatable, Sendable {
    /// The heights at which the sheet comes to rest, ascending. There is at least one.
    public var heights: [Double]
    /// The index of the height that the app has given to the sheet.
    public var selected: Int
    /// The height at which the sheet is out of sight.
    public var gone: Double
    /// The number of times that the app has moved the sheet. Events contain the number, so that the app
    /// recognizes older ones.
    public var revision: Int
    /// A Boolean value that tells whether the user may drag the sheet out of sight. If absent, it resists.
    public var canBeDismissed: Bool?
    /// A Boolean value that tells whether a finger on content that is at its start scrolls the content at
    /// once. If absent, the finger brings the sheet to its greatest height first.
    public var scrollsFirst: Bool?
    /// The elements that change as the sheet moves.
    public var companions: [Companion]

    /// An element that changes as the sheet moves. Between the given heights it changes evenly.
    public struct Companion: Codable, Equatable, Sendable {
        /// The number of the element.
        public var id: Int
        /// Pairs of a height of the sheet and the opacity of the element at that height, sorted by height.
        /// If absent, the opacity never changes.
        public var opacities: [[Double]]?
        /// Lists of four numbers, sorted by the first: a height of the sheet, the scale of the element about
        /// its middle, its distance below its usual place in points, and the radius of its corners in
        /// points. If absent, the element does not move.
        public var places: [[Double]]?

        /// Describes an element that fades in or out.
        public init(id: Int, opacities: [[Double]]) {
            self.id = id
            self.opacities = opacities
        }

        /// Describes an element that moves back and forward.
        public init(id: Int, places: [[Double]]) {
            self.id = id
            self.places = places
        }

        private enum CodingKeys: String, CodingKey {
            case id
            case opacities = "o"
            case places = "p"
        }
    }

    /// Creates the description of a sheet that resists being dragged out of sight.
    public init(heights: [Double], selected: Int, gone: Double, revision: Int) {
        self.heights = heights
        self.selected = selected
        self.gone = gone
        self.revision = revision
        companions = []
    }

    private enum CodingKeys: String, CodingKey {
        case heights = "h"
        case selected = "at"
        case gone = "g"
        case revision = "rev"
        case canBeDismissed = "d"
        case scrollsFirst = "sf"
        case companions = "with"
    }
}
