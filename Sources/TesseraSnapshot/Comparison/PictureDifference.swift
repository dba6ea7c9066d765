/// The pixels in which two pictures of one size differ by more than a tolerance accepts.
public struct PictureDifference: Hashable, Sendable {
    /// The number of pixels that were compared.
    public let pixelCount: Int
    /// The number of pixels that differ.
    public let differingPixelCount: Int
    /// The greatest difference in colour of a pixel, by ``LabColor/difference(from:)``.
    public let greatestDifference: Double
    /// The mean difference in colour of the pixels that differ.
    public let meanDifference: Double
    /// The greatest difference of a pixel in any channel, from 1 to 255.
    public let greatestChannelDifference: Int
    /// The smallest rectangle that contains all pixels that differ.
    public let bounds: PixelRect
    /// The rectangles around groups of pixels that differ, those with the most pixels first. Pixels belong to
    /// one group if they are about eight pixels apart or nearer.
    public let regions: [PixelRect]

    /// The share of pixels that differ, from 0 to 1.
    public var differingShare: Double { Double(differingPixelCount) / Double(pixelCount) }

    /// A sentence that says how many pixels differ, by how much and where.
    public var sentence: String {
        let verb = differingPixelCount == 1 ? "differs" : "differ"
        let amount =
            differingPixelCount == 1
            ? "by \(Self.decimal(greatestDifference))"
            : "by up to \(Self.decimal(greatestDifference)) and \(Self.decimal(meanDifference)) on average"
        var text =
            "\(Self.grouped(differingPixelCount)) of \(Self.grouped(pixelCount)) pixels (\(percentage)) \(verb) "
            + "\(amount) in colour (CIEDE2000), by up to \(greatestChannelDifference) of 255 in a channel, "
            + "within \(bounds.text)"
        if regions.count > 1 {
            let named = regions.prefix(3).map(\.text)
            let others = regions.count - named.count
            text +=
                ", in \(Self.grouped(regions.count)) places: \(named.joined(separator: ", "))"
                + (others > 0 ? " and \(Self.grouped(others)) more" : "")
        }
        return text + "."
    }

    /// The share in percent, with as many digits as it needs to be more than zero.
    private var percentage: String {
        let hundredths = (differingShare * 10_000).rounded()
        guard hundredths >= 1 else { return "less than 0.01 %" }
        return "\(Self.decimal(hundredths / 100, places: 2)) %"
    }

    /// Returns a number with commas between its thousands.
    static func grouped(_ number: Int) -> String {
        var digits = Array(String(number))
        var index = digits.count - 3
        while index > 0 {
            digits.insert(",", at: index)
            index -= 3
        }
        return String(digits)
    }

    /// Returns a number that is not negative with a fixed number of decimal places.
    static func decimal(_ number: Double, places: Int = 1) -> String {
        var factor = 1
        for _ in 0..<places { factor *= 10 }
        let whole = Int((number * Double(factor)).rounded())
        let fraction = String(whole % factor)
        return "\(whole / factor).\(String(repeating: "0", count: places - fraction.count))\(fraction)"
    }
}
