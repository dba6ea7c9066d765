import Foundation

/// The names of the attributes of text.
/// See Apple's [NSAttributedString.Key](https://developer.apple.com/documentation/foundation/nsattributedstring/key).
extension NSAttributedString.Key {
    /// The font: a ``UIFont``. The default is the system font of 12 points, or in a label the label's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The paragraph style: an ``NSParagraphStyle``. That of the first character applies to the whole
    /// paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The colour of the text: a ``UIColor``. The default is black, or in a label the label's colour.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text: a ``UIColor``. By default there is none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The space after each character, in points, added to the font's own: a number. The default is 0.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The space after each character, in points, added to the font's own: a number. It takes precedence over
    /// ``kern``.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A line through the text: the raw value of an ``NSUnderlineStyle``. The default is 0, which is no line.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through the text: a ``UIColor``. The default is the text's colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A line under the text: the raw value of an ``NSUnderlineStyle``. The default is 0, which is no line.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line under the text: a ``UIColor``. The default is the text's colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The thickness of a line along the edges of the letters, in percent of the font's size: a number. Letters
    /// with a positive value are not filled; those with a negative one are filled, and have a line of the
    /// value's amount. The default is 0, which is no line. Emoji have none. The line does not change the
    /// size of the text. In a browser, the shadow of such letters is that of filled ones.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The colour of the line along the edges of the letters: a ``UIColor``. The default is the text's
    /// colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A shadow of the letters: an ``NSShadow``. By default there is none.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An image in place of a U+FFFC character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The destination of a link: a `URL` or a string. A label draws the text in the colour of links, with a
    /// line under it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The distance of the text above the usual baseline, in points: a number. The default is 0.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The slant of the text to the right, as the tangent of the angle: a number. The default is 0.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The use of ligatures, which are glyphs for several letters together: 0 for those only that the script requires, or 1, the
    /// default, for those that the font uses by default.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The meaning of a part of a paragraph: the raw value of an ``InlinePresentationIntent``. Emphases, code and text that is
    /// struck through are drawn as such, in the font of the text.
    public static let inlinePresentationIntent = NSAttributedString.Key(
        rawValue: "NSInlinePresentationIntent")
    /// The blocks that contain the text: a ``PresentationIntent``. It does not change what is drawn.
    public static let presentationIntentAttributeName = NSAttributedString.Key(
        rawValue: "NSPresentationIntent")
    /// The address of the image for which the text stands: a `URL`. It does not change what is drawn.
    public static let imageURL = NSAttributedString.Key(rawValue: "NSImageURL")
}
