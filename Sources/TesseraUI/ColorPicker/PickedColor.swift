import Foundation

/// The colour that a colour picker edits: components of sRGB and an opacity, each 0...1.
struct PickedColor: Equatable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    /// Creates a colour. Components beyond sRGB get the nearest value.
    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
        (self.red, self.green, self.blue) = (limited(red), limited(green), limited(blue))
        self.alpha = limited(alpha)
    }

    /// Creates the colour that a dynamic colour has for the given traits.
    init(_ color: UIColor, for traits: UITraitCollection) {
        let color = color.cgColor(for: traits)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    init(_ parts: HueSaturationBrightness) {
        let (red, green, blue) = parts.components
        self.init(red: red, green: green, blue: blue)
    }

    /// Reads six hexadecimal digits, or three that count twice each, with or without a `#`. Returns nil for any other text.
    init?(hexadecimal: String) {
        var digits = Substring(hexadecimal.trimmingCharacters(in: .whitespaces))
        if digits.hasPrefix("#") { digits = digits.dropFirst() }
        guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
        let six = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard six.count == 6, let number = UInt32(six, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(number >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    var parts: HueSaturationBrightness { HueSaturationBrightness(red: red, green: green, blue: blue) }
    /// The colour without transparency.
    var opaque: PickedColor { PickedColor(red: red, green: green, blue: blue) }

    /// The components as a number of 24 bits.
    var number: Int { Self.byte(of: red) << 16 | Self.byte(of: green) << 8 | Self.byte(of: blue) }

    /// The components as six hexadecimal digits.
    var hexadecimal: String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Returns the nearest of 256 levels of a component.
    static func byte(of component: CGFloat) -> Int { Int((component * 255).rounded()) }
}
