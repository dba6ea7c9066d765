import Foundation
import TesseraGraphics

/// How the lines of a paragraph are broken and placed.
/// See Apple's [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
///
/// Hyphenation and tab stops are absent: words are not hyphenated, and a tab is four spaces wide.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeValueMark()
    var values: TextParagraphStyle

    /// Creates a style with the usual values.
    public override init() {
        values = TextParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping)
        super.init()
    }

    init(_ values: TextParagraphStyle) {
        self.values = values
        super.init()
    }

    /// The usual style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction of text in a language, by its BCP 47 name; that of the app's first language where it is nil.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let identifier = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: identifier).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Where lines lie between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// How lines break, and what becomes of text that does not fit.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction in which the paragraph is read.
    open var baseWritingDirection: NSWritingDirection { NSWritingDirection(values.direction) }
    /// The space in points between one line and the next.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space in points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space in points before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance in points of the first line from the edge at which reading starts.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance in points of the other lines from that edge.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: above 0, the distance in points from the edge at which reading starts; otherwise the distance
    /// from the opposite edge, as a negative number.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The lowest height of a line in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The number by which a line's own height is multiplied; 0 for none. What it adds lies above the letters.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// A Boolean value that tells whether characters come closer together before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }

    /// Returns the style itself, or a style that does not change for one that may.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// Returns a style with the same values that may be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style whose values may be changed.
/// See Apple's [NSMutableParagraphStyle](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
///
/// Text keeps the style that it was given: a label reads the values when its text is set.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where lines lie between the edges.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// How lines break, and what becomes of text that does not fit.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    /// The direction in which the paragraph is read.
    open override var baseWritingDirection: NSWritingDirection {
        get { NSWritingDirection(values.direction) }
        set {
            values.direction =
                switch newValue {
                case .natural: .natural
                case .leftToRight: .leftToRight
                case .rightToLeft: .rightToLeft
                }
        }
    }
    /// The space in points between one line and the next; not negative.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = Self.usable(newValue) }
    }
    /// The space in points after the paragraph; not negative.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = Self.usable(newValue) }
    }
    /// The space in points before the paragraph, unless it is the first; not negative.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = Self.usable(newValue) }
    }
    /// The distance in points of the first line from the edge at which reading starts; not negative.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = Self.usable(newValue) }
    }
    /// The distance in points of the other lines from that edge; not negative.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = Self.usable(newValue) }
    }
    /// Where lines end: above 0, the distance in points from the edge at which reading starts; otherwise the distance
    /// from the opposite edge, as a negative number.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue.textMeasure }
    }
    /// The lowest height of a line in points; not negative.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = Self.usable(newValue) }
    }
    /// The greatest height of a line in points; 0 for no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = Self.usable(newValue) }
    }
    /// The number by which a line's own height is multiplied; 0 for none.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = Self.usable(newValue) }
    }
    /// A Boolean value that tells whether characters come closer together before a line is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightensBeforeTruncation }
        set { values.tightensBeforeTruncation = newValue }
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) { values = paragraphStyle.values }

    private static func usable(_ value: CGFloat) -> CGFloat { max(value.textMeasure, 0) }
}

extension NSWritingDirection {
    init(_ direction: TextDirection) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}
