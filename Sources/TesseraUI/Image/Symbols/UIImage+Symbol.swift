import Foundation
import TesseraGraphics

extension UIImage {
    /// Creates a symbol by its SF Symbols name, or returns nil if the symbol font has no glyph of that
    /// meaning.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol by its SF Symbols name, with a configuration, or returns nil if the symbol font has
    /// no glyph of that meaning.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol(named: name) else { return nil }
        self.init(ImageVariant(symbol), configuration: configuration)
    }

    /// Creates a symbol by its SF Symbols name, whose look depends on a value of 0...1, or returns nil if the symbol font has no
    /// glyph of that meaning.
    ///
    /// The loudspeakers with waves have as many waves as the value says. Other symbols are single glyphs, on whose looks the
    /// value has no effect, as on iOS with symbols that do not vary.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(
            systemName: SymbolCatalog.varied(name, value: value), withConfiguration: configuration)
    }

    /// Creates a symbol by its SF Symbols name, for traits, or returns nil if the symbol font has no glyph of
    /// that meaning.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(
            systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }
}

/// A symbol of the icon font, one that the system draws by shapes, or one of the app's own.
struct Symbol: Equatable, Sendable {
    let name: String
    /// The glyph that draws the whole symbol, or nil if it is drawn with two glyphs, ``layers``, or by a picture.
    let glyph: Character?
    /// The front and the back glyph of a symbol with a second layer, or nil. They draw it in two colours.
    let layers: SymbolCatalog.Layers?
    /// The picture of a symbol that no glyph draws in one colour, or nil.
    let drawing: SymbolDrawing?
    /// True if the picture is a filled shape with a hole, and no glyphs can draw the two in colours of their own.
    let hasHole: Bool
    /// True if the symbol is mirrored when the user interface flows from right to left.
    let flipsForRightToLeft: Bool

    /// Creates the symbol with an SF Symbols name, or returns nil if it has neither shapes nor a glyph of that meaning.
    init?(named name: String) {
        let shapes = SystemSymbolShapes.drawings[name]
        glyph = SymbolCatalog.glyph(named: name)
        layers = shapes == nil ? SymbolCatalog.layers(named: name) : nil
        drawing = shapes ?? (glyph == nil ? EnclosedSymbols.drawing(named: name) : nil)
        hasHole = shapes == nil && drawing != nil && layers == nil && name.hasSuffix(".fill")
        // In a single colour, a glyph in front of a filled one would be invisible.
        guard drawing != nil || glyph != nil || layers != nil && !name.hasSuffix(".fill") else { return nil }
        self.name = name
        flipsForRightToLeft = SymbolCatalog.flipsForRightToLeft(name)
    }
}

extension Symbol {
    /// Creates a symbol that a picture draws.
    init(named name: String, drawing: SymbolDrawing) {
        self.name = name
        self.drawing = drawing
        (glyph, layers, hasHole, flipsForRightToLeft) = (nil, nil, false, false)
    }
}

/// The picture of a symbol of an asset catalog, or of one that the icon font lacks.
final class SymbolDrawing: Equatable, Sendable {
    let file: ImageFile
    /// The size for text of one point, at the medium scale.
    let size: CGSize

    init(_ file: ImageFile, size: CGSize) {
        (self.file, self.size) = (file, size)
    }

    convenience init(_ template: SymbolTemplate) {
        self.init(
            ImageFile(data: template.data, mediaType: ImageFormat.svg.mediaType),
            size: CGSize(
                width: template.size.width / SymbolTemplate.pointSize,
                height: template.size.height / SymbolTemplate.pointSize))
    }

    static func == (left: SymbolDrawing, right: SymbolDrawing) -> Bool { left === right }
}

extension ImageVariant {
    /// Creates the variant of a symbol without a configuration.
    init(_ symbol: Symbol) {
        let look = ResolvedSymbol(symbol, .init(), traits: UITraitCollection())
        self.init(content: .symbol(symbol), size: look.size, scale: 1)
    }
}

/// The look of a symbol with a configuration.
struct ResolvedSymbol {
    /// The size of the text beside the symbol, in points.
    let pointSize: CGFloat
    /// The size of the symbol in points.
    let size: CGSize
    /// The thickness that is added to the font's lines, as a fraction of the symbol's height.
    let thickness: CGFloat
    let colors: UIImage.Configuration.Colors

    init(_ symbol: Symbol, _ parts: UIImage.Configuration.Parts, traits: UITraitCollection) {
        pointSize = parts.size?.points(for: traits) ?? 17
        // A symbol is drawn a little larger than text of its size, like SF Symbols at their medium scale.
        let factor = (parts.scale ?? .medium).factor
        let side = pointSize * 1.2 * factor
        let drawn = symbol.drawing?.size
        size =
            drawn.map { [pointSize] in
                CGSize(width: $0.width * pointSize * factor, height: $0.height * pointSize * factor)
            } ?? CGSize(width: side, height: side)
        thickness = (parts.weight ?? .regular).thickness
        colors = parts.colors ?? .monochrome
    }
}
