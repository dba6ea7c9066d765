import Foundation

/// The rules by which a text is searched.
/// See Apple's [UITextSearchOptions](https://developer.apple.com/documentation/uikit/uitextsearchoptions).
open class UITextSearchOptions: NSObject {
    /// The parts of words that match.
    /// See Apple's [UITextSearchOptions.WordMatchMethod](
    /// https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum).
    public enum WordMatchMethod: Int, Sendable {
        /// Any part of a word matches.
        case contains = 0
        /// The beginning of a word matches.
        case startsWith = 1
        /// A whole word matches.
        case fullWord = 2
    }

    /// The parts of words that match.
    open var wordMatchMethod: WordMatchMethod { ownMethod }
    /// The options for comparing characters.
    open var stringCompareOptions: NSString.CompareOptions { ownOptions }

    private let ownMethod: WordMatchMethod
    private let ownOptions: NSString.CompareOptions

    /// Creates the rules by which a find panel searches at first: any part of a word matches, in upper or lower case, and in
    /// characters of full or half width.
    public convenience override init() {
        self.init(method: .contains, matchesCase: false)
    }

    init(method: WordMatchMethod, matchesCase: Bool) {
        ownMethod = method
        ownOptions = matchesCase ? [] : [.caseInsensitive, .widthInsensitive]
        super.init()
    }
}

/// The look of a range that was found.
/// See Apple's [UITextSearchFoundTextStyle](https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle).
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The text looks as it does without a search.
    case normal = 0
    /// The text was found.
    case found = 1
    /// The text was found, and the user is at this place.
    case highlighted = 2
}
