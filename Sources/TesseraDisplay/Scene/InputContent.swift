/// A text that the user edits, of one line or of several: a real input element of the display, whose caret, selection, composition and autofill are
/// the display's own.
///
/// What the user types shows at once, and the app hears of it with ``DisplayEvent/typed(_:)``. The display counts its own edits, and
/// the app the texts that it has set. A text of the app names the last edit that the app had heard of: the display drops
/// it where the user has typed on since, since the app is about to hear of that and answers again. The text here does
/// not follow what is typed, so that typing sends nothing back.
public struct InputContent: Codable, Equatable, Sendable {
    /// The text that the app has set last, or that the user had typed when the display was told of the element.
    public var text: String
    /// How many texts the app has set.
    public var revision: Int
    /// The last edit of the user's that the app had heard of when it set ``text``.
    public var edit: Int
    /// What is shown while the text is empty. If absent, there is nothing.
    public var placeholder: String?
    /// The colour of the placeholder. If absent, it is that of the text.
    public var placeholderColor: Color?
    /// The font of the placeholder, without its colour. If absent, it is that of the text.
    public var placeholderStyle: TextStyle?
    /// The look of the text.
    public var style: TextStyle
    /// The colour of the caret. If absent, it is that of the text.
    public var caretColor: Color?
    /// Where the text lies.
    public var alignment: Alignment
    /// Whether the text has as many lines as it takes, which the Return key ends. The element grows with its text by itself. Absent:
    /// one line.
    public var isMultiline: Bool?
    /// The height in points of a line of a text of several lines. If absent, it is the font's own.
    public var lineHeight: Double?
    /// The room in points between the edges of the element and the text: top, left, bottom, right. A touch there is one of the text.
    /// If absent, there is none.
    public var padding: [Double]?
    /// The edit of the user's whose text is drawn by the element's ``NodeProperties/text``, since its parts differ in their looks. Where
    /// the user has typed on, the display draws the text itself. If absent, the display draws it always.
    public var drawnEdit: Int?
    /// The part of the text that the app has selected. If absent, the selection is the user's alone.
    public var selection: Selection?
    /// The keys that a keyboard on the screen has. If absent, it is those of text.
    public var keyboard: Keyboard?
    /// What the Return key of a keyboard on the screen says. If absent, it is that it ends the line.
    public var returnKey: ReturnKey?
    /// What a keyboard on the screen writes large by itself. If absent, the display decides.
    public var capitalization: Capitalization?
    /// Whether words are corrected. If absent, the display decides.
    public var isCorrected: Bool?
    /// Whether wrong words are marked. If absent, the display decides.
    public var isSpellChecked: Bool?
    /// Whether the display suggests how the text goes on. If absent, the display decides.
    public var isPredicted: Bool?
    /// The rules for a new password in Apple's notation, by which a display makes one up. If absent, it is the display's own.
    public var passwordRules: String?
    /// Whether the text is not to be read on the screen. If absent, it is.
    public var isSecure: Bool?
    /// What the text is, as HTML's `autocomplete` names it, for autofill. If absent, nothing that is filled in.
    public var autofill: String?
    /// Whether the text cannot be edited. If absent, it can.
    public var isDisabled: Bool?
    /// Where the app wants the focus. If absent, it has not said.
    public var focus: Focus?
    /// What assistive technology reads for the element. If absent, it is the placeholder.
    public var label: String?

    /// Creates the description of an empty line.
    public init(style: TextStyle, alignment: Alignment) {
        (text, revision, edit) = ("", 0, 0)
        self.style = style
        self.alignment = alignment
    }

    /// The most UTF-16 units of a text that a user edits. A display does not let a longer one be edited.
    public static let maximumLength = 16_000

    /// Where text lies in its line.
    public enum Alignment: String, Codable, Sendable {
        case left, center, right, justify
    }

    /// Keys of a keyboard, as HTML's `inputmode` names them.
    public enum Keyboard: String, Codable, Sendable {
        case text, url, email, tel, numeric, decimal, search
        /// There is no keyboard on the screen.
        case none
    }

    /// What a Return key says, as HTML's `enterkeyhint` has it.
    public enum ReturnKey: String, Codable, Sendable {
        case enter, done, go, next, previous, search, send
    }

    /// What is written large, as HTML's `autocapitalize` has it.
    public enum Capitalization: String, Codable, Sendable {
        case none, words, sentences, characters
    }

    /// The app's wish that an element gets the focus, or gives it back.
    public struct Focus: Codable, Equatable, Sendable {
        /// A Boolean value that tells whether the element is to have the focus.
        public var isWanted: Bool
        /// How many wishes the app has had: each is fulfilled once.
        public var revision: Int

        /// Creates a wish.
        public init(isWanted: Bool, revision: Int) {
            (self.isWanted, self.revision) = (isWanted, revision)
        }

        private enum CodingKeys: String, CodingKey {
            case isWanted = "on"
            case revision = "rev"
        }
    }

    /// A part of the text that the app has selected.
    public struct Selection: Codable, Equatable, Sendable {
        /// Where it starts and ends, in UTF-16 units of the text.
        public var start: Int, end: Int
        /// How often the app has selected a part: each is selected once.
        public var revision: Int
        /// The last edit of the user's that the app had heard of when it selected the part. A display on which the user has typed on
        /// since leaves its selection as it is.
        public var edit: Int

        /// Creates a selection.
        public init(start: Int, end: Int, revision: Int, edit: Int) {
            (self.start, self.end, self.revision, self.edit) = (start, end, revision, edit)
        }

        private enum CodingKeys: String, CodingKey {
            case start = "s"
            case end = "e"
            case revision = "rev"
            case edit = "ed"
        }
    }

    private enum CodingKeys: String, CodingKey {
        case text = "t"
        case revision = "rev"
        case edit = "ed"
        case placeholder = "p"
        case placeholderColor = "pc"
        case placeholderStyle = "ps"
        case style = "s"
        case caretColor = "cc"
        case alignment = "al"
        case isMultiline = "ml"
        case lineHeight = "lh"
        case padding = "pd"
        case drawnEdit = "dr"
        case selection = "se"
        case keyboard = "kb"
        case returnKey = "rk"
        case capitalization = "cap"
        case isCorrected = "cor"
        case isSpellChecked = "sp"
        case isPredicted = "ws"
        case passwordRules = "pr"
        case isSecure = "sec"
        case autofill = "af"
        case isDisabled = "d"
        case focus = "fo"
        case label = "l"
    }
}
