import Foundation

/// What a keyboard on the screen is to be like for a text, and what the text is.
/// See Apple's [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
///
/// Browsers take these as hints: a keyboard of glass and metal stays as it is.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// What the keyboard writes large by itself.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// True if words are corrected.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// True if wrong words are marked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The keys of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// What the Return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// True if the Return key does nothing while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// True if the text is not to be read on the screen.
    var isSecureTextEntry: Bool { get set }
    /// What the text is, so that it can be filled in.
    var textContentType: UITextContentType! { get set }
    /// True if it is suggested how the text goes on.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The rules for a new password; nil: the browser's own.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// Whether it is suggested within a text how it goes on.
/// See Apple's [UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the browser has it.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is, where the browser can.
    case yes = 2
}

/// Rules for a new password, by which a browser makes one up.
/// See Apple's [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules).
///
/// Browsers that know Apple's notation, as Safari does, go by them.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
    /// The rules in Apple's notation, such as `required: upper; required: digit; minlength: 8;`.
    open var passwordRulesDescriptor: String { descriptor }
    private let descriptor: String

    /// Creates rules from Apple's notation.
    public init(descriptor: String) {
        self.descriptor = descriptor
        super.init()
    }
}

/// What a keyboard writes large by itself.
/// See Apple's [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// Every letter.
    case allCharacters = 3
}

/// Whether words are corrected.
/// See Apple's [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype).
public enum UITextAutocorrectionType: Int, Sendable {
    /// As is usual.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// Whether wrong words are marked.
/// See Apple's [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype).
public enum UITextSpellCheckingType: Int, Sendable {
    /// Where words are corrected.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}

/// The keys of a keyboard.
/// See Apple's [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype).
public enum UIKeyboardType: Int, Sendable {
    /// As the user has it.
    case `default` = 0
    /// Letters, digits and signs of ASCII.
    case asciiCapable = 1
    /// Digits and signs.
    case numbersAndPunctuation = 2
    /// For addresses of pages.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Digits, asterisk and hash.
    case phonePad = 5
    /// For a name or a number.
    case namePhonePad = 6
    /// For addresses of mail.
    case emailAddress = 7
    /// Digits and a point.
    case decimalPad = 8
    /// With at sign and hash.
    case twitter = 9
    /// For searches and addresses of pages.
    case webSearch = 10
    /// Digits of ASCII.
    case asciiCapableNumberPad = 11

    /// Letters of ASCII: an older name.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a Return key says.
/// See Apple's [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype).
public enum UIReturnKeyType: Int, Sendable {
    /// Return.
    case `default` = 0
    /// Go.
    case go = 1
    /// Search.
    case google = 2
    /// Join.
    case join = 3
    /// Next.
    case next = 4
    /// Route.
    case route = 5
    /// Search.
    case search = 6
    /// Send.
    case send = 7
    /// Search.
    case yahoo = 8
    /// Done.
    case done = 9
    /// Emergency call.
    case emergencyCall = 10
    /// Continue.
    case `continue` = 11
}

/// What a text is, so that it can be filled in.
/// See Apple's [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// What stands after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A person's position.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A whole address of a street.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// A part of a town.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The month and the year until which a credit card is valid.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// That month.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// That year.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The code that proves that a credit card is at hand.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The date of a birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// A name under which someone logs in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is made now.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
