import Foundation
import Synchronization
import TesseraGraphics

extension UIFont {
    /// The purpose of a text, which determines its size at each of the user's text sizes.
    /// See Apple's [UIFont.TextStyle](https://developer.apple.com/documentation/uikit/uifont/textstyle).
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest titles.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second of the largest titles.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// A screen's large title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: body text in semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A smaller heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Text that stands out from running text.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// Returns the system font of a text style at the user's text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font of a text style at the text size of `traitCollection`, or at that of
    /// ``UITraitCollection/current`` if it is nil or has no text size.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        PreferredFonts.font(of: style, in: UIContentSizeCategory.of(traitCollection))
    }
}

/// The fonts of text styles that were asked for. Each row of a list asks for several, and comparing one object with itself is
/// quick.
private enum PreferredFonts {
    /// The fonts of each style, with their categories. Few categories are in use at a time.
    private static let fonts = Mutex<[UIFont.TextStyle: [Sized]]>([:])

    private struct Sized {
        var category: UIContentSizeCategory
        var font: UIFont
    }

    static func font(of style: UIFont.TextStyle, in category: UIContentSizeCategory) -> UIFont {
        let known = fonts.withLock { fonts in fonts[style]?.first { $0.category == category }?.font }
        if let known { return known }
        let size = style.typeSize(in: category).size
        let font = UIFont.systemFont(ofSize: size, weight: style.weight)
        let made = UIFont(font.descriptor, scaling: .textStyle(style))
        fonts.withLock { fonts in
            // An app could make any number of styles.
            if fonts.count >= 64 { fonts.removeAll() }
            fonts[style, default: []].append(Sized(category: category, font: made))
        }
        return made
    }
}

extension UIContentSizeCategory {
    /// Returns the text size of traits, or the current one if they have none.
    static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        if let own = traits?.preferredContentSizeCategory, own.place != nil { return own }
        let current = UITraitCollection.current.preferredContentSizeCategory
        return current.place == nil ? .large : current
    }
}
