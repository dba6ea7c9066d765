/// The settings of the page as a whole, besides its picture. They are sent before they take effect, and
/// again when they change.
public struct PageContent: Codable, Equatable, Sendable {
    /// The colour of the bar in which a browser or a phone displays its address or its clock. If absent, it
    /// is the browser's own.
    public var themeColor: Color?
    /// The orientations that the app allows, by the names of HTML's screen orientations. If absent, it
    /// allows all of them.
    public var orientations: [Orientation]?
    /// A Boolean value that tells whether the phone's own bars disappear the next time that the user touches
    /// the screen. If absent, they do not.
    public var hidesBars: Bool?
    /// A Boolean value that tells whether the phone's home indicator at the lower edge disappears with the
    /// bars. If absent, it does not.
    public var hidesHomeIndicator: Bool?
    /// The keys that are commands at present. If absent, there are none.
    public var commands: [Command]?
    /// A Boolean value that tells whether the display reports keys that are pressed outside of texts, and
    /// copying and pasting there. If absent, it does not.
    public var hearsKeys: Bool?
    /// A Boolean value that tells whether the device's screen stays on while nobody touches it. If absent, it goes off as usual.
    public var keepsScreenOn: Bool?
    /// The number on the icon of an app that the user has installed. If absent, there is none.
    public var badge: Int?
    /// The title of the page. If absent, it is the name of the app.
    public var title: String?
    /// A Boolean value that tells whether the display reports shakes of the device. If absent, it does not.
    public var hearsShakes: Bool?
    /// The actions in the menu of the icon of an app that the user has installed, besides those of the app's `Info.plist`; at
    /// most ``Shortcut/most``. If absent, those that were sent last remain, also those of an earlier process.
    public var shortcuts: [Shortcut]?
    /// The players of sound and video, in the order of their numbers. If absent, there are none.
    public var players: [MediaContent]?
    /// The texts that are to be spoken, at most one of each speaker. If absent, there are none.
    public var speeches: [SpeechContent]?
    /// A Boolean value that tells whether the display reports its voices with ``DisplayEvent/voices(_:)``. If absent, it does
    /// not.
    public var wantsVoices: Bool?
    /// The wish that the display reports the place of the device with ``DisplayEvent/position(_:)``. If absent, it does not.
    public var position: PositionWish?

    /// Creates the usual settings.
    public init() {}

    /// The wish for the place of the device.
    public struct PositionWish: Codable, Equatable, Sendable {
        /// A Boolean value that tells whether the place is as exact as possible, although that takes more power. If absent, it is
        /// not.
        public var isPrecise: Bool?
        /// The number of the wish. The display reports the place anew if it differs from that of the wish before.
        public var number: Int

        /// Creates a wish.
        public init(isPrecise: Bool = false, number: Int = 0) {
            (self.isPrecise, self.number) = (isPrecise ? true : nil, number)
        }

        private enum CodingKeys: String, CodingKey {
            case isPrecise = "p"
            case number = "n"
        }
    }

    /// The orientations of a screen.
    public enum Orientation: String, Codable, Sendable {
        /// Upright.
        case portraitPrimary = "portrait-primary"
        /// Upside down.
        case portraitSecondary = "portrait-secondary"
        /// On its side, turned as HTML's `landscape-primary` describes.
        case landscapePrimary = "landscape-primary"
        /// On its other side.
        case landscapeSecondary = "landscape-secondary"
    }

    /// A key that stands for a command.
    public struct Command: Codable, Equatable, Sendable {
        /// The key by UIKit's name for it: the character that it writes, or a name such as
        /// “UIKeyInputEscape”.
        public var input: String
        /// The modifier keys, as the sum that ``KeyModifiers`` describes.
        public var modifiers: Int
        /// A Boolean value that tells whether the command takes precedence over the key's effect in a text
        /// that the user edits. If absent, it does not.
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

    /// An action in the menu of the app's icon.
    public struct Shortcut: Codable, Equatable, Sendable {
        /// The title, of 1...100 UTF-16 units.
        public var title: String
        /// What the app needs to recognize the action: 1...1,200 letters and digits of ASCII, hyphens and low lines. An address
        /// with `#tessera-shortcut=v` and the text opens the app with the action.
        public var value: String

        /// Creates an action.
        public init(title: String, value: String) {
            (self.title, self.value) = (title, value)
        }

        private enum CodingKeys: String, CodingKey {
            case title = "t"
            case value = "v"
        }

        /// The greatest number of actions.
        public static let most = 8
        /// The greatest number of UTF-16 units in a title.
        public static let longestTitle = 100
        /// The greatest number of characters in a value.
        public static let longestValue = 1_200
    }

    private enum CodingKeys: String, CodingKey {
        case themeColor = "tc"
        case orientations = "or"
        case hidesBars = "hb"
        case hidesHomeIndicator = "hh"
        case commands = "cm"
        case hearsKeys = "hk"
        case keepsScreenOn = "so"
        case badge = "bn"
        case title = "ti"
        case hearsShakes = "sk"
        case shortcuts = "ic"
        case players = "md"
        case speeches = "sp"
        case wantsVoices = "vs"
        case position = "lo"
    }
}
