import Foundation

extension NibContent {
    /// Returns the font of a property, or nil if the property has none.
    func font(_ key: String) -> UIFont? { value(key)?.ownFont }

    /// The font that the element describes, or nil. It may be the font of a text style, a system font, or a font of the
    /// app.
    var ownFont: UIFont? {
        if let style = string("style"), let style = Self.textStyles[style] {
            return .preferredFont(forTextStyle: style)
        }
        // The limit keeps a mistaken size from taking much memory.
        let size = min(max(number("pointSize") ?? number("size") ?? UIFont.systemFontSize, 0), 2048)
        switch string("type") ?? string("metaFont") {
        case "boldSystem", "systemBold": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "system":
            return .systemFont(ofSize: size, weight: choice("weight", Self.weights) ?? .regular)
        default: break
        }
        guard let name = string("name") else {
            return element["pointSize"].map { _ in .systemFont(ofSize: size) }
        }
        return UIFont(name: name, size: size)
            ?? string("family").flatMap { UIFont(name: $0, size: size) } ?? Self.font(like: name, size: size)
    }

    /// Returns a system font with the weight and the slant that the name of an unknown font contains, such as `Brand-Bold`.
    private static func font(like name: String, size: CGFloat) -> UIFont {
        var font = PhoneFonts.font(in: .system, like: name)
        font.size = size
        return UIFont(font)
    }

    static let weights: KeyValuePairs<String, UIFont.Weight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]

    static let textStyles: [String: UIFont.TextStyle] = [
        "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleLargeTitle": .largeTitle,
        "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
        "UICTFontTextStyleTitle3": .title3, "UICTFontTextStyleHeadline": .headline,
        "UICTFontTextStyleSubhead": .subheadline, "UICTFontTextStyleBody": .body,
        "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleFootnote": .footnote,
        "UICTFontTextStyleCaption1": .caption1, "UICTFontTextStyleCaption2": .caption2,
    ]
}
