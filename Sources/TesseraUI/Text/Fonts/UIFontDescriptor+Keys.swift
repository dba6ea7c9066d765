import Foundation
import TesseraGraphics

extension UIFontDescriptor {
    /// The name of an attribute.
    /// See Apple's [UIFontDescriptor.AttributeName](https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename).
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as it is stored.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The name of the family: a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The PostScript name, the full name or the name of the family: a string.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of the face within its family, such as `Bold Italic`: a string.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points: a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// The text style of the font: a ``UIFont/TextStyle``.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// The traits: a dictionary with keys of ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The typographic features: an array of dictionaries with keys of ``FeatureKey``.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait.
    /// See Apple's [UIFontDescriptor.TraitKey](https://developer.apple.com/documentation/uikit/uifontdescriptor/traitkey).
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as it is stored.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The traits that a font has or lacks: ``SymbolicTraits``, or its raw value.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The thickness of strokes: a ``UIFont/Weight``, or its number from -1 to 1.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The width of letters: a ``UIFont/Width``, or its number from -1 to 1.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        /// The slant of letters: a number from -1 to 1. Every positive number selects the italic face.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")

        /// The design of the system font: a ``SystemDesign``.
        static let design = TraitKey(rawValue: "NSCTFontUIFontDesignTrait")
    }

    /// The name of a part of a feature setting. Both parts are numbers, which have names such as
    /// ``kNumberSpacingType`` and ``kMonospacedNumbersSelector``.
    /// See Apple's [UIFontDescriptor.FeatureKey](https://developer.apple.com/documentation/uikit/uifontdescriptor/featurekey).
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as it is stored.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of feature.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice within the kind of feature.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// The kind of feature: the older name of ``type``.
        public static let featureIdentifier = type
        /// The choice within the kind of feature: the older name of ``selector``.
        public static let typeIdentifier = selector
    }

    /// One of the designs of the system font.
    /// See Apple's [UIFontDescriptor.SystemDesign](https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign).
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as it is stored.
        public let rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system font itself: Inter.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Letters with round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Letters with serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Characters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

extension UIFontDescriptor.SystemDesign {
    /// The family of the design, or nil for an unknown name.
    var family: FontFamily? {
        switch self {
        case .default: .system
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        default: nil
        }
    }

    /// Creates the design of a family, or nil for a family with a name.
    init?(_ family: FontFamily) {
        switch family {
        case .system: self = .default
        case .rounded: self = .rounded
        case .serif: self = .serif
        case .monospaced: self = .monospaced
        case .named: return nil
        }
    }
}
