/// A font that texts of a scene name by its family: a file that the host keeps for the display to fetch.
///
/// The display fetches the file when a text needs it, and shows the text in another font until then.
public struct FontContent: Codable, Equatable, Sendable {
    /// The family, as ``TextContent`` names it.
    public var family: String
    /// The thinnest and the thickest strokes that the file has, as CSS counts them; the same twice for most files.
    public var weights: [Int]
    /// The narrowest and the widest letters that the file has, in percent of the normal width.
    public var stretches: [Double]
    /// Whether letters lean. Absent: upright.
    public var isItalic: Bool?

    /// Creates a font.
    public init(family: String, weights: ClosedRange<Int>, stretches: ClosedRange<Double>, isItalic: Bool) {
        self.family = family
        self.weights = [weights.lowerBound, weights.upperBound]
        self.stretches = [stretches.lowerBound, stretches.upperBound]
        self.isItalic = isItalic ? true : nil
    }

    private enum CodingKeys: String, CodingKey {
        case family = "ff"
        case weights = "w"
        case stretches = "st"
        case isItalic = "i"
    }
}
