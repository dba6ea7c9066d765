import Foundation

/// A colour as hue, saturation and brightness, each 0...1, as
/// [HSV](https://en.wikipedia.org/wiki/HSL_and_HSV) defines them. The hue is 0 for red, 1/3 for green and 2/3
/// for blue.
struct HueSaturationBrightness {
    var hue: CGFloat, saturation: CGFloat, brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    /// Converts a colour. Greys, which have no hue, get the hue 0.
    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (largest, smallest) = (max(red, green, blue), min(red, green, blue))
        let range = largest - smallest
        brightness = largest
        saturation = largest > 0 ? range / largest : 0
        let sector: CGFloat =
            if range == 0 {
                0
            } else if largest == red {
                (green - blue) / range
            } else if largest == green {
                (blue - red) / range + 2
            } else {
                (red - green) / range + 4
            }
        hue = (sector < 0 ? sector + 6 : sector) / 6
    }

    /// True if the colour has no hue.
    var isGrey: Bool { saturation == 0 || brightness == 0 }

    /// The components red, green and blue, each 0...1.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
