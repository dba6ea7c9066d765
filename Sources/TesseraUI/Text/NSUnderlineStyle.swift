/// The lines under text and through it.
/// See Apple's [NSUnderlineStyle](https://developer.apple.com/documentation/uikit/nsunderlinestyle).
///
/// A browser's dashes are all alike: the patterns that mix dashes and dots are drawn as dashes.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots instead of a solid line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Dashes and dots in turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots in turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Only words have the line, not the space between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// True if there is a line at all.
    var hasLine: Bool { rawValue & 0x0F != 0 }
}
