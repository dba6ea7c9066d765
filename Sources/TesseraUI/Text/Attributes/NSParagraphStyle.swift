import Foundation
import TesseraGraphics

/// The rules by which the lines of a paragraph are broken and placed.
/// See Apple's [NSParagraphStyle](https://developer.apple.com/documentation/uikit/nsparagraphstyle).
///
/// Words are not hyphenated by rules of a language. A line may end with a soft hyphen (U+00AD), which is then visible.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeValueMark()
    var values: TextParagraphStyle
    fileprivate var lists: [NSTextList] = []
    /// True if the line break mode comes from the label whose text has the style, and false if the app has given the paragraph a
    /// mode of its own. The mode of a label truncates only the last line of the text, so the other lines wrap.
    final var hasModeOfLabel = false

    /// The values with which the paragraph is laid out outside of labels, where a paragraph that truncates has a single line.
    final var valuesOutsideOfLabels: TextParagraphStyle {
        guard hasModeOfLabel else { return values }
        var wrapped = values
        wrapped.lineBreakMode = lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping
        return wrapped
    }

    /// Creates a style with the default values.
    public override init() {
        values = TextParagraphStyle(alignment: .natural, lineBreakMode: .byWordWrapping)
        super.init()
    }

    init(_ values: TextParagraphStyle) {
        self.values = values
        super.init()
    }

    /// Creates a style with the values of another one.
    init(copying other: NSParagraphStyle) {
        (values, lists, hasModeOfLabel) = (other.values, other.lists, other.hasModeOfLabel)
        super.init()
    }

    /// The default style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Returns the writing direction of a language.
    ///
    /// - Parameter languageName: The language's BCP 47 name, or nil for the first of the user's preferred
    ///   languages.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let identifier = languageName ?? AppResources.languages.first ?? "en"
        return Locale.Language(identifier: identifier).characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// The horizontal position of lines between the edges.
    open var alignment: NSTextAlignment { values.alignment }
    /// The rule by which lines break, and by which text that does not fit is cut off.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The preferences for places at which lines break; none by default. Labels have their own: ``UILabel/lineBreakStrategy``.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    /// The direction in which the paragraph is read.
    open var baseWritingDirection: NSWritingDirection { NSWritingDirection(values.direction) }
    /// The space between one line and the next, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance of the first line from the edge at which reading starts, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance of the other lines from the edge at which reading starts, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The place at which lines end, in points. A positive number is the distance from the edge at which
    /// reading starts. Zero or a negative number is the offset from the opposite edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points, or 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor by which a line's own height is multiplied, or 0 for none. The added space lies above the
    /// letters.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// A Boolean value that tells whether characters move closer together before a line is truncated.
    open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }

    /// The tab stops in the order of their places. The default are 12 tab stops at intervals of 28 points.
    ///
    /// In a text that is edited, and drawn by the browser, tabs lead to multiples of 28 points.
    open var tabStops: [NSTextTab]! { presentTabStops }
    /// The distance between the tab stops after the last one of ``tabStops``, in points. If it is 0, as by default, it is 28.
    open var defaultTabInterval: CGFloat { values.tabInterval }

    /// The lists to which the paragraph belongs, from the outermost to the innermost one. See ``NSTextList``.
    open var textLists: [NSTextList] { lists }

    fileprivate var presentTabStops: [NSTextTab] {
        values.tabStops?.map { NSTextTab($0) }
            ?? (1...12).map { NSTextTab(TextTabStop(location: CGFloat($0) * TextTabStop.usualInterval)) }
    }

    /// Returns a style with the same values that cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSParagraphStyle(copying: self)
    }

    /// Returns a style with the same values that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(copying: self)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.values == values && other.lists.elementsEqual(lists, by: ===)
    }

    open override var hash: Int { values.hashValue }
}

/// A paragraph style whose values can be changed.
/// See Apple's [NSMutableParagraphStyle](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle).
///
/// A label reads the values when its text is set. Later changes of the style do not affect the label.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// The horizontal position of lines between the edges.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    /// The rule by which lines break, and by which text that does not fit is cut off.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { (values.lineBreakMode, hasModeOfLabel) = (newValue, false) }
    }
    /// The preferences for places at which lines break; none by default.
    open override var lineBreakStrategy: LineBreakStrategy {
        get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
        set { values.lineBreakStrategy = newValue.rawValue }
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
    /// The space between one line and the next, in points. Negative numbers become 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = Self.usable(newValue) }
    }
    /// The space after the paragraph, in points. Negative numbers become 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = Self.usable(newValue) }
    }
    /// The space before the paragraph, in points, unless it is the first. Negative numbers become 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = Self.usable(newValue) }
    }
    /// The distance of the first line from the edge at which reading starts, in points. Negative numbers
    /// become 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = Self.usable(newValue) }
    }
    /// The distance of the other lines from the edge at which reading starts, in points. Negative numbers
    /// become 0.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = Self.usable(newValue) }
    }
    /// The place at which lines end, in points. A positive number is the distance from the edge at which
    /// reading starts. Zero or a negative number is the offset from the opposite edge.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue.textMeasure }
    }
    /// The minimum height of a line, in points. Negative numbers become 0.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = Self.usable(newValue) }
    }
    /// The maximum height of a line, in points, or 0 for no limit. Negative numbers become 0.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = Self.usable(newValue) }
    }
    /// The factor by which a line's own height is multiplied, or 0 for none. Negative numbers become 0.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = Self.usable(newValue) }
    }
    /// A Boolean value that tells whether characters move closer together before a line is truncated.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.tightensBeforeTruncation }
        set { values.tightensBeforeTruncation = newValue }
    }

    /// The tab stops, which are kept in the order of their places. Setting nil restores the default.
    open override var tabStops: [NSTextTab]! {
        get { presentTabStops }
        set { values.tabStops = newValue?.map(\.stop).sorted { $0.location < $1.location } }
    }
    /// The distance between the tab stops after the last one of ``tabStops``, in points. Negative numbers become 0, which stands
    /// for 28.
    open override var defaultTabInterval: CGFloat {
        get { values.tabInterval }
        set { values.tabInterval = Self.usable(newValue) }
    }

    /// The lists to which the paragraph belongs, from the outermost to the innermost one. See ``NSTextList``.
    open override var textLists: [NSTextList] {
        get { lists }
        set { lists = newValue }
    }

    /// Adds a tab stop.
    open func addTabStop(_ anObject: NSTextTab) { tabStops = presentTabStops + [anObject] }
    /// Removes the first tab stop that equals another one.
    open func removeTabStop(_ anObject: NSTextTab) {
        var stops = presentTabStops
        guard let index = stops.firstIndex(of: anObject) else { return }
        stops.remove(at: index)
        tabStops = stops
    }

    /// Copies all values of another style.
    open func setParagraphStyle(_ paragraphStyle: NSParagraphStyle) {
        (values, lists) = (paragraphStyle.values, paragraphStyle.lists)
        hasModeOfLabel = paragraphStyle.hasModeOfLabel
    }

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
