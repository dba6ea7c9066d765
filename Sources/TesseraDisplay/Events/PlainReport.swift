/// Reads the reports of scrolling that pages send, without a tree of values in between.
///
/// While a user scrolls, nearly all events are such reports, and a general reader of JSON touches more memory for one of them
/// than all else on its way. This reader knows the notation that pages and hosts write: the type first, no spaces, no escapes,
/// each member once. It reads nothing else, so that whatever looks different goes to the general reader, which also finds the
/// words for what is wrong.
struct PlainReport {
    private var rest: Slice<UnsafeRawBufferPointer>

    /// The error of bytes that are not in the notation that this reader knows.
    private struct Unknown: Error {}

    private static let start = #"{"type":"scroll""#

    /// Returns the report, or nil if the bytes are not in the notation that this reader knows.
    static func read(_ bytes: UnsafeRawBufferPointer) -> DisplayEvent.Scroll? {
        guard bytes.starts(with: start.utf8) else { return nil }
        var report = PlainReport(rest: bytes.dropFirst(start.utf8.count))
        return try? report.scroll()
    }

    private init(rest: Slice<UnsafeRawBufferPointer>) {
        self.rest = rest
    }

    private mutating func scroll() throws(Unknown) -> DisplayEvent.Scroll {
        var view: Int?, revision: Int?, x: Double?, y: Double?
        var phase: DisplayEvent.Scroll.Phase?
        var shift: [Double]?, speed: [Double]?, velocityX: Double?, velocityY: Double?, isWheel: Bool?
        while take(",") {
            let name = try text()
            try expect(":")
            // The general reader decides which of two members with the same name counts.
            switch name {
            case "view" where view == nil: view = try wholeNumber()
            case "revision" where revision == nil: revision = try wholeNumber()
            case "x" where x == nil: x = try number()
            case "y" where y == nil: y = try number()
            case "phase" where phase == nil:
                guard let known = DisplayEvent.Scroll.Phase(rawValue: try text()) else { throw Unknown() }
                phase = known
            case "shift" where shift == nil: shift = try numbers()
            case "speed" where speed == nil: speed = try numbers()
            case "vx" where velocityX == nil: velocityX = try number()
            case "vy" where velocityY == nil: velocityY = try number()
            case "wheel" where isWheel == nil: isWheel = try flag()
            default: throw Unknown()
            }
        }
        try expect("}")
        guard rest.isEmpty, let view, let revision, let x, let y, let phase else { throw Unknown() }
        return DisplayEvent.Scroll(
            view: view, x: x, y: y, revision: revision, phase: phase, shift: shift, velocityX: velocityX,
            velocityY: velocityY, speed: speed, isWheel: isWheel)
    }

    /// Reads a character of ASCII. Returns false, and reads nothing, if another one is next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar) throws(Unknown) {
        guard take(character) else { throw Unknown() }
    }

    /// Reads a text of small letters between quotes.
    private mutating func text() throws(Unknown) -> String {
        try expect("\"")
        let letters = rest.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        rest = rest[letters.endIndex...]
        try expect("\"")
        return String(decoding: letters, as: UTF8.self)
    }

    private mutating func flag() throws(Unknown) -> Bool {
        for (word, value) in [("true", true), ("false", false)] where rest.starts(with: word.utf8) {
            rest = rest.dropFirst(word.utf8.count)
            return value
        }
        throw Unknown()
    }

    /// Reads one to fifteen digits, which a double keeps without rounding. Returns their value and their number.
    private mutating func digits() throws(Unknown) -> (value: Int, count: Int) {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard (1...15).contains(digits.count) else { throw Unknown() }
        rest = rest[digits.endIndex...]
        return (digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }, digits.count)
    }

    /// Reads a number without a sign, which has no zeros in front.
    private mutating func wholeNumber() throws(Unknown) -> Int {
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let (value, count) = try digits()
        guard count == 1 || !startsWithZero else { throw Unknown() }
        return value
    }

    /// Reads a decimal number of at most fifteen digits.
    ///
    /// Its digits as a whole number and its power of ten are doubles without rounding. Their quotient is rounded once, so it is
    /// the double next to the decimal, which every correct reader returns.
    private mutating func number() throws(Unknown) -> Double {
        let isNegative = take("-")
        var value = Double(try wholeNumber())
        if take(".") {
            let fraction = try digits()
            let scale = Self.powers[fraction.count]
            value = value * scale + Double(fraction.value)
            guard value < 1e15 else { throw Unknown() }
            value /= scale
        }
        return isNegative ? -value : value
    }

    private mutating func numbers() throws(Unknown) -> [Double] {
        try expect("[")
        var numbers = [try number()]
        while take(",") { numbers.append(try number()) }
        try expect("]")
        return numbers
    }

    /// The powers of ten of up to fifteen places, each of which is a double without rounding.
    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
