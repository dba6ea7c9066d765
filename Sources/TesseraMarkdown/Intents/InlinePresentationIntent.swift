/// The meaning of a part of a paragraph, such as code or a strong emphasis.
/// See Apple's [InlinePresentationIntent](
/// https://developer.apple.com/documentation/foundation/inlinepresentationintent), which Foundation lacks on Linux.
///
/// ```swift
/// var title = AttributedString("New")
/// title.inlinePresentationIntent = .stronglyEmphasized
/// ```
///
/// Labels, text views and buttons draw emphases in italics, strong emphases in bold, code in a font whose letters have the same
/// width, and struck text with a line through it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The number whose bits are the elements of the set.
    public let rawValue: UInt

    /// Creates a set from the number whose bits are its elements.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The text is emphasized: `*text*` in Markdown.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// The text is strongly emphasized: `**text**` in Markdown.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// The text is code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// The text is struck through: `~~text~~` in Markdown.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The character replaces the end of a line in the source. The paragraph continues after it.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The character ends a line of the paragraph.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// The text is a tag of HTML in a paragraph.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// The text is a block of HTML.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
