import TesseraDisplay

/// The values of ``UITextInputTraits``.
struct TextInputTraits: Equatable {
    var autocapitalization = UITextAutocapitalizationType.sentences
    var autocorrection = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var keyboard = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecure = false
    var contentType: UITextContentType?
    var inlinePrediction = UITextInlinePredictionType.default
    /// The corrections that the app makes itself.
    var smartTyping = SmartTyping()
    var keyboardAppearance = UIKeyboardAppearance.default
    /// The descriptor of the rules for a new password, or nil.
    var passwordRules: String?

    /// Writes the traits into the description for the display.
    func describe(in content: inout InputContent) {
        content.keyboard = displayKeyboard
        content.returnKey = displayReturnKey
        content.capitalization =
            switch autocapitalization {
            case .none: InputContent.Capitalization.none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        if autocorrection != .default { content.isCorrected = autocorrection == .yes }
        if spellChecking != .default { content.isSpellChecked = spellChecking == .yes }
        if inlinePrediction != .default { content.isPredicted = inlinePrediction == .yes }
        if keyboardAppearance != .default { content.isDark = keyboardAppearance == .dark }
        content.passwordRules = passwordRules
        if isSecure { content.isSecure = true }
        content.autofill = contentType.flatMap { Self.autofill[$0] }
    }

    private var displayKeyboard: InputContent.Keyboard? {
        switch keyboard {
        case .default: nil
        case .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
        case .URL: .url
        case .numberPad, .asciiCapableNumberPad: .numeric
        case .phonePad: .tel
        case .emailAddress: .email
        case .decimalPad: .decimal
        case .webSearch: .search
        }
    }

    private var displayReturnKey: InputContent.ReturnKey? {
        switch returnKey {
        case .default: nil
        case .go, .join, .route, .emergencyCall: .go
        case .google, .search, .yahoo: .search
        case .next, .continue: .next
        case .send: .send
        case .done: .done
        }
    }

    /// The names in HTML of the kinds of text that browsers fill in.
    private static let autofill: [UITextContentType: String] = [
        .name: "name", .namePrefix: "honorific-prefix", .givenName: "given-name",
        .middleName: "additional-name", .familyName: "family-name", .nameSuffix: "honorific-suffix",
        .nickname: "nickname", .jobTitle: "organization-title", .organizationName: "organization",
        .fullStreetAddress: "street-address", .streetAddressLine1: "address-line1",
        .streetAddressLine2: "address-line2", .addressCity: "address-level2", .sublocality: "address-level3",
        .addressState: "address-level1",
        .countryName: "country-name", .postalCode: "postal-code", .telephoneNumber: "tel",
        .emailAddress: "email", .URL: "url", .creditCardNumber: "cc-number",
        .creditCardExpiration: "cc-exp", .creditCardExpirationMonth: "cc-exp-month",
        .creditCardExpirationYear: "cc-exp-year", .creditCardSecurityCode: "cc-csc",
        .creditCardType: "cc-type",
        .creditCardName: "cc-name", .creditCardGivenName: "cc-given-name",
        .creditCardMiddleName: "cc-additional-name", .creditCardFamilyName: "cc-family-name",
        .birthdate: "bday", .birthdateDay: "bday-day", .birthdateMonth: "bday-month",
        .birthdateYear: "bday-year", .username: "username",
        .password: "current-password", .newPassword: "new-password", .oneTimeCode: "one-time-code",
    ]
}
