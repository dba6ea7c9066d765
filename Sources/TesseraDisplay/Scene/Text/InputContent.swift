/// A text of one or several lines that the user edits. It is a real input element of the display, with the
/// display's own caret, selection, composition and autofill.
///
/// The display draws what the user types at once and reports it with ``DisplayEvent/typed(_:)``. The display
/// numbers its own edits, and the app the texts that it sets. A text of the app names the last edit that the
/// app had received. If the user has typed since, the display ignores the text, because the app is about to
/// receive that edit and answers again. The text here does not change while the user types, so that nothing
/// is sent back for an edit.
public struct InputContent: Codable, Equatable, Sendable {
    /// The text that the app has set last, or that the user had typed when the display received the element.
    public var text: String
    /// The number of times that the app has set a text.
    public var revision: Int
    /// The number of the user's last edit that the app had received when it set ``text``.
    public var edit: Int
    /// A Boolean value that tells whether the text, when the display takes it, ends a composition. If absent, it waits for the
    /// end of the composition.
    public var endsComposition: Bool?
    /// The text that is displayed while the text is empty. If absent, none is displayed.
    public var placeholder: String?
    /// The colour of the placeholder. If absent, it is the colour of the text.
    public var placeholderColor: Color?
    /// The font of the placeholder; its colour is ignored. If absent, it is the font of the text.
    public var placeholderStyle: TextStyle?
    /// The look of the text.
    public var style: TextStyle
    /// The colour of the caret. If absent, it is the colour of the text.
    public var caretColor: Color?
    /// The alignment of the text.
    public var alignment: Alignment
    /// A Boolean value that tells whether the text may have several lines. The Return key then starts a
    /// new line, and the element grows with its text by itself. If absent, the text has one line.
    public var isMultiline: Bool?
    /// The height of a line in points, for a text of several lines. If absent, it is the font's own.
    public var lineHeight: Double?
    /// The distances in points from the edges of the element to the text: top, left, bottom, right. A touch
    /// there counts as one on the text. If absent, they are 0.
    public var padding: [Double]?
    /// The number of the user's edit whose text the element's ``NodeProperties/text`` draws, since parts of
    /// it have different looks. As soon as the user has typed more, the display draws the text itself. If
    /// absent, the display always draws it.
    public var drawnEdit: Int?
    /// The part of the text that the app has selected. If absent, only the user selects.
    public var selection: Selection?
    /// The kind of keyboard on the screen. If absent, it is the usual one for text.
    public var keyboard: Keyboard?
    /// The action that the Return key of a keyboard on the screen names. If absent, the key ends the line.
    public var returnKey: ReturnKey?
    /// The letters that a keyboard on the screen capitalizes by itself. If absent, the display decides.
    public var capitalization: Capitalization?
    /// A Boolean value that tells whether words are corrected. If absent, the display decides.
    public var isCorrected: Bool?
    /// A Boolean value that tells whether misspelt words are marked. If absent, the display decides.
    public var isSpellChecked: Bool?
    /// A Boolean value that tells whether the display suggests continuations of the text. If absent, the
    /// display decides.
    public var isPredicted: Bool?
    /// A Boolean value that tells whether the keyboard on the screen, the selection and other parts that the display adds are
    /// dark. If absent, they are as on the rest of the page.
    public var isDark: Bool?
    /// The rules for a new password, in Apple's notation, with which a display suggests one. If absent, the
    /// display uses its own rules.
    public var passwordRules: String?
    /// A Boolean value that tells whether the characters of the text are hidden on the screen. If absent,
    /// they are visible.
    public var isSecure: Bool?
    /// A Boolean value that tells whether the user types what is searched. If absent, it is another text.
    public var isSearch: Bool?
    /// The kind of text for autofill, by its name in HTML's `autocomplete`. If absent, the text is not
    /// filled in.
    public var autofill: String?
    /// A Boolean value that tells whether the text cannot be edited. If absent, it can.
    public var isDisabled: Bool?
    /// A Boolean value that tells whether the app has a menu for the text. The display then reports requests for a context menu
    /// that are made with the secondary button or the keyboard, in place of opening its own menu. If absent, the display opens
    /// its own.
    public var hasMenu: Bool?
    /// A Boolean value that tells whether the display also reports the keys that the user presses while the element has the
    /// focus, if the app has asked for keys with ``PageContent/hearsKeys``. If absent, the keys only edit the text.
    public var reportsKeys: Bool?
    /// A Boolean value that tells whether the user changes the looks of the text with the keys B, I and U together with Command.
    /// The display then sends these commands while the element has the focus, also before ``PageContent/commands`` has them. If
    /// absent, it does not.
    public var hasStyleKeys: Bool?
    /// The app's latest request to focus the element or to remove the focus from it. If absent, there was
    /// none.
    public var focus: Focus?
    /// The name that assistive technology reads for the element. If absent, it reads the placeholder.
    public var label: String?

    /// Creates the description of a line without text.
    public init(style: TextStyle, alignment: Alignment) {
        (text, revision, edit) = ("", 0, 0)
        self.style = style
        self.alignment = alignment
    }

    /// The greatest number of UTF-16 units in a text that a user edits. A display does not allow edits that
    /// make it longer.
    public static let maximumLength = 16_000

    /// The alignments of text in its line.
    public enum Alignment: String, Codable, Sendable {
        /// Lines begin at the left edge.
        case left
        /// Lines are centered.
        case center
        /// Lines end at the right edge.
        case right
        /// Lines fill the width, except for the last line of a paragraph.
        case justify
    }

    /// The kinds of keyboards, as HTML's `inputmode` names them.
    public enum Keyboard: String, Codable, Sendable {
        /// The usual keyboard of the user's language.
        case text
        /// A keyboard with the characters of addresses of the web.
        case url
        /// A keyboard with the characters of mail addresses.
        case email
        /// The keys of a telephone.
        case tel
        /// The ten digits.
        case numeric
        /// The ten digits and the decimal separator.
        case decimal
        /// The usual keyboard, with a Return key for searching.
        case search
        /// There is no keyboard on the screen.
        case none
    }

    /// The actions that a Return key can name, as in HTML's `enterkeyhint`.
    public enum ReturnKey: String, Codable, Sendable {
        /// To begin a new line.
        case enter
        /// To finish typing.
        case done
        /// To go to the address that was typed.
        case go
        /// To go to the next field.
        case next
        /// To go to the previous field.
        case previous
        /// To search for the text.
        case search
        /// To send the text.
        case send
    }

    /// The letters that are capitalized, as in HTML's `autocapitalize`.
    public enum Capitalization: String, Codable, Sendable {
        /// No letters.
        case none
        /// The first letter of each word.
        case words
        /// The first letter of each sentence.
        case sentences
        /// All letters.
        case characters
    }

    /// The app's request to focus an element or to remove the focus from it.
    public struct Focus: Codable, Equatable, Sendable {
        /// True if the element is to get the focus, false if it is to lose it.
        public var isWanted: Bool
        /// The number of requests that the app has made. Each is carried out once.
        public var revision: Int

        /// Creates a request.
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
        /// The start and the end, in UTF-16 units of the text.
        public var start: Int, end: Int
        /// The number of times that the app has selected a part. Each selection is made once.
        public var revision: Int
        /// The number of the user's last edit that the app had received when it selected the part. If the
        /// user has typed since, the display ignores the selection.
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
        case endsComposition = "ec"
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
        case isDark = "dk"
        case passwordRules = "pr"
        case isSecure = "sec"
        case isSearch = "sf"
        case autofill = "af"
        case isDisabled = "d"
        case hasMenu = "mn"
        case reportsKeys = "hk"
        case hasStyleKeys = "es"
        case focus = "fo"
        case label = "l"
    }
}
