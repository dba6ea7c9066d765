import TesseraNibs

/// Reads the XML that Interface Builder writes: UTF-8 without a document type.
///
/// The reader replaces only the five predefined entities and characters by number, so a text is never longer than the
/// file. It limits the depth, and keeps open elements in an array, so that a deep file cannot overflow the stack.
struct XMLReader {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var open: [Open] = []
    private var root: NibElement?
    /// The number of elements and attributes that have been read so far.
    private var parts = 0

    private struct Open {
        var name: String
        var attributes: [NibElement.Attribute]
        var line: Int
        var children: [NibElement] = []
        var text: [UInt8] = []
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    static let advice = "Open the file in Xcode 8 or later and save it again."

    private func failure(_ message: String) -> NibError {
        NibError(line: line, message, advice: Self.advice)
    }

    /// Returns the outermost element.
    mutating func document() throws(NibError) -> NibElement {
        while position < bytes.count {
            if bytes[position] != UInt8(ascii: "<") {
                try text()
            } else if starts(with: "<!--") {
                try skip("<!--", to: "-->")
            } else if starts(with: "<?") {
                try skip("<?", to: "?>")
            } else if starts(with: "<![CDATA[") {
                try literalText()
            } else if starts(with: "<!") {
                throw failure(
                    "The file has a document type declaration, which could make it expand without an end.")
            } else if starts(with: "</") {
                try endTag()
            } else {
                try startTag()
            }
        }
        if let open = open.last {
            throw NibError(
                line: open.line, "The file ends within <\(open.name)>, which begins in line \(open.line).",
                advice: Self.advice)
        }
        guard let root else { throw failure("The file has no element.") }
        return root
    }

    // MARK: Places

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        return text.withUTF8Buffer { buffer in
            (0..<count).allSatisfy { bytes[position + $0] == buffer[$0] }
        }
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private mutating func skip(_ start: StaticString, to end: StaticString) throws(NibError) {
        let first = line
        while position < bytes.count {
            if starts(with: end) {
                advance(end.utf8CodeUnitCount)
                return
            }
            advance()
        }
        throw NibError(line: first, "The file ends within \(start).", advice: Self.advice)
    }

    private var isAtSpace: Bool {
        position < bytes.count && [0x20, 0x09, 0x0a, 0x0d].contains(bytes[position])
    }

    private mutating func skipSpaces() { while isAtSpace { advance() } }

    // MARK: Tags

    private mutating func name() throws(NibError) -> String {
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            let isPart =
                byte >= 0x80 || (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte)
                || (0x30...0x39).contains(byte) || [0x3a, 0x5f, 0x2d, 0x2e].contains(byte)
            guard isPart else { break }
            position += 1
        }
        guard position > start else { throw failure("A name is missing.") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func startTag() throws(NibError) {
        let first = line
        advance()
        guard open.count < NibDocument.maximumDepth else {
            throw NibError(
                line: first, "Elements are nested more than \(NibDocument.maximumDepth) deep.",
                advice: "Interface Builder writes no such file; it may be damaged.")
        }
        guard root == nil else { throw failure("A second element comes after the outermost one.") }
        try countPart()
        let name = try name()
        var attributes: [NibElement.Attribute] = []
        var names: Set<String> = []
        while true {
            let hadSpace = isAtSpace
            skipSpaces()
            guard position < bytes.count else {
                throw NibError(line: first, "The file ends within <\(name)>.", advice: Self.advice)
            }
            if starts(with: "/>") {
                advance(2)
                close(Open(name: name, attributes: attributes, line: first))
                return
            }
            if starts(with: ">") {
                advance()
                open.append(Open(name: name, attributes: attributes, line: first))
                return
            }
            guard hadSpace else { throw failure("<\(name)> is not written as XML is.") }
            try countPart()
            let attribute = try attribute(of: name)
            guard names.insert(attribute.name).inserted else {
                throw failure("<\(name)> has two attributes \(attribute.name).")
            }
            attributes.append(attribute)
        }
    }

    private mutating func countPart() throws(NibError) {
        parts += 1
        guard parts <= NibDocument.maximumParts else {
            throw NibError(
                line: line, "The file has more than \(NibDocument.maximumParts) elements and attributes.",
                advice:
                    "Divide it into several files; Interface Builder can move scenes into another storyboard."
            )
        }
    }

    private mutating func attribute(of element: String) throws(NibError) -> NibElement.Attribute {
        let name = try name()
        skipSpaces()
        guard starts(with: "=") else { throw failure("The attribute \(name) of <\(element)> has no value.") }
        advance()
        skipSpaces()
        guard position < bytes.count, [0x22, 0x27].contains(bytes[position]) else {
            throw failure("The value of the attribute \(name) of <\(element)> has no quotes.")
        }
        let quote = bytes[position]
        let first = line
        advance()
        var value: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            switch bytes[position] {
            case UInt8(ascii: "&"): try reference(to: &value)
            case UInt8(ascii: "<"):
                throw failure("The value of the attribute \(name) of <\(element)> contains “<”.")
            case 0x09, 0x0a, 0x0d:
                value.append(0x20)
                advance()
            default:
                value.append(bytes[position])
                position += 1
            }
        }
        guard position < bytes.count else {
            throw NibError(
                line: first, "The file ends within the attribute \(name) of <\(element)>.",
                advice: Self.advice)
        }
        advance()
        return NibElement.Attribute(name: name, value: String(decoding: value, as: UTF8.self))
    }

    private mutating func endTag() throws(NibError) {
        advance(2)
        let name = try name()
        skipSpaces()
        guard starts(with: ">") else { throw failure("</\(name) is not closed.") }
        guard let last = open.popLast(), last.name == name else {
            throw failure("</\(name)> closes no element that is open.")
        }
        advance()
        close(last)
    }

    private mutating func close(_ element: Open) {
        let isBlank =
            !element.children.isEmpty
            || element.text.allSatisfy { $0 <= 0x20 }
                && element.name != "string" && element.name != "mutableString"
        let closed = NibElement(
            element.name, attributes: element.attributes, children: element.children,
            text: isBlank ? "" : String(decoding: element.text, as: UTF8.self), line: element.line)
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
    }

    // MARK: Text

    private mutating func text() throws(NibError) {
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if bytes[position] == UInt8(ascii: "&") {
                try reference(to: &text)
            } else {
                // Carriage returns are dropped, so that all lines end with a line feed.
                if bytes[position] != 0x0d { text.append(bytes[position]) }
                advance()
            }
        }
        guard !open.isEmpty else {
            guard text.allSatisfy({ $0 <= 0x20 }) else {
                throw failure("The file has text outside of its elements.")
            }
            return
        }
        open[open.count - 1].text += text
    }

    private mutating func literalText() throws(NibError) {
        let first = line
        let start = position + 9
        try skip("<![CDATA[", to: "]]>")
        guard !open.isEmpty else {
            throw NibError(line: first, "The file has text outside of its elements.", advice: Self.advice)
        }
        open[open.count - 1].text += bytes[start..<position - 3]
    }

    private mutating func reference(to text: inout [UInt8]) throws(NibError) {
        let start = position + 1
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("“&” begins no character.")
        }
        let name = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        switch name {
        case "amp": text.append(UInt8(ascii: "&"))
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "quot": text.append(UInt8(ascii: "\""))
        case "apos": text.append(UInt8(ascii: "'"))
        default:
            let number =
                name.hasPrefix("#x")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value != 0 else {
                throw failure("“&\(name);” is no character; nibs define no entities.")
            }
            text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
        }
    }
}
