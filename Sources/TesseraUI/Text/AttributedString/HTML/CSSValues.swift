import Foundation

/// The size of a font in a style sheet.
enum CSSFontSize: Equatable {
    /// The size of text without a style, in points.
    static let usual = 12.0
    /// The named sizes in points. A number in a `font` element is the index of a size in this list.
    private static let named: [(name: String, points: Double)] = [
        ("xx-small", 9), ("x-small", 9), ("small", 10), ("medium", usual), ("large", 14), ("x-large", 18),
        ("xx-large", 24), ("xxx-large", 36),
    ]

    case points(Double)
    /// A factor of the size around the element.
    case ofParent(Double)
    /// A factor of the size of the document.
    case ofRoot(Double)

    init?(_ text: some StringProtocol) {
        if let size = Self.named.first(where: { $0.name == text })?.points {
            self = .points(size)
            return
        }
        let units: [(String, (Double) -> CSSFontSize)] = [
            ("px", { .points($0) }), ("rem", { .ofRoot($0) }), ("em", { .ofParent($0) }),
            ("%", { .ofParent($0 / 100) }), ("pt", { .points($0 * 4 / 3) }),
        ]
        switch text {
        case "smaller": self = .ofParent(1 / 1.2)
        case "larger": self = .ofParent(1.2)
        case "0": self = .points(0)
        default:
            guard let (suffix, make) = units.first(where: { text.hasSuffix($0.0) }),
                let value = Double(text.dropLast(suffix.count)), value.isFinite, value >= 0
            else { return nil }
            self = make(value)
        }
    }

    /// Creates the size that a `font` element states with a number from 1 to 7, or, with a sign, with a difference from 3.
    init?(fontElement text: String) {
        guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else { return nil }
        let isRelative = text.contains("+") || text.contains("-")
        let place = min(max(isRelative ? 3 + min(max(number, -9), 9) : number, 1), 7)
        self = .points(Self.named[place].points)
    }

    /// Returns the size in points: at least 1 and at most 1,000.
    func points(parent: Double, root: Double) -> Double {
        let size =
            switch self {
            case .points(let points): points
            case .ofParent(let factor): factor * parent
            case .ofRoot(let factor): factor * root
            }
        return min(max(size, 1), 1000)
    }
}

/// The thickness of strokes in a style sheet.
enum CSSFontWeight: Equatable {
    case number(Int)
    case bolder
    case lighter

    init?(_ text: some StringProtocol) {
        switch text {
        case "normal": self = .number(400)
        case "bold": self = .number(700)
        case "bolder": self = .bolder
        case "lighter": self = .lighter
        default:
            guard let number = Double(text), (1...1000).contains(number) else { return nil }
            self = .number(Int(number))
        }
    }

    func number(parent: Int) -> Int {
        switch self {
        case .number(let number): number
        case .bolder: parent < 350 ? 400 : parent < 550 ? 700 : max(parent, 900)
        case .lighter: parent < 550 ? min(parent, 100) : parent < 750 ? 400 : 700
        }
    }
}

/// A family of fonts in a style sheet.
enum CSSFontFamily: Hashable {
    case system
    case monospaced
    case rounded
    case serif
    case named(String)

    init(_ name: String) {
        switch name.lowercased() {
        case "-apple-system", "blinkmacsystemfont", "system-ui", "ui-sans-serif", "sans-serif", "system":
            self = .system
        case "monospace", "ui-monospace": self = .monospaced
        case "ui-rounded": self = .rounded
        case "serif", "ui-serif": self = .serif
        default: self = .named(name)
        }
    }
}

/// The lines of a text in a style sheet.
struct CSSTextLines: Equatable {
    var isUnderlined = false
    var isStruck = false
}

/// The horizontal position of lines in a style sheet.
enum CSSAlignment: Hashable {
    case start
    case end
    case left
    case right
    case center
    case justified

    init?(_ text: some StringProtocol) {
        switch text {
        case "start": self = .start
        case "end": self = .end
        case "left": self = .left
        case "right": self = .right
        case "center", "middle": self = .center
        case "justify": self = .justified
        default: return nil
        }
    }
}

/// The height of a text above or below the line in a style sheet.
enum CSSBaseline: Equatable {
    case usual
    case lower
    case upper
}
