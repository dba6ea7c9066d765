import Foundation

/// The traits of a text and of the on-screen keyboard for it.
/// See Apple's [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
///
/// Browsers treat these as hints. They have no effect on a physical keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
    /// The letters that the keyboard capitalizes automatically.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The correction of misspelled words.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The marking of misspelled words.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The type of the keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The label of the Return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// A Boolean value that tells whether the Return key is disabled while the text is empty.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// A Boolean value that tells whether the characters of the text are hidden.
    var isSecureTextEntry: Bool { get set }
    /// The kind of text, by which the browser can fill in the field.
    var textContentType: UITextContentType! { get set }
    /// The suggestions for continuing the text.
    var inlinePredictionType: UITextInlinePredictionType { get set }
    /// The curving of quotation marks while they are typed.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The dashes for two hyphens that are typed.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The spaces around words that are pasted and deleted.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The rules for a new password, or nil for the browser's own.
    var passwordRules: UITextInputPasswordRules? { get set }
}

/// A view of the app's declares only the traits that differ from these.
extension UITextInputTraits {
    /// The first letter of each sentence. Setting it has no effect, unless the object declares the property.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// False. Setting it has no effect, unless the object declares the property.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
    /// False. Setting it has no effect, unless the object declares the property.
    public var isSecureTextEntry: Bool {
        get { false }
        set {}
    }
    /// Nil. Setting it has no effect, unless the object declares the property.
    public var textContentType: UITextContentType! {
        get { nil }
        set {}
    }
    /// The usual value. Setting it has no effect, unless the object declares the property.
    public var inlinePredictionType: UITextInlinePredictionType {
        get { .default }
        set {}
    }
    /// Nil. Setting it has no effect, unless the object declares the property.
    public var passwordRules: UITextInputPasswordRules? {
        get { nil }
        set {}
    }
}

/// The setting for suggestions that continue the text while it is typed.
/// See Apple's [UITextInlinePredictionType](https://developer.apple.com/documentation/uikit/uitextinlinepredictiontype).
public enum UITextInlinePredictionType: Int, Sendable {
    /// The browser decides.
    case `default` = 0
    /// There are no suggestions.
    case no = 1
    /// There are suggestions, if the browser supports them.
    case yes = 2
}

/// Rules for a new password that a browser generates.
/// See Apple's [UITextInputPasswordRules](https://developer.apple.com/documentation/uikit/uitextinputpasswordrules).
///
/// They have an effect in browsers that support Apple's notation, such as Safari.
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

/// The letters that a keyboard capitalizes automatically.
/// See Apple's [UITextAutocapitalizationType](https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype).
public enum UITextAutocapitalizationType: Int, Sendable {
    /// No letters.
    case none = 0
    /// The first letter of each word.
    case words = 1
    /// The first letter of each sentence.
    case sentences = 2
    /// Every letter.
    case allCharacters = 3
}

/// The setting for the correction of misspelled words.
/// See Apple's [UITextAutocorrectionType](https://developer.apple.com/documentation/uikit/uitextautocorrectiontype).
public enum UITextAutocorrectionType: Int, Sendable {
    /// The browser decides.
    case `default` = 0
    /// Words are not corrected.
    case no = 1
    /// Words are corrected.
    case yes = 2
}

/// The setting for the marking of misspelled words.
/// See Apple's [UITextSpellCheckingType](https://developer.apple.com/documentation/uikit/uitextspellcheckingtype).
public enum UITextSpellCheckingType: Int, Sendable {
    /// Words are marked if they are corrected.
    case `default` = 0
    /// Words are not marked.
    case no = 1
    /// Words are marked.
    case yes = 2
}

/// The type of an on-screen keyboard.
/// See Apple's [UIKeyboardType](https://developer.apple.com/documentation/uikit/uikeyboardtype).
public enum UIKeyboardType: Int, Sendable {
    /// The user's usual keyboard.
    case `default` = 0
    /// A keyboard for letters, digits and signs of ASCII.
    case asciiCapable = 1
    /// A keyboard for digits and punctuation.
    case numbersAndPunctuation = 2
    /// A keyboard for web addresses.
    case URL = 3
    /// A keyboard for digits.
    case numberPad = 4
    /// A keyboard for digits, asterisk and hash.
    case phonePad = 5
    /// A keyboard for a name or a telephone number.
    case namePhonePad = 6
    /// A keyboard for email addresses.
    case emailAddress = 7
    /// A keyboard for digits and a decimal point.
    case decimalPad = 8
    /// A keyboard with at sign and hash.
    case twitter = 9
    /// A keyboard for searches and web addresses.
    case webSearch = 10
    /// A keyboard for ASCII digits.
    case asciiCapableNumberPad = 11

    /// The older name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The label of the Return key.
/// See Apple's [UIReturnKeyType](https://developer.apple.com/documentation/uikit/uireturnkeytype).
public enum UIReturnKeyType: Int, Sendable {
    /// The label is Return.
    case `default` = 0
    /// The label is Go.
    case go = 1
    /// The label is Search.
    case google = 2
    /// The label is Join.
    case join = 3
    /// The label is Next.
    case next = 4
    /// The label is Route.
    case route = 5
    /// The label is Search.
    case search = 6
    /// The label is Send.
    case send = 7
    /// The label is Search.
    case yahoo = 8
    /// The label is Done.
    case done = 9
    /// The label is Emergency Call.
    case emergencyCall = 10
    /// The label is Continue.
    case `continue` = 11
}

/// The kind of a text, by which a browser can fill it in.
/// See Apple's [UITextContentType](https://developer.apple.com/documentation/uikit/uitextcontenttype).
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType(rawValue: "name")
    /// The part before a name, such as a title.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The part after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A person's job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of an address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of an address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A town or city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state or a province.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address.
    public static let URL = UITextContentType(rawValue: "url")
    /// A part of a town or city.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The month and year of a credit card's expiration.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The month of a credit card's expiration.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year of a credit card's expiration.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The security code of a credit card.
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
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth date.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth date.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth date.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// A user name for logging in.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
