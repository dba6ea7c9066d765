/// The glyphs of an icon font that draw Apple's [SF Symbols](https://developer.apple.com/sf-symbols/).
///
/// The icon font is Material Design Icons (Debian package fonts-materialdesignicons-webfont). If the font
/// has a symbol in only one form, outlined or filled, both names have that glyph. For names that are missing
/// here, the font has no matching glyph.
public enum SymbolCatalog {
    /// The name of the font family that contains the glyphs.
    public static let fontFamilyName = "Material Design Icons"

    /// Returns the character that draws the symbol with this name in the font ``fontFamilyName``, or nil if
    /// there is none.
    public static func glyph(named name: String) -> Character? {
        glyphs[name]
    }

    /// The names of all symbols, sorted.
    public static var allNames: [String] {
        glyphs.keys.sorted()
    }
}
