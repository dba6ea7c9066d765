/// A family of typefaces.
public enum FontFamily: Hashable, Sendable {
    /// The interface font: Inter, with Noto Sans CJK JP for Japanese and Noto Color Emoji for emoji.
    case system
    /// The interface font for code, whose characters are all equally wide.
    case monospaced
    /// An installed family by its name; where it is not installed, the system family stands in.
    case named(String)
}

extension FontFamily {
    /// The family of the interface font's Latin, Greek and Cyrillic letters.
    public static let interfaceFamilyName = "Inter"
    /// The family that draws kana, kanji and hangul.
    public static let japaneseFamilyName = "Noto Sans CJK JP"
    /// The family that draws emoji.
    public static let emojiFamilyName = "Noto Color Emoji"

    /// Families for code, best first. The last comes with the Japanese fonts and is therefore always there.
    static let monospacedFamilyNames = ["DejaVu Sans Mono", "Menlo", "Noto Sans Mono CJK JP"]

    /// The families in the order in which they are asked for a character.
    public var familyNames: [String] {
        let fallbacks = [Self.interfaceFamilyName, Self.japaneseFamilyName, Self.emojiFamilyName]
        return switch self {
        case .system: fallbacks
        case .monospaced: Self.monospacedFamilyNames + fallbacks
        case .named(let name): [name] + fallbacks
        }
    }
}
