import Foundation

/// The attributes of text.
/// See Apple's [NSAttributedString.Key](https://developer.apple.com/documentation/foundation/nsattributedstring/key).
extension NSAttributedString.Key {
    /// The font: a ``UIFont``. Absent: the system font of 12 points, in a label the label's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The lines of a paragraph: an ``NSParagraphStyle``. The first character of a paragraph decides.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the text: a ``UIColor``. Absent: black, in a label the label's colour.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text: a ``UIColor``. Absent: none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space in points after each character besides the font's own: a number. Absent or 0: none.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space in points after each character besides the font's own: a number, which counts instead of ``kern``
    /// where both are there.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A line through the text: the raw value of an ``NSUnderlineStyle``. Absent or 0: none.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of that line: a ``UIColor``. Absent: the text's.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A line under the text: the raw value of an ``NSUnderlineStyle``. Absent or 0: none.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of that line: a ``UIColor``. Absent: the text's.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A shadow of the letters: an ``NSShadow``. Absent: none.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An image in place of a U+FFFC character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where the text leads: a `URL` or a string. A label shows it in the colour of links, with a line under it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How far the text lies above the baseline, in points: a number. Absent: 0.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// How far the text leans to the right, as the tangent of the angle: a number. Absent: 0.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
