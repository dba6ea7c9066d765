/// A family of typefaces: one of the designs of the system font, or a family with a name.
///
/// The system family replaces a family that is not installed.
public enum FontFamily: Hashable, Sendable {
    /// The interface font: Inter, with Noto Sans CJK JP for Japanese and Noto Color Emoji for emoji.
    case system
    /// The interface font for code, whose characters are all equally wide.
    case monospaced
    /// The interface font with round ends, if such a family is installed.
    case rounded
    /// The interface font with serifs, if such a family is installed.
    case serif
    /// A family with a name, which is installed or belongs to the app.
    case named(String)
}

extension FontFamily {
    /// The family of the interface font's Latin, Greek and Cyrillic letters.
    public static let interfaceFamilyName = "Inter"
    /// The family with kana, kanji and hangul.
    public static let japaneseFamilyName = "Noto Sans CJK JP"
    /// The family with emoji.
    public static let emojiFamilyName = "Noto Color Emoji"

    /// The families for code, the best first. The last is installed with the Japanese fonts and therefore
    /// always available, but its file is so large that pages take a while to fetch it.
    static let monospacedFamilyNames = ["DejaVu Sans Mono", "Menlo", "Noto Sans Mono CJK JP"]
    /// The families with round ends, the best first.
    static let roundedFamilyNames = [
        "Nunito", "SF Pro Rounded", "M PLUS Rounded 1c", "Rounded Mplus 1c", "Varela Round", "Quicksand",
        "Hiragino Maru Gothic ProN", "Arial Rounded MT Bold",
    ]
    /// The families with serifs, the best first. The last is installed with the Japanese fonts.
    static let serifFamilyNames = [
        "Noto Serif", "New York", "DejaVu Serif", "Liberation Serif", "Times New Roman", "Noto Serif CJK JP",
    ]

    /// The families that the case means, the best first, without the families for other characters.
    var ownFamilyNames: [String] {
        switch self {
        case .system: [Self.interfaceFamilyName]
        case .monospaced: Self.monospacedFamilyNames
        case .rounded: Self.roundedFamilyNames
        case .serif: Self.serifFamilyNames
        case .named(let name): [name]
        }
    }

    /// The families in the order in which they are tried for a character.
    public var familyNames: [String] {
        let fallbacks = [Self.interfaceFamilyName, Self.japaneseFamilyName, Self.emojiFamilyName]
        return self == .system ? fallbacks : ownFamilyNames + fallbacks
    }

    /// True if the family is one for code, whose characters are all equally wide.
    var isForCode: Bool {
        switch self {
        case .system, .rounded, .serif: false
        case .monospaced: true
        case .named(let name): Self.monospacedFamilyNames.contains(name)
        }
    }

    /// The name of the family that contains the Latin letters, or nil if none of the families of the case is
    /// installed, so that the system family is used. The property may be used on any thread.
    public var installedName: String? {
        // The system font is used often, and needs no look at the fonts.
        if self == .system { return Self.interfaceFamilyName }
        return TextEngine.shared.withLock { $0.library.installedName(of: self) }
    }

    /// The names of all families that are installed or belong to the app, in alphabetical order. The first
    /// use reads the list of installed fonts, which takes some milliseconds. The property may be used on any
    /// thread.
    public static var installedNames: [String] {
        TextEngine.shared.withLock { $0.library.familyNames }
    }
}
