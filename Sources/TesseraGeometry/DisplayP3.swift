import Foundation

/// A colour in Display P3, the colour space of many screens, which contains colours that sRGB does not.
///
/// Both spaces have the same white and the same transfer function, which the
/// [CSS Color module](https://www.w3.org/TR/css-color-4/#predefined-display-p3) gives together with the primaries.
public struct DisplayP3: Hashable, Sendable {
    /// The components, 0...1.
    public var red: Double, green: Double, blue: Double

    /// Creates a colour from its components.
    public init(red: Double, green: Double, blue: Double) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates a colour from its components in extended sRGB, where they may lie outside 0...1. The result
    /// may lie outside Display P3.
    public init(extendedRed red: Double, green: Double, blue: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(0.8224619687143625 * r + 0.17753803128563805 * g),
            green: Self.encoded(0.03319419885096158 * r + 0.9668058011490385 * g),
            blue: Self.encoded(0.017082630721120033 * r + 0.07239744066396339 * g + 0.9105199286149165 * b))
    }

    /// The components in extended sRGB. They are less than 0 or greater than 1 if sRGB does not contain the
    /// colour.
    public var extendedSRGB: (red: Double, green: Double, blue: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        return (
            Self.encoded(1.2249401762805596 * r - 0.22494017628055984 * g),
            Self.encoded(-0.042056954709688066 * r + 1.042056954709688 * g),
            Self.encoded(-0.019637554590334436 * r - 0.07863604555063179 * g + 1.0982736001409663 * b)
        )
    }

    /// The nearest colour with components within 0...1, rounded to four decimal places.
    package var rounded: DisplayP3 {
        func rounded(_ value: Double) -> Double { (min(max(value, 0), 1) * 10_000).rounded() / 10_000 }
        return DisplayP3(red: rounded(red), green: rounded(green), blue: rounded(blue))
    }

    /// Returns the amount of light of a component. The function is odd: negative components give negative
    /// amounts.
    private static func linear(_ value: Double) -> Double {
        let size = abs(value)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    /// Returns the component of an amount of light.
    private static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
