import Foundation

/// A colour of a style sheet: red, green, blue and opacity in a byte each.
struct CSSColor: Hashable {
    static let black = CSSColor(rgba: 0x0000_00FF)
    /// The colour of links in browsers.
    static let link = CSSColor(rgba: 0x0000_EEFF)
    static let clear = CSSColor(rgba: 0)

    /// The bytes, with red as the highest one.
    var rgba: UInt32

    init(rgba: UInt32) {
        self.rgba = rgba
    }

    /// Creates the colour that a text describes by a name, hexadecimal digits, `rgb()` or `hsl()`, or nil if it describes none.
    init?(_ text: some StringProtocol) {
        let text = text.lowercased()
        if text.hasPrefix("#") {
            self.init(digits: text.dropFirst())
        } else if text == "transparent" {
            self = .clear
        } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
            self.init(function: text[..<open], text[text.index(after: open)...].dropLast())
        } else if let named = Self.named[text] {
            self = named
        } else {
            return nil
        }
    }

    private init?(digits: Substring) {
        var digits = String(digits)
        if digits.utf8.count == 3 || digits.utf8.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
        // A sign is no digit, though numbers have one.
        guard let value = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
        switch digits.utf8.count {
        case 6: rgba = value << 8 | 0xFF
        case 8: rgba = value
        default: return nil
        }
    }

    private init?(function: Substring, _ arguments: Substring) {
        let parts = arguments.split { ", /\t\n".contains($0) }.prefix(5)
        guard parts.count == 3 || parts.count == 4,
            let alpha = parts.count == 4 ? Self.number(parts[3], percentOf: 1) : 1
        else { return nil }
        switch function {
        case "rgb", "rgba":
            let bytes = parts.prefix(3).compactMap { Self.number($0, percentOf: 255) }
            guard bytes.count == 3 else { return nil }
            self.init(bytes[0] / 255, bytes[1] / 255, bytes[2] / 255, alpha)
        case "hsl", "hsla":
            let hue = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
            guard let angle = Self.number(hue, percentOf: 360),
                let saturation = Self.number(parts[1], percentOf: 1),
                let lightness = Self.number(parts[2], percentOf: 1)
            else { return nil }
            let (s, l) = (min(max(saturation, 0), 1), min(max(lightness, 0), 1))
            func channel(_ offset: Double) -> Double {
                let turn = (offset + angle / 30).truncatingRemainder(dividingBy: 12)
                let k = turn < 0 ? turn + 12 : turn
                return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
            }
            self.init(channel(0), channel(8), channel(4), alpha)
        default: return nil
        }
    }

    private init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
        let bytes = [red, green, blue, alpha].map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
        rgba = bytes.reduce(0) { $0 << 8 | $1 }
    }

    private static func number(_ text: Substring, percentOf whole: Double) -> Double? {
        let isPercent = text.hasSuffix("%")
        guard let value = Double(isPercent ? text.dropLast() : text), value.isFinite else { return nil }
        return isPercent ? value / 100 * whole : value
    }
}
