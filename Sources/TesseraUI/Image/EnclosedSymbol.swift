import Foundation
import Synchronization
import TesseraGraphics

/// A symbol in a circle or a square: `flag.circle.fill`, `5.square`, `a.circle`.
///
/// In a filled shape, the symbol is left out of it, so that it is seen in a single colour. Where the icon font has a filled form of the
/// symbol, that form stands in the filled shape, as on iOS.
enum EnclosedSymbol {
    private enum Shape: String, CaseIterable {
        case circle, square

        /// Returns the shape in a square of 240 units, filled, or as a line of 18 units within the same edges.
        func drawn(isFilled: Bool, _ attributes: String) -> String {
            let radius = isFilled ? 100 : 91
            let line = isFilled ? "" : " fill=\"none\" stroke=\"#000\" stroke-width=\"18\""
            switch self {
            case .circle:
                return "<circle cx=\"120\" cy=\"120\" r=\"\(radius)\"\(line)\(attributes)/>"
            case .square:
                let (origin, side) = (120 - radius + 10, 2 * radius - 20)
                return "<rect x=\"\(origin)\" y=\"\(origin)\" width=\"\(side)\" height=\"\(side)\" rx=\"28\""
                    + "\(line)\(attributes)/>"
            }
        }
    }

    /// The pictures that were made, and nil for the names that have none.
    private static let known = Mutex<[String: SymbolDrawing?]>([:])
    /// The greatest number of names to remember, which an app may read from anywhere.
    private static let mostKnown = 1_000

    /// Returns the picture of the symbol with a name, or nil if the name does not end in a shape, or if there is nothing to enclose.
    static func drawing(named name: String) -> SymbolDrawing? {
        if let drawing = known.withLock({ $0[name] }) { return drawing }
        let drawing = shapes(named: name).map { SymbolDrawing(shapes: $0) }
        known.withLock { known in
            if known.count >= mostKnown { known.removeAll() }
            known[name] = .some(drawing)
        }
        return drawing
    }

    /// Returns the shapes in a square of 24 units, or nil.
    private static func shapes(named name: String) -> String? {
        var parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard let shape = parts.popLast().flatMap({ Shape(rawValue: String($0)) }), !parts.isEmpty else {
            return nil
        }
        let base = parts.joined(separator: ".")
        guard let inner = letters(named: base) ?? (isFilled ? glyph(named: base) : nil) else { return nil }
        guard isFilled else { return scaled(shape.drawn(isFilled: false, "") + "<path d=\"\(inner)\"/>") }
        return scaled(
            "<mask id=\"m\"><rect width=\"240\" height=\"240\" fill=\"#fff\"/><path d=\"\(inner)\"/></mask>"
                + shape.drawn(isFilled: true, " mask=\"url(#m)\""))
    }

    private static func scaled(_ shapes: String) -> String { "<g transform=\"scale(0.1)\">\(shapes)</g>" }

    /// Returns the outline of the icon font's glyph for a symbol, or nil if there is none.
    private static func glyph(named name: String) -> String? {
        let glyph = SymbolCatalog.glyph(named: name + ".fill") ?? SymbolCatalog.glyph(named: name)
        let font = FontDescriptor(family: .named(SymbolCatalog.fontFamilyName), size: 139)
        return glyph.flatMap { outline(String($0), font) }
    }

    /// Returns the outline of a letter from a to z or of a number from 0 to 50, or nil for other names.
    private static func letters(named name: String) -> String? {
        let isNumber = Int(name).map { (0...50).contains($0) && String($0) == name } ?? false
        guard isNumber || name.utf8.count == 1 && name.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            return nil
        }
        let size: CGFloat = name.utf8.count == 1 ? 130 : 110
        return outline(name.uppercased(), FontDescriptor(size: size, weight: .semibold))
    }

    private static func outline(_ text: String, _ font: FontDescriptor) -> String? {
        let line = TextLayout.layout(text, font: font).lines.first
        return line?.glyphs(scale: 1).outline(around: CGPoint(x: 120, y: 120))
    }
}
