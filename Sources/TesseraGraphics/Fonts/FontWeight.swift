/// The thickness of a font's strokes on the scale of CSS and OpenType: 100 is thin, 400 regular, 700 bold
/// and 900 black.
///
/// The nine named weights are those of Apple's
/// [UIFont.Weight](https://developer.apple.com/documentation/uikit/uifont/weight).
public struct FontWeight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The weight as a CSS number, from 1 to 1000.
    public let rawValue: Int

    /// Creates a weight from a CSS number, which is limited to 1…1000.
    public init(rawValue: Int) {
        self.rawValue = min(max(rawValue, 1), 1000)
    }

    /// The weight 100, which CSS and Inter call Thin.
    public static let ultraLight = FontWeight(rawValue: 100)
    /// The weight 200, which CSS and Inter call Extra Light.
    public static let thin = FontWeight(rawValue: 200)
    /// The weight 300.
    public static let light = FontWeight(rawValue: 300)
    /// The weight 400, that of body text.
    public static let regular = FontWeight(rawValue: 400)
    /// The weight 500.
    public static let medium = FontWeight(rawValue: 500)
    /// The weight 600.
    public static let semibold = FontWeight(rawValue: 600)
    /// The weight 700.
    public static let bold = FontWeight(rawValue: 700)
    /// The weight 800, which CSS calls Extra Bold.
    public static let heavy = FontWeight(rawValue: 800)
    /// The weight 900.
    public static let black = FontWeight(rawValue: 900)

    /// Returns true if `lhs` is thinner than `rhs`.
    public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
