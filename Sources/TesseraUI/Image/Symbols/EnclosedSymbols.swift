import Foundation
import Synchronization
import TesseraGraphics

/// The pictures of symbols in a circle or a square that the icon font lacks: of those with a filled shape, in which the inner symbol is a
/// hole, as in `heart.circle.fill`, and of numbers and letters, such as `1.circle` and `a.square.fill`.
enum EnclosedSymbols {
    private static let drawings = Mutex<[String: SymbolDrawing]>([:])

    /// Returns the picture of the symbol with a name, or nil if no picture draws it.
    static func drawing(named name: String) -> SymbolDrawing? {
        if let drawing = drawings.withLock({ $0[name] }) { return drawing }
        guard let shapes = shapes(named: name) else { return nil }
        // If another thread has made the picture meanwhile, that one is used, so that equal symbols share a picture.
        let drawing = SymbolDrawing(shapes: shapes)
        return drawings.withLock { known in
            if let first = known[name] { return first }
            known[name] = drawing
            return drawing
        }
    }

    /// Returns the shapes of the symbol in a square of 24 units.
    private static func shapes(named name: String) -> String? {
        guard let shape = Shape(of: name) else { return nil }
        let inner: String?
        if let text = text(named: String(name.dropLast(shape.rawValue.count + 1))) {
            // Two digits leave a gap to the line of a shape that is not filled.
            let width = shape.isFilled ? 12.5 : 10.5
            inner = TextLayout.layout(text, font: FontDescriptor(size: 14, weight: .semibold))
                .outline(in: CGRect(x: 12 - width / 2, y: 6, width: width, height: 12))
        } else if shape.isFilled, let layers = SymbolCatalog.layers(named: name) {
            let font = FontDescriptor(
                family: .named(SymbolCatalog.fontFamilyName), size: 24 * layers.scale)
            inner = TextLayout.layout(String(layers.front), font: font)
                .outline(in: CGRect(x: 5, y: 5, width: 14, height: 14))
        } else {
            inner = nil
        }
        return inner.map { shape.enclosing($0) }
    }

    /// Returns the text in the shape: a number from 0 to 50, or a letter, which is a capital one.
    private static func text(named name: String) -> String? {
        if let number = Int(name), (0...50).contains(number), String(number) == name { return name }
        guard name.count == 1, let letter = name.first, ("a"..."z").contains(letter) else { return nil }
        return letter.uppercased()
    }

    private enum Shape: String, CaseIterable {
        case circle
        case filledCircle = "circle.fill"
        case square
        case filledSquare = "square.fill"

        /// Creates the shape in which the symbol with a name lies.
        init?(of name: String) {
            guard let shape = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else {
                return nil
            }
            self = shape
        }

        var isFilled: Bool { self == .filledCircle || self == .filledSquare }

        /// Returns the shapes of the symbol. In a filled shape the inner path is a hole.
        func enclosing(_ path: String) -> String {
            switch self {
            case .circle:
                ##"<circle cx="12" cy="12" r="9" fill="none" stroke="#000" stroke-width="2"/>"##
                    + #"<path d="\#(path)"/>"#
            case .square:
                ##"<rect x="4" y="4" width="16" height="16" rx="2" fill="none" stroke="#000" stroke-width="2"/>"##
                    + #"<path d="\#(path)"/>"#
            case .filledCircle:
                Self.hole(path) + #"<circle cx="12" cy="12" r="10" mask="url(#hole)"/>"#
            case .filledSquare:
                Self.hole(path)
                    + #"<rect x="3" y="3" width="18" height="18" rx="3" mask="url(#hole)"/>"#
            }
        }

        private static func hole(_ path: String) -> String {
            #"<mask id="hole" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">"#
                + ##"<rect width="24" height="24" fill="#fff"/><path d="\##(path)" fill="#000"/></mask>"##
        }
    }
}
