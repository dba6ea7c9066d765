/// A font that texts of a scene name by its family. Its file is on the host, from which the display fetches
/// it.
///
/// The display fetches the file when a text needs it, and displays the text in another font until then.
public struct FontContent: Codable, Equatable, Sendable {
    /// The family, as ``TextStyle/family`` names it.
    public var family: String
    /// The least and the greatest weight in the file, as CSS defines weights. They are equal for most files.
    public var weights: [Int]
    /// The least and the greatest width of letters in the file, in percent of the normal width.
    public var stretches: [Double]
    /// A Boolean value that tells whether the font is italic. If absent, it is upright.
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
