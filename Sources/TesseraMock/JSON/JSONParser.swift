/// Parses JSON (RFC 8259) and reports the places of errors.
///
/// Foundation's parser reports neither line nor column and loses the order of keys.
struct JSONParser {
    /// The greatest depth of nested arrays and objects.
    static let maximumDepth = 200

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the value of a whole text in UTF-8. A byte order mark at its start is skipped.
    static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var parser = JSONParser(bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
        let value = try parser.value()
        parser.skipWhiteSpace()
        if parser.position < bytes.count {
            throw parser.error("expected the end of the file, but found \(parser.found)")
        }
        return value
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        skipWhiteSpace()
        switch current {
        case UInt8(ascii: "{"): return try nested { (parser) throws(JSONSyntaxError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { (parser) throws(JSONSyntaxError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case let byte? where byte.isDigit || byte == UInt8(ascii: "-"): return .number(try number())
        default:
            for (word, value) in [("true", JSONValue.bool(true)), ("false", .bool(false)), ("null", .null)]
            where bytes[position...].starts(with: word.utf8) {
                position += word.utf8.count
                return value
            }
            throw error("expected a value, but found \(found)")
        }
    }

    private mutating func nested(
        _ parse: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue
    ) throws(JSONSyntaxError) -> JSONValue {
        depth += 1
        if depth > Self.maximumDepth { throw error("more than \(Self.maximumDepth) levels of nesting") }
        position += 1
        let value = try parse(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONValue {
        var members: [JSONValue.Member] = []
        skipWhiteSpace()
        if skip("}") { return .object(members) }
        repeat {
            skipWhiteSpace()
            guard current == UInt8(ascii: "\"") else {
                throw error("expected a key in double quotes, but found \(found)")
            }
            let key = try string()
            skipWhiteSpace()
            guard skip(":") else { throw error("expected ':' after the key \"\(key)\", but found \(found)") }
            skipWhiteSpace()
            let offset = position
            members.append(.init(key: key, value: try value(), offset: offset))
            skipWhiteSpace()
        } while skip(",")
        guard skip("}") else { throw error("expected ',' or '}' in an object, but found \(found)") }
        return .object(members)
    }

    private mutating func array() throws(JSONSyntaxError) -> JSONValue {
        var elements: [JSONValue] = []
        skipWhiteSpace()
        if skip("]") { return .array(elements) }
        repeat {
            elements.append(try value())
            skipWhiteSpace()
        } while skip(",")
        guard skip("]") else { throw error("expected ',' or ']' in an array, but found \(found)") }
        return .array(elements)
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = position
        _ = skip("-")
        let integerStart = position
        try digits()
        if bytes[integerStart] == UInt8(ascii: "0"), position > integerStart + 1 {
            throw JSONSyntaxError(message: "a number must not start with 0", offset: integerStart)
        }
        if skip(".") { try digits() }
        if skip("e") || skip("E") {
            if !skip("+") { _ = skip("-") }
            try digits()
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func digits() throws(JSONSyntaxError) {
        let start = position
        while let byte = current, byte.isDigit { position += 1 }
        if position == start { throw error("expected a digit, but found \(found)") }
    }

    private mutating func string() throws(JSONSyntaxError) -> String {
        let opening = position
        position += 1
        var result: [UInt8] = []
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                guard let string = String(validating: result, as: UTF8.self) else {
                    throw JSONSyntaxError(message: "a string that is not valid UTF-8", offset: opening)
                }
                return string
            case UInt8(ascii: "\\"):
                position += 1
                result += String(try escapedCharacter()).utf8
            case 0..<0x20:
                throw error("a string must not contain \(found); write it as an escape such as \\n")
            default:
                result.append(byte)
                position += 1
            }
        }
        throw JSONSyntaxError(message: "a string without its closing quote", offset: opening)
    }

    private mutating func escapedCharacter() throws(JSONSyntaxError) -> Unicode.Scalar {
        let escapes: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
            UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
            UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        if let byte = current, let scalar = escapes[byte] {
            position += 1
            return scalar
        }
        let start = position - 1
        guard skip("u") else { throw error("expected an escape such as \\n or \\u3042, but found \(found)") }
        var code = try hexadecimal()
        // A character outside the basic plane is written as two escapes, of which the high surrogate is the
        // first.
        if (0xD800..<0xDC00).contains(code), skip("\\"), skip("u") {
            let low = try hexadecimal()
            if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
        }
        guard let scalar = Unicode.Scalar(code) else {
            throw JSONSyntaxError(message: "half of a surrogate pair", offset: start)
        }
        return scalar
    }

    private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw error("expected four hexadecimal digits after \\u, but found \(found)")
            }
            code = code << 4 + UInt32(digit)
            position += 1
        }
        return code
    }

    private var current: UInt8? {
        position < bytes.count ? bytes[position] : nil
    }

    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard let current, UInt32(current) == character.value else { return false }
        position += 1
        return true
    }

    private mutating func skipWhiteSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
            position += 1
        }
    }

    private func error(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(message: message, offset: position)
    }

    /// A description of the character at the position, for "but found …".
    private var found: String {
        guard let byte = current else { return "the end of the file" }
        switch byte {
        case 0x0A, 0x0D: return "the end of the line"
        case 0..<0x20: return "the control character \(byte)"
        default:
            let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.first
            return "'\(character.map(String.init) ?? "?")'"
        }
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
