import TesseraGraphics

/// A typographic feature in the form of UIKit and Core Text: the number of a kind of feature, and the number
/// of a choice.
struct FontFeatureSetting: Hashable, Sendable {
    var type: Int
    var selector: Int

    /// Creates a setting from its numbers.
    init(type: Int, selector: Int) {
        self.type = type
        self.selector = selector
    }

    /// Creates the setting for an OpenType feature, or nil if there is none.
    init?(_ feature: FontFeature) {
        guard let known = Self.settings[feature] else { return nil }
        self = known
    }

    /// Returns the OpenType features of settings. If several choices of one kind exclude each other, the last
    /// one wins. Settings without an OpenType feature are ignored.
    static func features(of settings: [FontFeatureSetting]) -> [FontFeature] {
        var chosen: [FontFeatureSetting] = []
        for setting in settings {
            if exclusiveTypes.contains(setting.type) { chosen.removeAll { $0.type == setting.type } }
            chosen.append(setting)
        }
        return chosen.compactMap { features[$0] }
    }

    /// The kinds of which only one choice can be active.
    private static let exclusiveTypes: Set = [
        kLetterCaseType, kNumberSpacingType, kVerticalPositionType, kFractionsType, kCharacterShapeType,
        kNumberCaseType,
        kTextSpacingType, kLowerCaseType, kUpperCaseType,
    ]

    /// The choices that turn a feature on, with the feature's OpenType tag.
    private static let tags: [(type: Int, selector: Int, tag: String)] = [
        (kLetterCaseType, kSmallCapsSelector, "smcp"),
        (kNumberSpacingType, kMonospacedNumbersSelector, "tnum"),
        (kNumberSpacingType, kProportionalNumbersSelector, "pnum"),
        (kVerticalPositionType, kSuperiorsSelector, "sups"),
        (kVerticalPositionType, kInferiorsSelector, "subs"),
        (kVerticalPositionType, kOrdinalsSelector, "ordn"),
        (kVerticalPositionType, kScientificInferiorsSelector, "sinf"),
        (kFractionsType, kVerticalFractionsSelector, "afrc"),
        (kFractionsType, kDiagonalFractionsSelector, "frac"),
        (kCharacterShapeType, kTraditionalCharactersSelector, "trad"),
        (kCharacterShapeType, kSimplifiedCharactersSelector, "smpl"),
        (kCharacterShapeType, kJIS1978CharactersSelector, "jp78"),
        (kCharacterShapeType, kJIS1983CharactersSelector, "jp83"),
        (kCharacterShapeType, kJIS1990CharactersSelector, "jp90"),
        (kCharacterShapeType, kJIS2004CharactersSelector, "jp04"),
        (kNumberCaseType, kLowerCaseNumbersSelector, "onum"),
        (kNumberCaseType, kUpperCaseNumbersSelector, "lnum"),
        (kTextSpacingType, kProportionalTextSelector, "pwid"),
        (kTextSpacingType, kMonospacedTextSelector, "fwid"),
        (kTextSpacingType, kHalfWidthTextSelector, "hwid"),
        (kTextSpacingType, kThirdWidthTextSelector, "twid"),
        (kTextSpacingType, kQuarterWidthTextSelector, "qwid"),
        (kTextSpacingType, kAltProportionalTextSelector, "palt"),
        (kTextSpacingType, kAltHalfWidthTextSelector, "halt"),
        (kLowerCaseType, kLowerCaseSmallCapsSelector, "smcp"),
        (kLowerCaseType, kLowerCasePetiteCapsSelector, "pcap"),
        (kUpperCaseType, kUpperCaseSmallCapsSelector, "c2sc"),
        (kUpperCaseType, kUpperCasePetiteCapsSelector, "c2pc"),
    ]

    /// The choices that turn a feature on. The next greater selector turns it off.
    private static let switches: [(type: Int, onSelector: Int, tag: String)] =
        [
            (kLigaturesType, kRequiredLigaturesOnSelector, "rlig"),
            (kLigaturesType, kCommonLigaturesOnSelector, "liga"),
            (kLigaturesType, kRareLigaturesOnSelector, "dlig"),
            (kLigaturesType, kContextualLigaturesOnSelector, "clig"),
            (kLigaturesType, kHistoricalLigaturesOnSelector, "hlig"),
            (kTypographicExtrasType, kSlashedZeroOnSelector, "zero"),
            (kRubyKanaType, kRubyKanaOnSelector, "ruby"),
            (kItalicCJKRomanType, kCJKItalicRomanOnSelector, "ital"),
            (kCaseSensitiveLayoutType, kCaseSensitiveLayoutOnSelector, "case"),
            (kCaseSensitiveLayoutType, kCaseSensitiveSpacingOnSelector, "cpsp"),
            (kAlternateKanaType, kAlternateHorizKanaOnSelector, "hkna"),
            (kContextualAlternatesType, kContextualAlternatesOnSelector, "calt"),
            (kContextualAlternatesType, kSwashAlternatesOnSelector, "swsh"),
            (kContextualAlternatesType, kContextualSwashAlternatesOnSelector, "cswh"),
        ]
        + (1...20).map {
            (kStylisticAlternativesType, $0 * 2, $0 < 10 ? "ss0\($0)" : "ss\($0)")
        }

    private static let features: [FontFeatureSetting: FontFeature] = {
        var features: [FontFeatureSetting: FontFeature] = [:]
        for (type, selector, tag) in tags {
            features[FontFeatureSetting(type: type, selector: selector)] = FontFeature(tag: tag)
        }
        for (type, selector, tag) in switches {
            features[FontFeatureSetting(type: type, selector: selector)] = FontFeature(tag: tag)
            features[FontFeatureSetting(type: type, selector: selector + 1)] = FontFeature(tag: tag, value: 0)
        }
        return features
    }()

    private static let settings: [FontFeature: FontFeatureSetting] = {
        let pairs = features.map { ($1, $0) }
        // Both kLetterCaseType and kLowerCaseType select small capitals. This takes the newer one, which has
        // the greater number.
        return Dictionary(pairs) { $0.type > $1.type ? $0 : $1 }
    }()
}
