import Foundation
import TesseraGraphics

extension UIImage {
    /// Creates a symbol by its SF Symbols name. Nil where the symbol font has nothing of that meaning.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol by its SF Symbols name, with a look. Nil where the symbol font has nothing of that meaning.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol(named: name) else { return nil }
        let size = ShownSymbol(symbol, configuration?.parts ?? .init(), traits: .current).size
        self.init(
            ImageVariant(content: .symbol(symbol), size: size, scale: 1), configuration: configuration)
    }

    /// Creates a symbol by its SF Symbols name, for traits. Nil where the symbol font has nothing of that meaning.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }
}

/// A symbol of the icon font.
struct Symbol: Equatable, Sendable {
    let name: String
    /// The glyph that draws the symbol as a whole. Nil: it is drawn as two, ``layers``.
    let glyph: Character?
    /// What is in front and behind in a symbol that has a second layer.
    let layers: SymbolCatalog.Layers?
    /// True if the symbol points the other way where the user interface flows from right to left.
    let flipsForRightToLeft: Bool

    /// The glyph that stands for the symbol where only one can be drawn, as in text.
    var mainGlyph: Character { glyph ?? layers?.front ?? " " }

    /// The symbol of an SF Symbols name; nil where the font has nothing of that meaning.
    init?(named name: String) {
        glyph = SymbolCatalog.glyph(named: name)
        layers = SymbolCatalog.layers(named: name)
        // In one colour, what is in front of something filled would not be seen.
        guard glyph != nil || layers != nil && !name.hasSuffix(".fill") else { return nil }
        self.name = name
        flipsForRightToLeft = SymbolCatalog.flipsForRightToLeft(name)
    }
}

/// A symbol as a configuration has it drawn.
struct ShownSymbol {
    /// The size of the text beside which the symbol stands, in points.
    let pointSize: CGFloat
    /// The size of the symbol in points.
    let size: CGSize
    /// How much thicker than the font's the lines are, in fractions of the symbol's height.
    let thickness: CGFloat
    let colors: UIImage.Configuration.Colors

    init(_ symbol: Symbol, _ parts: UIImage.Configuration.Parts, traits: UITraitCollection) {
        pointSize = parts.size?.points(for: traits) ?? 17
        // A symbol is drawn a little larger than text of its size, as SF Symbols' medium scale is.
        let side = pointSize * 1.2 * (parts.scale ?? .medium).factor
        size = CGSize(width: side, height: side)
        thickness = (parts.weight ?? .regular).thickness
        colors = parts.colors ?? .monochrome
    }
}
