/// A sheet that the user drags up and down, and what goes with it.
///
/// The display moves the sheet by itself. Heights are measured in points from the lower edge of the element's frame to the upper
/// edge of the sheet. At rest the sheet is as high as ``heights`` at ``selected`` says, which is the height of its frame; in motion
/// the display shows it so much higher or lower than its frame. It says ``DisplayEvent/Sheet/Phase/settled`` as it lets the sheet go
/// to one of the heights, and the app answers with that as ``selected``. Raising ``revision`` puts the sheet where the app has it.
public struct SheetContent: Codable, Equatable, Sendable {
    /// The heights at which the sheet rests, ascending. There is at least one.
    public var heights: [Double]
    /// The index of the height at which the app has the sheet.
    public var selected: Int
    /// The height at which nothing of the sheet is seen any more.
    public var gone: Double
    /// Counts how often the app has put the sheet somewhere; events carry the number, so that the app can tell older ones.
    public var revision: Int
    /// Whether the user may drag the sheet out of sight. If absent, it resists.
    public var canBeDismissed: Bool?
    /// Whether a finger that scrolls content which is at its start scrolls it on at once. If absent, the finger brings the sheet to its
    /// greatest height first.
    public var scrollsFirst: Bool?
    /// The elements that change as the sheet moves.
    public var companions: [Companion]

    /// An element that changes as the sheet moves. Between the heights that are named, it changes evenly.
    public struct Companion: Codable, Equatable, Sendable {
        /// The element.
        public var id: Int
        /// Pairs of a height of the sheet and the opacity of the element there, sorted by height. If absent, the opacity never changes.
        public var opacities: [[Double]]?
        /// Lists of four numbers, sorted by the first: a height of the sheet, the scale of the element about its middle, its distance
        /// below its usual place in points, and the radius of its corners. If absent, the element stays as it is.
        public var places: [[Double]]?

        /// Describes an element that fades.
        public init(id: Int, opacities: [[Double]]) {
            self.id = id
            self.opacities = opacities
        }

        /// Describes an element that moves back and comes forward.
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
