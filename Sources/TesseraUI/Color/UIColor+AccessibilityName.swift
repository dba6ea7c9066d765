import Foundation

extension UIColor {
    /// A name of the colour in the user's language, such as “dark blue”, for ``UITraitCollection/current``. Names are
    /// approximate: they distinguish twelve hues, light and dark colours, and five greys. The name is empty for a pattern. See
    /// Apple's [accessibilityName](https://developer.apple.com/documentation/uikit/uicolor/accessibilityname).
    public var accessibilityName: String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "" }
        let isJapanese = Locale.current.language.languageCode == .japanese
        if alpha == 0 { return isJapanese ? "透明" : "clear" }
        let parts = HueSaturationBrightness(red: red, green: green, blue: blue)
        let name = ColorName(parts)
        return isJapanese ? name.japanese : name.english
    }
}

/// The words that describe a colour.
private struct ColorName {
    let english: String
    let japanese: String

    private static let greys: [(limit: CGFloat, english: String, japanese: String)] = [
        (0.1, "black", "黒"), (0.4, "dark gray", "濃いグレイ"), (0.65, "gray", "グレイ"),
        (0.95, "light gray", "薄いグレイ"), (.infinity, "white", "白"),
    ]
    /// The hues in degrees up to which a name is used.
    private static let hues: [(limit: CGFloat, english: String, japanese: String)] = [
        (15, "red", "赤"), (40, "orange", "オレンジ"), (70, "yellow", "黄"), (100, "yellow green", "黄緑"),
        (150, "green", "緑"), (175, "mint", "ミント"), (200, "cyan", "シアン"), (250, "blue", "青"),
        (275, "indigo", "藍"), (300, "purple", "紫"), (330, "magenta", "マゼンタ"), (345, "pink", "ピンク"),
        (.infinity, "red", "赤"),
    ]

    init(_ parts: HueSaturationBrightness) {
        let isGrey = parts.saturation < 0.1 || parts.brightness < 0.1
        let (table, value) = isGrey ? (Self.greys, parts.brightness) : (Self.hues, parts.hue * 360)
        // The last limit is infinite, so that a name is found.
        let name = table.first { value < $0.limit } ?? table[table.count - 1]
        (english, japanese) =
            if isGrey {
                (name.english, name.japanese)
            } else if name.english == "orange", parts.brightness < 0.7 {
                ("brown", "茶")
            } else if parts.brightness < 0.55 {
                ("dark \(name.english)", "濃い\(name.japanese)")
            } else if parts.saturation < 0.5, parts.brightness > 0.75 {
                ("light \(name.english)", "薄い\(name.japanese)")
            } else {
                (name.english, name.japanese)
            }
    }
}
