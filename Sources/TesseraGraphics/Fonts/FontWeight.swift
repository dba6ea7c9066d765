/// The thickness of a font's strokes on the scale that CSS and OpenType use: 100 is the thinnest, 400 regular,
/// 700 bold and 900 the thickest.
///
/// The nine named weights are those of Apple's
/// [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight).
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight as a CSS number, from 1 to 1000.
    public let rawValue: Int

    /// Creates a weight from a CSS number; a number outside 1…1000 becomes the nearer end.
    public init(rawValue: Int) {
        self.rawValue = min(max(rawValue, 1), 1000)
    }

    /// 100, which CSS and Inter call Thin.
    public static let ultraLight = FontWeight(rawValue: 100)
    /// 200, which CSS and Inter call Extra Light.
    public static let thin = FontWeight(rawValue: 200)
    /// 300.
    public static let light = FontWeight(rawValue: 300)
    /// 400, the weight of body text.
    public static let regular = FontWeight(rawValue: 400)
    /// 500.
    public static let medium = FontWeight(rawValue: 500)
    /// 600.
    public static let semibold = FontWeight(rawValue: 600)
    /// 700.
    public static let bold = FontWeight(rawValue: 700)
    /// 800, which CSS calls Extra Bold.
    public static let heavy = FontWeight(rawValue: 800)
    /// 900.
    public static let black = FontWeight(rawValue: 900)

    /// Returns true if `lhs` is thinner than `rhs`.
    public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
