import Foundation

/// Reads the start of an [SVG](https://www.w3.org/TR/SVG2/) drawing, up to its first element.
struct SVGHeader {
    /// The size in pixels, rounded up, or nil if the drawing has none that can be drawn.
    let size: ImageHeader.Size?

    /// The greatest number of bytes before the end of the first tag.
    private static let limit = 65_536

    /// Reads the first tag. Returns nil if it is not that of a drawing in UTF-8.
    init?(_ data: Data) {
        var scanner = Scanner(bytes: Array(data.prefix(Self.limit)))
        guard let attributes = scanner.rootAttributes() else { return nil }
        size = Self.size(attributes)
    }

    /// Returns the size that the first element's attributes give.
    ///
    /// A side that is missing is computed from the ratio of the view box. A drawing without any size is as large as CSS makes it,
    /// 300 × 150 pixels.
    private static func size(_ attributes: [String: String]) -> ImageHeader.Size? {
        let box = (attributes["viewBox"] ?? "").split { " ,\t\r\n".contains($0) }.compactMap { Double($0) }
        let hasBox = box.count == 4 && box[2] > 0 && box[3] > 0
        let width = attributes["width"].flatMap(pixels)
        let height = attributes["height"].flatMap(pixels)
        let ratio = hasBox ? box[2] / box[3] : 2
        let size: (Double, Double) =
            switch (width, height) {
            case (let width?, let height?): (width, height)
            case (let width?, nil): (width, hasBox ? width / ratio : 150)
            case (nil, let height?): (hasBox ? height * ratio : 300, height)
            case (nil, nil): hasBox ? (box[2], box[3]) : (300, 150)
            }
        guard size.0 > 0, size.1 > 0, size.0 < 1e9, size.1 < 1e9 else { return nil }
        return (Int(size.0.rounded(.up)), Int(size.1.rounded(.up)))
    }

    /// Returns a length in CSS pixels, or nil if it is a percentage or no length.
    private static func pixels(_ length: String) -> Double? {
        let text = length.trimmingCharacters(in: .whitespacesAndNewlines)
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4),
            ("em", 16), ("ex", 8), ("", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            return Double(text.dropLast(unit.count)).map { $0 * factor }
        }
        return nil
    }

    private struct Scanner {
        let bytes: [UInt8]
        var position = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        func has(_ text: String) -> Bool {
            bytes.count - position >= text.utf8.count
                && zip(text.utf8, bytes[position...]).allSatisfy { $0 == $1 }
        }

        /// Moves behind the next occurrence of a text, or returns false if there is none.
        mutating func skip(through text: String) -> Bool {
            while position < bytes.count {
                if has(text) {
                    position += text.utf8.count
                    return true
                }
                position += 1
            }
            return false
        }

        static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

        mutating func skipSpace() { _ = take(while: Self.isSpace) }

        mutating func take(while condition: (UInt8) -> Bool) -> String {
            let start = position
            while position < bytes.count, condition(bytes[position]) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        /// Returns the attributes of the first element by their names, or nil if it is no drawing.
        mutating func rootAttributes() -> [String: String]? {
            if has("\u{FEFF}") { position += 3 }
            while true {
                skipSpace()
                if has("<?") {
                    guard skip(through: "?>") else { return nil }
                } else if has("<!--") {
                    guard skip(through: "-->") else { return nil }
                } else if has("<!DOCTYPE") {
                    // A document type may have declarations in brackets.
                    _ = take { $0 != 0x3E && $0 != 0x5B }
                    if has("["), !skip(through: "]") { return nil }
                    guard skip(through: ">") else { return nil }
                } else {
                    break
                }
            }
            guard has("<") else { return nil }
            position += 1
            let name = take { !Self.isSpace($0) && $0 != 0x3E && $0 != 0x2F }
            guard name == "svg" || name.hasSuffix(":svg") else { return nil }
            return attributes()
        }

        private mutating func attributes() -> [String: String]? {
            var found: [String: String] = [:]
            while position < bytes.count {
                skipSpace()
                if has(">") || has("/>") { return found }
                let name = take { !Self.isSpace($0) && $0 != 0x3D && $0 != 0x3E }
                skipSpace()
                guard has("="), !name.isEmpty else { return nil }
                position += 1
                skipSpace()
                guard position < bytes.count, case let quote = bytes[position], quote == 0x22 || quote == 0x27
                else { return nil }
                position += 1
                let value = take { $0 != quote }
                guard position < bytes.count else { return nil }
                position += 1
                if found[name] == nil { found[name] = value }
            }
            return nil
        }
    }
}
