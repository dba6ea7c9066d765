import Foundation

extension UILabel {
    func takeLabel(_ nib: NibContent) {
        // Interface Builder writes NO for a label that ignores touches, and nothing for one that takes them. Labels
        // created in code ignore them.
        isUserInteractionEnabled = nib.bool("userInteractionEnabled") ?? true
        takeLabelProperties(nib)
    }

    func takeLabelProperties(_ nib: NibContent) {
        nib.with(nib.font("fontDescription")) { font = $0 }
        nib.with(nib.color("textColor")) { textColor = $0 }
        nib.with(nib.color("highlightedColor")) { highlightedTextColor = $0 }
        nib.with(nib.color("shadowColor")) { shadowColor = $0 }
        nib.with(nib.size("shadowOffset")) { shadowOffset = $0 }
        nib.with(nib.choice("textAlignment", NibContent.alignments)) { textAlignment = $0 }
        nib.with(nib.choice("lineBreakMode", NibContent.lineBreakModes)) { lineBreakMode = $0 }
        nib.with(nib.integer("numberOfLines")) { numberOfLines = $0 }
        nib.with(nib.bool("enabled")) { isEnabled = $0 }
        nib.with(nib.bool("highlighted")) { isHighlighted = $0 }
        nib.with(nib.bool("adjustsFontSizeToFit")) { adjustsFontSizeToFitWidth = $0 }
        nib.with(nib.number("minimumScaleFactor")) { minimumScaleFactor = $0 }
        nib.with(nib.number("minimumFontSize")) {
            if font.pointSize > 0 { minimumScaleFactor = min($0 / font.pointSize, 1) }
        }
        nib.with(nib.choice("baselineAdjustment", Self.baselines)) { baselineAdjustment = $0 }
        nib.with(nib.bool("allowsDefaultTighteningForTruncation")) {
            allowsDefaultTighteningForTruncation = $0
        }
        nib.with(nib.bool("adjustsFontForContentSizeCategory")) { adjustsFontForContentSizeCategory = $0 }
        nib.with(nib.number("preferredMaxLayoutWidth")) { preferredMaxLayoutWidth = $0 }
        nib.with(nib.text("text")) { text = $0 }
        nib.with(nib.attributedText("attributedText")) { attributedText = $0 }
    }

    private static let baselines: KeyValuePairs<String, UIBaselineAdjustment> = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}

extension UITextField {
    func takeTextField(_ nib: NibContent) {
        nib.with(nib.font("fontDescription")) { font = $0 }
        nib.with(nib.color("textColor")) { textColor = $0 }
        nib.with(nib.choice("textAlignment", NibContent.alignments)) { textAlignment = $0 }
        nib.with(nib.choice("borderStyle", Self.borders)) { borderStyle = $0 }
        nib.with(nib.image("background")) { background = $0 }
        nib.with(nib.image("disabledBackground")) { disabledBackground = $0 }
        nib.with(nib.choice("clearButtonMode", Self.modes)) { clearButtonMode = $0 }
        nib.with(nib.bool("clearsOnBeginEditing")) { clearsOnBeginEditing = $0 }
        nib.with(nib.bool("adjustsFontSizeToFit")) { adjustsFontSizeToFitWidth = $0 }
        nib.with(nib.number("minimumFontSize")) { minimumFontSize = $0 }
        nib.with(nib.bool("adjustsFontForContentSizeCategory")) { adjustsFontForContentSizeCategory = $0 }
        nib.with(nib.text("text")) { text = $0 }
        nib.with(nib.attributedText("attributedText")) { attributedText = $0 }
        nib.with(nib.text("placeholder")) { placeholder = $0 }
        nib.with(nib.attributedText("attributedPlaceholder")) { attributedPlaceholder = $0 }
        nib.with(nib.value("textInputTraits")) { $0.giveInputTraits(to: self) }
    }

    private static let borders: KeyValuePairs<String, BorderStyle> = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
    private static let modes: KeyValuePairs<String, ViewMode> = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UITextView {
    func takeTextView(_ nib: NibContent) {
        nib.with(nib.font("fontDescription")) { font = $0 }
        nib.with(nib.color("textColor")) { textColor = $0 }
        nib.with(nib.choice("textAlignment", NibContent.alignments)) { textAlignment = $0 }
        nib.with(nib.bool("editable")) { isEditable = $0 }
        nib.with(nib.bool("selectable")) { isSelectable = $0 }
        nib.with(nib.bool("adjustsFontForContentSizeCategory")) { adjustsFontForContentSizeCategory = $0 }
        nib.with(nib.bool("clearsOnInsertion")) { clearsOnInsertion = $0 }
        nib.with(nib.value("dataDetectorTypes")) {
            dataDetectorTypes = $0.options(["phoneNumber": .phoneNumber, "link": .link])
        }
        nib.with(nib.text("text")) { text = $0 }
        nib.with(nib.attributedText("attributedText")) { attributedText = $0 }
        nib.with(nib.value("textInputTraits")) { $0.giveInputTraits(to: self) }
    }
}

extension UISearchBar {
    func takeSearchBar(_ nib: NibContent) {
        nib.with(nib.text("text")) { text = $0 }
        nib.with(nib.text("placeholder")) { placeholder = $0 }
        nib.with(nib.choice("barStyle", NibContent.barStyles)) { barStyle = $0 }
        nib.with(
            nib.choice(
                "searchBarStyle", ["default": Style.default, "prominent": .prominent, "minimal": .minimal])
        ) { searchBarStyle = $0 }
        nib.with(nib.color("barTintColor")) { barTintColor = $0 }
        nib.with(nib.bool("translucent")) { isTranslucent = $0 }
        nib.with(nib.bool("showsBookmarkButton")) { showsBookmarkButton = $0 }
        nib.with(nib.bool("showsCancelButton")) { showsCancelButton = $0 }
        nib.with(nib.bool("showsSearchResultsButton")) { showsSearchResultsButton = $0 }
        let titles = nib.list("scopeButtonTitles").map(\.contentText)
        if !titles.isEmpty { scopeButtonTitles = titles }
        nib.with(nib.integer("selectedScopeButtonIndex")) { selectedScopeButtonIndex = $0 }
        nib.with(nib.bool("showsScopeBar")) { showsScopeBar = $0 }
        nib.with(nib.value("textInputTraits")) { $0.giveInputTraits(to: self) }
    }
}

extension NibContent {
    static let barStyles: KeyValuePairs<String, UIBarStyle> = [
        "default": .default, "black": .black, "blackOpaque": .black, "blackTranslucent": .black,
    ]

    /// Sets the keyboard properties of a text view from the element.
    func giveInputTraits(to view: some UITextInputTraits & AnyObject) {
        let view = view
        with(choice("autocapitalizationType", Self.capitalizations)) { view.autocapitalizationType = $0 }
        with(
            choice(
                "autocorrectionType", ["no": UITextAutocorrectionType.no, "yes": .yes, "default": .default])
        ) {
            view.autocorrectionType = $0
        }
        with(
            choice("spellCheckingType", ["no": UITextSpellCheckingType.no, "yes": .yes, "default": .default])
        ) {
            view.spellCheckingType = $0
        }
        with(choice("smartQuotesType", ["no": UITextSmartQuotesType.no, "yes": .yes, "default": .default])) {
            view.smartQuotesType = $0
        }
        with(choice("smartDashesType", ["no": UITextSmartDashesType.no, "yes": .yes, "default": .default])) {
            view.smartDashesType = $0
        }
        with(
            choice(
                "smartInsertDeleteType",
                ["no": UITextSmartInsertDeleteType.no, "yes": .yes, "default": .default])
        ) {
            view.smartInsertDeleteType = $0
        }
        with(
            choice(
                "keyboardAppearance",
                ["dark": UIKeyboardAppearance.dark, "alert": .alert, "light": .light, "default": .default])
        ) {
            view.keyboardAppearance = $0
        }
        with(choice("keyboardType", Self.keyboards)) { view.keyboardType = $0 }
        with(choice("returnKeyType", Self.returnKeys)) { view.returnKeyType = $0 }
        with(bool("enablesReturnKeyAutomatically")) { view.enablesReturnKeyAutomatically = $0 }
        with(bool("secureTextEntry")) { view.isSecureTextEntry = $0 }
        with(string("textContentType")) { view.textContentType = UITextContentType(rawValue: $0) }
    }

    private static let capitalizations: KeyValuePairs<String, UITextAutocapitalizationType> = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
    private static let keyboards: KeyValuePairs<String, UIKeyboardType> = [
        "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
    private static let returnKeys: KeyValuePairs<String, UIReturnKeyType> = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
