/// A family of typefaces: one of the designs of the system font, or a family by its name.
///
/// The system family stands in for a family that is not installed.
public enum FontFamily: Hashable, Sendable {
    /// The interface font: Inter, with Noto Sans CJK JP for Japanese and Noto Color Emoji for emoji.
    case system
    /// The interface font for code, whose characters are all equally wide.
    case monospaced
    /// The interface font with round ends, where a family of that kind is installed.
    case rounded
    /// The interface font with serifs, where a family of that kind is installed.
    case serif
    /// A family that is installed or that the app brings along, by its name.
    case named(String)
}

extension FontFamily {
    /// The family of the interface font's Latin, Greek and Cyrillic letters.
    public static let interfaceFamilyName = "Inter"
    /// The family that draws kana, kanji and hangul.
    public static let japaneseFamilyName = "Noto Sans CJK JP"
    /// The family that draws emoji.
    public static let emojiFamilyName = "Noto Color Emoji"

    /// Families for code, best first. The last comes with the Japanese fonts and is therefore always there; its file is so
    /// large that pages take a while to fetch it.
    static let monospacedFamilyNames = ["DejaVu Sans Mono", "Menlo", "Noto Sans Mono CJK JP"]
    /// Families with round ends, best first.
    static let roundedFamilyNames = [
        "Nunito", "SF Pro Rounded", "M PLUS Rounded 1c", "Rounded Mplus 1c", "Varela Round", "Quicksand",
        "Hiragino Maru Gothic ProN", "Arial Rounded MT Bold",
    ]
    /// Families with serifs, best first. The last comes with the Japanese fonts.
    static let serifFamilyNames = [
        "Noto Serif", "New York", "DejaVu Serif", "Liberation Serif", "Times New Roman", "Noto Serif CJK JP",
    ]

    /// The families that the case itself stands for, best first; without those that stand in for them.
    var ownFamilyNames: [String] {
        switch self {
        case .system: [Self.interfaceFamilyName]
        case .monospaced: Self.monospacedFamilyNames
        case .rounded: Self.roundedFamilyNames
        case .serif: Self.serifFamilyNames
        case .named(let name): [name]
        }
    }

    /// The families in the order in which they are asked for a character.
    public var familyNames: [String] {
        let fallbacks = [Self.interfaceFamilyName, Self.japaneseFamilyName, Self.emojiFamilyName]
        return self == .system ? fallbacks : ownFamilyNames + fallbacks
    }

    /// The name of the family that draws the Latin letters of this one; nil if no family of its own is there, so that the
    /// system family stands in. Safe to ask on any thread.
    public var installedName: String? {
        // The system font is asked for often, and needs no look at the fonts.
        if self == .system { return Self.interfaceFamilyName }
        return TextEngine.shared.withLock { $0.library.installedName(of: self) }
    }

    /// The names of all families that are installed or that the app brings along, in alphabetical order. Reads the list of
    /// installed fonts when it is first asked for, which takes some milliseconds. Safe to ask on any thread.
    public static var installedNames: [String] {
        TextEngine.shared.withLock { $0.library.familyNames }
    }
}
