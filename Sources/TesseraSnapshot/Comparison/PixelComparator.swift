/// Compares single pixels. It keeps the results for recent pairs of colours, since a screen has few.
struct PixelComparator {
    /// The difference of two pixels.
    struct Difference {
        /// The difference in colour by CIEDE2000.
        var color: Double
        /// The greatest difference in any channel.
        var channel: Int
    }

    private struct Entry {
        var first: UInt32 = 0
        var second: UInt32 = 0
        var difference = Difference(color: 0, channel: 0)
    }

    /// The results by a hash of the two pixels. A pair displaces the one that was there before.
    private var entries = [Entry](repeating: Entry(), count: 4096)

    /// Returns the difference of two pixels, each of which is red, green, blue and alpha from the lowest
    /// byte to the highest, multiplied by alpha.
    ///
    /// Transparent pixels are laid on white and on black, and the greater difference counts: no background
    /// makes them differ much more.
    mutating func difference(_ first: UInt32, _ second: UInt32) -> Difference {
        let slot = Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA77) >> 20)
        if entries[slot].first == first, entries[slot].second == second { return entries[slot].difference }
        let difference = Self.compute(first, second)
        entries[slot] = Entry(first: first, second: second, difference: difference)
        return difference
    }

    private static func compute(_ first: UInt32, _ second: UInt32) -> Difference {
        var channel = 0
        var shift: UInt32 = 0
        while shift < 32 {
            channel = max(channel, abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)))
            shift += 8
        }
        let onBlack = color(of: first, on: 0).difference(from: color(of: second, on: 0))
        if first >> 24 == 255, second >> 24 == 255 { return Difference(color: onBlack, channel: channel) }
        let onWhite = color(of: first, on: 255).difference(from: color(of: second, on: 255))
        return Difference(color: max(onBlack, onWhite), channel: channel)
    }

    /// Returns the colour of a pixel on a grey background.
    private static func color(of pixel: UInt32, on background: UInt32) -> LabColor {
        let light = background * (255 - pixel >> 24) / 255
        // A damaged file cannot contain colours that are greater than alpha, but the sum is limited anyway.
        func component(_ shift: UInt32) -> UInt8 { UInt8(min(pixel >> shift & 0xFF + light, 255)) }
        return LabColor(red: component(0), green: component(8), blue: component(16))
    }
}
