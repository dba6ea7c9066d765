import Foundation

/// A list of paragraphs with markers, such as numbers or dots.
/// See Apple's [NSTextList](https://developer.apple.com/documentation/uikit/nstextlist).
///
/// ```swift
/// let list = NSTextList(markerFormat: .decimal, options: 0)
/// style.textLists = [list]
/// text = "\t" + list.marker(forItemNumber: 1) + ".\tRice"
/// ```
///
/// The paragraphs of a list, and of the lists around it, name it in ``NSParagraphStyle/textLists``. As in TextKit 1, the markers
/// are part of the text: nothing adds them.
open class NSTextList: NSObject, NSCopying {
    private let mark = AttributeValueMark()
    /// The form of the markers.
    public let markerFormat: MarkerFormat
    /// The options of the list.
    public let listOptions: Options
    /// The number of the first item. The default is 1.
    open var startingItemNumber: Int

    /// The forms of markers. Names of forms in braces stand for the marker, and other characters for themselves: `({decimal})`
    /// is a number in parentheses.
    /// See Apple's [NSTextList.MarkerFormat](
    /// https://developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct).
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The form.
        public let rawValue: String
        /// Creates a form.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a form.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// An empty square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// An empty circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A dot.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A full square.
        public static let square = MarkerFormat("{square}")
        /// A hexadecimal number with small letters.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// A hexadecimal number with capital letters.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// An octal number.
        public static let octal = MarkerFormat("{octal}")
        /// A small letter.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A capital letter.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// A small letter.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A capital letter.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// A Roman number with small letters.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// A Roman number with capital letters.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// A decimal number.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// Options of lists.
    /// See Apple's [NSTextList.Options](https://developer.apple.com/documentation/uikit/nstextlist/options).
    public struct Options: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The marker of the list around this one precedes each marker, as in “1.2”.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - markerFormat: The form of the markers.
    ///   - options: The options of the list.
    ///   - startingItemNumber: The number of the first item.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int) {
        (self.markerFormat, listOptions) = (markerFormat, options)
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list whose first item has the number 1.
    ///
    /// - Parameters:
    ///   - markerFormat: The form of the markers.
    ///   - mask: The bits of ``Options``.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: mask)),
            startingItemNumber: 1)
    }

    /// A Boolean value that tells whether the markers differ from item to item.
    open var isOrdered: Bool { marker(forItemNumber: 1) != marker(forItemNumber: 2) }

    /// Returns the marker of an item, without the markers of the lists around it.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var result = ""
        var rest = Substring(markerFormat.rawValue)
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let name = rest[rest.index(after: open)..<close]
            result += TextListMarker.text(String(name), itemNumber) ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// Returns the list itself, since paragraphs with the same list belong together.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The markers of lists.
private enum TextListMarker {
    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
        "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]
    private static let romanParts: [(value: Int, text: String)] = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
        (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
    ]

    /// Returns the marker of an item, or nil if the name is that of no form.
    static func text(_ name: String, _ number: Int) -> String? {
        if let sign = signs[name] { return sign }
        return switch name {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number)
        case "upper-roman": roman(number).uppercased()
        default: nil
        }
    }

    /// Returns letters for a number: “z” is followed by “aa”. Numbers below 1 have none and stay numbers.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, result) = (number, "")
        while rest > 0 {
            let digit = (rest - 1) % 26
            result = String(UnicodeScalar(UInt8(97 + digit))) + result
            rest = (rest - 1) / 26
        }
        return result
    }

    /// Returns a Roman number. Numbers that Romans did not write with letters stay numbers.
    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        var (rest, result) = (number, "")
        for part in romanParts {
            while rest >= part.value {
                result += part.text
                rest -= part.value
            }
        }
        return result
    }
}
