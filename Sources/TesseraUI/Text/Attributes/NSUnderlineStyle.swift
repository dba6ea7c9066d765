/// The style of lines under text and through it.
/// See Apple's [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
///
/// Browsers have one kind of dashes only: patterns that mix dashes and dots are drawn as dashes.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line of twice the thickness.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots in place of a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes in place of a solid line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes that alternate with dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// Dashes that alternate with pairs of dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Words have the line, and the spaces between them do not.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// True if the style has a line.
    var hasLine: Bool { rawValue & 0x0F != 0 }
}
