/// Which glyph of an icon font draws which of Apple's
/// [SF Symbols](https://developer.apple.com/sf-symbols/).
///
/// The icon font is Material Design Icons (Debian package fonts-materialdesignicons-webfont). A symbol that the
/// font has in one form only, outlined or filled, has that form for both names. A name that is missing here has
/// no matching glyph in the font.
public enum SymbolCatalog {
    /// The font family in which the glyphs are.
    public static let fontFamilyName = "Material Design Icons"

    /// The character that draws the symbol of this name in the font ``fontFamilyName``; nil if there is none.
    public static func glyph(named name: String) -> Character? {
        glyphs[name]
    }

    /// The names of all symbols, sorted.
    public static var allNames: [String] {
        glyphs.keys.sorted()
    }
}
