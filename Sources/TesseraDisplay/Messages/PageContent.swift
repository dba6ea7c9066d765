/// What the page as a whole is to do for an app, besides its picture: said before it matters, and again when it changes.
public struct PageContent: Codable, Equatable, Sendable {
    /// The colour of the bar in which a browser or a phone has its clock and its address. If absent, it is the browser's own.
    public var themeColor: Color?
    /// The ways in which the screen may lie, as HTML's screen orientations name them. If absent, all of them count.
    public var orientations: [Orientation]?
    /// Whether a phone's own bars are to leave the screen, the next time that the user touches it. If absent, they are not.
    public var hidesBars: Bool?
    /// Whether the mark of the phone's own gestures at the lower edge is to leave with the bars. If absent, it is not.
    public var hidesHomeIndicator: Bool?
    /// The keys that are commands now. If absent, there is none.
    public var commands: [Command]?
    /// Whether the app hears of the keys that are typed outside of texts, and of copying and pasting there. If absent, it does not.
    public var hearsKeys: Bool?

    /// Creates a page that is as any other.
    public init() {}

    /// A way in which a screen lies.
    public enum Orientation: String, Codable, Sendable {
        case portraitPrimary = "portrait-primary"
        case portraitSecondary = "portrait-secondary"
        case landscapePrimary = "landscape-primary"
        case landscapeSecondary = "landscape-secondary"
    }

    /// A key that means a command.
    public struct Command: Codable, Equatable, Sendable {
        /// The key, as UIKit names it: what it writes, or a name such as “UIKeyInputEscape”.
        public var input: String
        /// The modifier keys, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int
        /// Whether the command comes before what the key does in a text that is edited. If absent, it does not.
        public var hasPriority: Bool?

        /// Creates a command.
        public init(input: String, modifiers: Int, hasPriority: Bool = false) {
            (self.input, self.modifiers) = (input, modifiers)
            self.hasPriority = hasPriority ? true : nil
        }

        private enum CodingKeys: String, CodingKey {
            case input = "i"
            case modifiers = "m"
            case hasPriority = "p"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case themeColor = "tc"
        case orientations = "or"
        case hidesBars = "hb"
        case hidesHomeIndicator = "hh"
        case commands = "cm"
        case hearsKeys = "hk"
    }
}
