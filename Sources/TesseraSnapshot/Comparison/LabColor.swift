import Foundation

/// A colour in CIE L\*a\*b\* for the white of daylight (D65), in which distances are near to the differences
/// that people see.
public struct LabColor: Hashable, Sendable {
    /// The lightness, from 0 for black to 100 for white.
    public var lightness: Double
    /// The place between green, which is negative, and red.
    public var a: Double
    /// The place between blue, which is negative, and yellow.
    public var b: Double

    /// Creates a colour from its components.
    public init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates the colour that an opaque pixel in sRGB has.
    ///
    /// The conversion is that of IEC 61966-2-1 to CIE XYZ, and then that of CIE 15 to L\*a\*b\*.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        let red = Self.linear[Int(red)]
        let green = Self.linear[Int(green)]
        let blue = Self.linear[Int(blue)]
        // Each row is divided by its sum, which is the white of D65, so that greys have no colour at all.
        let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
        let y = Self.root((0.2126729 * red + 0.7151522 * green + 0.0721750 * blue) / 1.0000001)
        let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    /// The intensities of light for the 256 values of a channel in sRGB.
    private static let linear: [Double] = (0...255).map { value in
        let value = Double(value) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// Returns the cube root, which is continued by a straight line for dark colours.
    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }

    /// Returns the difference from another colour by the formula CIEDE2000, without weights for special
    /// viewing conditions.
    ///
    /// A difference of 1 is just visible for two large patches beside each other; black and white differ by
    /// 100. The formula is that of CIE 142-2001, computed as in G. Sharma, W. Wu and E. N. Dalal, "The
    /// CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical
    /// Observations", Color Research and Application 30 (2005), whose test data this implementation gives.
    public func difference(from other: LabColor) -> Double {
        let degrees = Double.pi / 180
        func colorfulness(_ mean: Double) -> Double {
            let power = pow(mean, 7)
            return sqrt(power / (power + 6_103_515_625))
        }
        // The axis a is stretched for greyish colours.
        let stretch =
            1.5 - 0.5 * colorfulness((hypot(a, b) + hypot(other.a, other.b)) / 2)
        let (a1, a2) = (stretch * a, stretch * other.a)
        let (chroma1, chroma2) = (hypot(a1, b), hypot(a2, other.b))
        func hue(_ a: Double, _ b: Double) -> Double {
            guard a != 0 || b != 0 else { return 0 }
            let angle = atan2(b, a) / degrees
            return angle < 0 ? angle + 360 : angle
        }
        let (hue1, hue2) = (hue(a1, b), hue(a2, other.b))
        let isGrey = chroma1 * chroma2 == 0

        var hueStep = isGrey ? 0 : hue2 - hue1
        if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
        let lightnessDifference = other.lightness - lightness
        let chromaDifference = chroma2 - chroma1
        let hueDifference = 2 * sqrt(chroma1 * chroma2) * sin(hueStep / 2 * degrees)

        var meanHue = hue1 + hue2
        if !isGrey {
            if abs(hue1 - hue2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let meanChroma = (chroma1 + chroma2) / 2
        let middle = (lightness + other.lightness) / 2 - 50
        let turn =
            1 - 0.17 * cos((meanHue - 30) * degrees) + 0.24 * cos(2 * meanHue * degrees)
            + 0.32 * cos((3 * meanHue + 6) * degrees) - 0.20 * cos((4 * meanHue - 63) * degrees)
        let lightnessPart = lightnessDifference / (1 + 0.015 * middle * middle / sqrt(20 + middle * middle))
        let chromaPart = chromaDifference / (1 + 0.045 * meanChroma)
        let huePart = hueDifference / (1 + 0.015 * meanChroma * turn)
        let blueness = pow((meanHue - 275) / 25, 2)
        let rotation = -sin(60 * exp(-blueness) * degrees) * 2 * colorfulness(meanChroma)
        return sqrt(
            max(
                0,
                lightnessPart * lightnessPart + chromaPart * chromaPart + huePart * huePart
                    + rotation * chromaPart * huePart))
    }
}
