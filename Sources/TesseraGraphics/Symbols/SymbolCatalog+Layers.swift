extension SymbolCatalog {
    /// A symbol in a circle or a square, composed of two glyphs of which one is in the middle of the other.
    public struct Layers: Equatable, Sendable {
        /// The glyph in front.
        public let front: Character
        /// The circle or square behind it.
        public let back: Character
        /// The size of the glyph in front, in fractions of that of the one behind.
        public let scale: Double
    }

    /// Returns the two glyphs of a symbol whose name ends in `circle`, `square`, or one of these with
    /// `fill`, such as `heart.circle.fill`. The glyph in front is the filled form, if there is one. Returns
    /// nil for other names, or if the font does not have the glyph in front.
    public static func layers(named name: String) -> Layers? {
        for shape in ["circle", "circle.fill", "square", "square.fill"] where name.hasSuffix("." + shape) {
            let inner = String(name.dropLast(shape.count + 1))
            let names = [frontNames[inner] ?? inner + ".fill", inner]
            guard let front = names.lazy.compactMap({ glyphs[$0] }).first, let back = glyphs[shape] else {
                return nil
            }
            return Layers(front: front, back: back, scale: 0.58)
        }
        return nil
    }

    /// The symbols in front whose names differ from the beginning of the composed name.
    private static let frontNames = ["person.crop": "person.fill"]
}
