/// A growing JSON text, with the objects and arrays that are open at its end.
///
/// Swift's encoders have no call that ends a container. So a container closes all containers within it when it writes its next
/// member or element.
final class JSONText {
    // The methods below are the only code with access to these properties, and none of them calls code of others during an
    // access. Checks at run time would take a third of the time of the whole encoding.

    /// The UTF-8 of the text.
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    /// The objects and arrays around the end of the text, from the outermost one.
    @exclusivity(unchecked) private var open: [Level] = []
    /// The look of text that was written last, and the place of its members in ``bytes``.
    @exclusivity(unchecked) private var lastStyle: (style: TextStyle, members: Range<Int>)?

    enum Bracket {
        case object, array
    }

    private struct Level {
        let bracket: Bracket
        var isEmpty = true
    }

    init() {
        bytes.reserveCapacity(1024)
    }

    /// Opens an object or an array as the value within `depth` others.
    ///
    /// If that value is open already, it stays open and gets the members or elements that come next. In this way several Swift
    /// values can write their members into one object.
    func open(_ bracket: Bracket, at depth: Int) {
        if open.count > depth {
            close(to: depth + 1)
            precondition(open[depth].bracket == bracket, "A value is either an object or an array.")
            return
        }
        open.append(Level(bracket: bracket))
        bytes.append(bracket == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }

    /// Closes the innermost objects and arrays until `depth` are left.
    func close(to depth: Int) {
        while open.count > depth {
            let level = open.removeLast()
            bytes.append(level.bracket == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        }
    }

    /// Begins an element of the array that is the innermost one of `depth` containers.
    func beginElement(at depth: Int) {
        close(to: depth)
        if open[depth - 1].isEmpty {
            open[depth - 1].isEmpty = false
        } else {
            bytes.append(UInt8(ascii: ","))
        }
    }

    /// Begins a member of the object that is the innermost one of `depth` containers.
    func beginMember(_ name: String, at depth: Int) {
        beginElement(at: depth)
        append(name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes the members of a look into the object that is the innermost one of `depth` containers, behind its other members.
    ///
    /// Most texts of a message have the same look. The method copies the members of the last look if the new one is equal, which
    /// takes a small part of the time of writing them.
    func append(membersOf style: TextStyle, at depth: Int) throws {
        close(to: depth)
        if let lastStyle, lastStyle.style == style {
            for place in lastStyle.members { bytes.append(bytes[place]) }
            return
        }
        let start = bytes.count
        try style.encode(to: ValueEncoder(text: self, depth: depth - 1))
        close(to: depth)
        lastStyle = (style, start..<bytes.count)
    }

    func appendNull() {
        bytes.append(contentsOf: "null".utf8)
    }

    func append(_ value: Bool) {
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    func append(_ value: some FixedWidthInteger) {
        if let number = UInt64(exactly: value.magnitude) {
            if value < 0 { bytes.append(UInt8(ascii: "-")) }
            appendDigits(number)
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
    }

    /// Writes the shortest digits from which the same number is read.
    func append(_ value: Double) {
        // Most numbers have two decimal places at most, and these are written without Swift's description, which takes many times
        // as long. The digits are the same: two different decimals of up to 15 digits are never read as the same number.
        let hundredths = (value * 100).rounded()
        if abs(hundredths) < 1e15, hundredths / 100 == value {
            appendHundredths(Int(hundredths))
        } else if value.isFinite {
            bytes.append(contentsOf: value.description.utf8)
        } else if value.isNaN {
            append("NaN")
        } else {
            append(value < 0 ? "-Infinity" : "Infinity")
        }
    }

    private func appendHundredths(_ value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 100)
        appendDigits(UInt64(whole))
        guard rest > 0 else { return }
        bytes.append(UInt8(ascii: "."))
        bytes.append(UInt8(ascii: "0") + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(UInt8(ascii: "0") + UInt8(rest % 10)) }
    }

    private func appendDigits(_ number: UInt64) {
        if number >= 10 { appendDigits(number / 10) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Writes a text between quotes.
    func append(_ text: String) {
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { characters in
            var start = 0
            for (place, character) in characters.enumerated() where Self.isEscaped(character) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start..<place]))
                appendEscaped(character)
                start = place + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: characters[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isEscaped(_ character: UInt8) -> Bool {
        character < 0x20 || character == UInt8(ascii: "\"") || character == UInt8(ascii: "\\")
    }

    private func appendEscaped(_ character: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch character {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        case 0..<0x20:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(character >> 4)])
            bytes.append(digits[Int(character & 15)])
        default: bytes.append(character)
        }
    }
}
