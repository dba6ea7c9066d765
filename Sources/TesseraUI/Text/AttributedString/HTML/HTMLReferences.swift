/// The characters that HTML writes as `&name;` or with a number.
enum HTMLReferences {
    /// The greatest length of a name in bytes.
    private static let longestName = 16
    /// The greatest length of an old name in bytes.
    private static let longestOldName = 6
    /// What bytes from 0x80 to 0x9F mean on Windows, whose numbers authors of HTML take for those of Unicode.
    private static let windows: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039, 0x152,
        0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x2DC, 0x2122,
        0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
    ]

    /// Returns a text with the characters in place of their references, without NULs, and with line feeds as the only line
    /// breaks.
    static func resolved(_ bytes: ArraySlice<UInt8>, inAttribute: Bool) -> String {
        guard
            bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 || $0 == .carriageReturn })
        else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "&"),
                let (scalar, end) = reference(in: bytes, from: index, inAttribute: inAttribute)
            {
                result.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
                index = end
            } else if byte == .carriageReturn {
                result.append(.lineFeed)
                if index < bytes.endIndex, bytes[index] == .lineFeed { index += 1 }
            } else if byte != 0 {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Returns the character of the reference whose `&` stands before an index, and the index after it, or nil if there is none.
    private static func reference(
        in bytes: ArraySlice<UInt8>, from start: Int, inAttribute: Bool
    ) -> (Unicode.Scalar, Int)? {
        guard start < bytes.endIndex else { return nil }
        if bytes[start] == UInt8(ascii: "#") { return number(in: bytes, from: start + 1) }
        var end = start
        while end < bytes.endIndex, end - start < longestName,
            bytes[end].isASCIILetter || bytes[end].isASCIIDigit
        {
            end += 1
        }
        if end < bytes.endIndex, bytes[end] == UInt8(ascii: ";"),
            let scalar = scalar(named: bytes[start..<end])
        {
            return (scalar, end + 1)
        }
        // Old names need no semicolon, and letters may come right after them, except in addresses.
        if inAttribute {
            let isQuery = end < bytes.endIndex && bytes[end] == UInt8(ascii: "=")
            return isQuery ? nil : oldScalar(named: bytes[start..<end]).map { ($0, end) }
        }
        var oldEnd = min(end, start + longestOldName)
        while oldEnd > start {
            if let scalar = oldScalar(named: bytes[start..<oldEnd]) { return (scalar, oldEnd) }
            oldEnd -= 1
        }
        return nil
    }

    private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        named[String(decoding: name, as: UTF8.self)]
    }

    private static func oldScalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        scalar(named: name).flatMap { $0.value < 0x100 && $0 != "'" ? $0 : nil }
    }

    private static func number(in bytes: ArraySlice<UInt8>, from start: Int) -> (Unicode.Scalar, Int)? {
        var index = start
        var radix: UInt32 = 10
        if index < bytes.endIndex, bytes[index].asciiLowercased == UInt8(ascii: "x") {
            radix = 16
            index += 1
        }
        let first = index
        var value: UInt32 = 0
        while index < bytes.endIndex, let digit = digit(bytes[index]), digit < radix {
            // Greater numbers are those of no character, however many digits come next.
            value = min(value * radix + digit, 0x110000)
            index += 1
        }
        guard index > first else { return nil }
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: ";") { index += 1 }
        if (0x80..<0xA0).contains(value) { value = windows[Int(value) - 0x80] }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (scalar ?? "\u{FFFD}", index)
    }

    private static func digit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 48...57: UInt32(byte) - 48
        case 65...70: UInt32(byte) - 55
        case 97...102: UInt32(byte) - 87
        default: nil
        }
    }
}
