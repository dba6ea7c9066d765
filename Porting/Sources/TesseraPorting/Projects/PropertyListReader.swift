import Foundation

/// Reads property lists in XML, in Apple's binary form, and in the form of OpenStep, in which Xcode writes projects and
/// tables of strings.
///
/// The size and the depth of a file are limited, since it may come from anywhere. Errors name the line of the fault.
public struct PropertyListReader {
    /// The greatest size of a file in bytes: 64 MB.
    static let maximumSize = 64 << 20
    /// The greatest depth of values within values.
    static let maximumDepth = 64

    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    private var depth = 0
    /// The lines of the keys of dictionaries at depth 2, which are the objects of a project.
    private(set) var linesOfKeys: [String: Int] = [:]

    private init(_ bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// Reads a property list.
    ///
    /// - Parameters:
    ///   - data: The contents of the file.
    ///   - file: The path of the file, for errors.
    /// - Throws: ``UnreadableFile`` if the contents are not a property list.
    public static func read(_ data: Data, file: String) throws(UnreadableFile) -> PropertyList {
        try readWithLines(data, file: file).value
    }

    /// Reads a property list. Also returns the lines of the keys of the dictionaries that are members of the outermost
    /// one.
    static func readWithLines(
        _ data: Data, file: String
    ) throws(UnreadableFile) -> (value: PropertyList, lines: [String: Int]) {
        let bytes = try text(data, file: file)
        if let value = try xml(bytes, file: file) { return (value, [:]) }
        var reader = PropertyListReader(bytes, file: file)
        let value = try reader.value()
        try reader.expectEnd()
        return (value, reader.linesOfKeys)
    }

    /// Reads a table of strings, which is a property list or consists of the members of a dictionary without braces.
    public static func readStrings(_ data: Data, file: String) throws(UnreadableFile) -> [String:
        PropertyList]
    {
        let bytes = try text(data, file: file)
        if let value = try xml(bytes, file: file) { return value.dictionary ?? [:] }
        var reader = PropertyListReader(bytes, file: file)
        try reader.skipBlanks()
        if reader.peek == UInt8(ascii: "{") { return try reader.value().dictionary ?? [:] }
        return try reader.members(until: nil)
    }

    /// Returns the contents in UTF-8 without a byte order mark.
    private static func text(_ data: Data, file: String) throws(UnreadableFile) -> [UInt8] {
        guard data.count <= maximumSize else {
            throw UnreadableFile(file: file, message: "The file is larger than 64 MB.")
        }
        let bytes = Array(data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
        let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
        guard isWide else { return bytes }
        guard let text = String(data: data, encoding: .utf16) else {
            throw UnreadableFile(file: file, message: "The file is no text.")
        }
        return Array((text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).utf8)
    }

    // MARK: Values

    private mutating func value() throws(UnreadableFile) -> PropertyList {
        try skipBlanks()
        guard let first = peek else { throw fault("The file ends where a value is expected.") }
        guard depth < Self.maximumDepth else {
            throw fault("Values lie within values more than \(Self.maximumDepth) times.")
        }
        depth += 1
        defer { depth -= 1 }
        switch first {
        case UInt8(ascii: "{"):
            position += 1
            return .dictionary(try members(until: UInt8(ascii: "}")))
        case UInt8(ascii: "("):
            position += 1
            return .array(try elements())
        case UInt8(ascii: "<"):
            position += 1
            return .data(try hexadecimal())
        default: return .string(try string())
        }
    }

    /// Reads `key = value;` until a closing byte, or until the end of the file if it is nil.
    private mutating func members(until end: UInt8?) throws(UnreadableFile) -> [String: PropertyList] {
        var members: [String: PropertyList] = [:]
        while true {
            try skipBlanks()
            guard let next = peek else {
                if end == nil { return members }
                throw fault("The file ends within a dictionary.")
            }
            if next == end {
                position += 1
                return members
            }
            let start = line
            let key = try string()
            if depth == 2 { linesOfKeys[key] = start }
            try skipBlanks()
            if peek == UInt8(ascii: "=") {
                position += 1
                members[key] = try value()
                try skipBlanks()
            } else {
                // A table of strings may contain a key without a value. The key is then the value too.
                members[key] = .string(key)
            }
            if peek == UInt8(ascii: ";") {
                position += 1
            } else if peek != end {
                throw fault("A “;” is missing after the value of “\(key.prefix(80))”.")
            }
        }
    }

    private mutating func elements() throws(UnreadableFile) -> [PropertyList] {
        var elements: [PropertyList] = []
        while true {
            try skipBlanks()
            guard let next = peek else { throw fault("The file ends within an array.") }
            if next == UInt8(ascii: ")") {
                position += 1
                return elements
            }
            elements.append(try value())
            try skipBlanks()
            if peek == UInt8(ascii: ",") {
                position += 1
            } else if peek != UInt8(ascii: ")") {
                throw fault("A “,” is missing between the values of an array.")
            }
        }
    }

    private mutating func hexadecimal() throws(UnreadableFile) -> [UInt8] {
        var digits: [UInt8] = []
        while let next = peek {
            position += 1
            if next == UInt8(ascii: ">") {
                guard digits.count.isMultiple(of: 2) else { throw fault("Data ends within a byte.") }
                return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
            }
            if next == UInt8(ascii: "\n") { line += 1 }
            if let digit = Character(Unicode.Scalar(next)).hexDigitValue {
                digits.append(UInt8(digit))
            } else if !Self.isBlank(next) {
                throw fault("Data contains something else than hexadecimal digits.")
            }
        }
        throw fault("The file ends within data.")
    }

    private mutating func string() throws(UnreadableFile) -> String {
        guard let first = peek else { throw fault("The file ends where a text is expected.") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = position
        while let next = peek, Self.isPlain(next) {
            // A comment may begin right after a word. A single slash is part of the word, and so are the slashes of an
            // address.
            if next == UInt8(ascii: "/"), let after = byte(at: position + 1),
                after == UInt8(ascii: "*") || after == UInt8(ascii: "/"), position > start,
                byte(at: position - 1) != UInt8(ascii: ":")
            {
                break
            }
            position += 1
        }
        guard position > start else {
            throw fault("“\(Character(Unicode.Scalar(first)))” stands where a value is expected.")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(_ mark: UInt8) throws(UnreadableFile) -> String {
        let start = line
        position += 1
        var result: [UInt8] = []
        while let next = peek {
            position += 1
            switch next {
            case mark: return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): result += try escaped()
            case UInt8(ascii: "\n"):
                line += 1
                result.append(next)
            default: result.append(next)
            }
        }
        throw UnreadableFile(file: file, line: start, message: "A text in quotation marks does not end.")
    }

    private mutating func escaped() throws(UnreadableFile) -> [UInt8] {
        guard let next = peek else { throw fault("The file ends within a text.") }
        position += 1
        switch next {
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "a"): return [7]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "v"): return [11]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code = Int(next - UInt8(ascii: "0"))
            for _ in 0..<2 {
                guard let digit = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                code = code * 8 + Int(digit - UInt8(ascii: "0"))
                position += 1
            }
            return Unicode.Scalar(UInt32(code)).map { Array(String(Character($0)).utf8) } ?? []
        case UInt8(ascii: "\n"):
            line += 1
            return [next]
        default: return [next]
        }
    }

    /// Reads a character of four hexadecimal digits. If it is the first half of a surrogate pair, reads the second half
    /// too.
    private mutating func unicode() throws(UnreadableFile) -> [UInt8] {
        var units = [try unit()]
        if (0xD800..<0xDC00).contains(units[0]), peek == UInt8(ascii: "\\"),
            let mark = byte(at: position + 1), mark == UInt8(ascii: "U") || mark == UInt8(ascii: "u")
        {
            position += 2
            units.append(try unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func unit() throws(UnreadableFile) -> UInt16 {
        var result: UInt16 = 0
        for _ in 0..<4 {
            guard let next = peek, let digit = Character(Unicode.Scalar(next)).hexDigitValue else {
                throw fault("“\\U” needs four hexadecimal digits.")
            }
            result = result << 4 | UInt16(digit)
            position += 1
        }
        return result
    }

    // MARK: Bytes

    private var peek: UInt8? { byte(at: position) }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func skipBlanks() throws(UnreadableFile) {
        while let next = peek {
            if next == UInt8(ascii: "\n") { line += 1 }
            if Self.isBlank(next) {
                position += 1
            } else if next == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "/") {
                while let next = peek, next != UInt8(ascii: "\n") { position += 1 }
            } else if next == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*") {
                let start = line
                position += 2
                while !(peek == UInt8(ascii: "*") && byte(at: position + 1) == UInt8(ascii: "/")) {
                    guard let next = peek else {
                        throw UnreadableFile(file: file, line: start, message: "A comment does not end.")
                    }
                    if next == UInt8(ascii: "\n") { line += 1 }
                    position += 1
                }
                position += 2
            } else {
                return
            }
        }
    }

    private mutating func expectEnd() throws(UnreadableFile) {
        try skipBlanks()
        if peek != nil { throw fault("Something stands after the end of the property list.") }
    }

    private func fault(_ message: String) -> UnreadableFile {
        UnreadableFile(file: file, line: line, message: message)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (9...13).contains(byte)
    }

    /// Returns true if a text without quotation marks may contain a byte. Xcode writes texts with other bytes in
    /// quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
            true
        default: "_$./:-+@~%#&*!?^|[]\\".utf8.contains(byte)
        }
    }
}
