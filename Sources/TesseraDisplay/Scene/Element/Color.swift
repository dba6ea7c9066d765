import Foundation
import TesseraGeometry

/// A colour in sRGB with one byte for each channel, or a colour in Display P3 that sRGB does not contain.
/// The alpha is straight, which means that the other channels are not multiplied by it.
///
/// On the wire it is a CSS colour: `#rrggbb`, `#rrggbbaa` if it is not opaque, or `color(display-p3 r g b /
/// a)`.
public struct Color: Hashable, Sendable {
    /// Red, green, blue and alpha, 0...255.
    public let red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8
    /// The colour in Display P3, if sRGB does not contain it. Its alpha is ``alpha``, and the bytes of the
    /// other channels are the nearest colour of sRGB. If it is nil, the bytes are the colour.
    public let displayP3: DisplayP3?

    /// Creates a colour from its bytes.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        displayP3 = nil
    }

    /// Creates a colour in Display P3. Components outside 0...1 are limited to that range.
    public init(displayP3: DisplayP3, alpha: UInt8 = 255) {
        let rounded = displayP3.rounded
        let (red, green, blue) = rounded.extendedSRGB
        self.red = Self.byte(red)
        self.green = Self.byte(green)
        self.blue = Self.byte(blue)
        self.alpha = alpha
        self.displayP3 = rounded
    }

    /// Creates a colour from components of extended sRGB and an opacity of 0...1. A colour outside sRGB
    /// becomes the nearest colour of Display P3.
    public init(extendedRed red: Double, green: Double, blue: Double, alpha: Double) {
        // The range is wider than 0...1 by half a step of a byte, which makes no visible difference.
        let sRGB = -0.002...1.002
        if sRGB.contains(red), sRGB.contains(green), sRGB.contains(blue) {
            self.init(
                red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), alpha: Self.byte(alpha))
        } else {
            self.init(
                displayP3: DisplayP3(extendedRed: red, green: green, blue: blue), alpha: Self.byte(alpha))
        }
    }

    private static func byte(_ value: Double) -> UInt8 {
        value.isNaN ? 0 : UInt8((min(max(value, 0), 1) * 255).rounded())
    }

    /// The CSS notation of the colour in sRGB.
    public var hexadecimal: String {
        let value = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
        let count = alpha == 255 ? 6 : 8
        // Each text of a message has a colour.
        return String(unsafeUninitializedCapacity: 1 + count) { text in
            text[0] = UInt8(ascii: "#")
            for index in 0..<count {
                let digit = UInt8(truncatingIfNeeded: value >> (28 - 4 * UInt32(index))) & 15
                text[1 + index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            return 1 + count
        }
    }

    /// Creates a colour from the CSS notation. Returns nil if `text` is not `#` and six or eight hexadecimal
    /// digits.
    public init?(hexadecimal text: String) {
        let digits = text.utf8.dropFirst()
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
            let value = UInt32(digits.count == 6 ? text.dropFirst() + "ff" : text.dropFirst(), radix: 16),
            digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") })
        else { return nil }
        self.init(
            red: UInt8(value >> 24), green: UInt8(value >> 16 & 255), blue: UInt8(value >> 8 & 255),
            alpha: UInt8(value & 255))
    }

    /// The colour in the notation of the wire.
    var notation: String {
        guard let displayP3 else { return hexadecimal }
        let components = "\(displayP3.red) \(displayP3.green) \(displayP3.blue)"
        guard alpha < 255 else { return "color(display-p3 \(components))" }
        return "color(display-p3 \(components) / \((Double(alpha) / 255 * 10_000).rounded() / 10_000))"
    }

    /// Creates a colour from the notation of the wire. Returns nil if `text` is not a colour in it.
    init?(notation text: String) {
        let opening = "color(display-p3 "
        guard text.hasPrefix(opening), text.hasSuffix(")") else {
            self.init(hexadecimal: text)
            return
        }
        let parts = text.dropFirst(opening.count).dropLast().split(separator: " ")
        let numbers = parts.filter { $0 != "/" }.compactMap { Double($0) }
        guard
            parts.count == 3 && numbers.count == 3
                || parts.count == 5 && parts[3] == "/" && numbers.count == 4,
            numbers.allSatisfy((0...1).contains)
        else { return nil }
        self.init(
            displayP3: DisplayP3(red: numbers[0], green: numbers[1], blue: numbers[2]),
            alpha: numbers.count == 4 ? Self.byte(numbers[3]) : 255)
    }
}

extension Color: Codable {
    /// Reads the notation of the wire.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let color = Color(notation: text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription:
                        "A colour is #rrggbb, #rrggbbaa or color(display-p3 r g b / a), not \(text)."))
        }
        self = color
    }

    /// Writes the notation of the wire.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(notation)
    }
}
