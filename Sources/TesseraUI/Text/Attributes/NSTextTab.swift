import Foundation
import TesseraGraphics

/// A place in the lines of a paragraph to which a tab leads.
/// See Apple's [NSTextTab](https://developer.apple.com/documentation/uikit/nstexttab).
///
/// ```swift
/// let style = NSMutableParagraphStyle()
/// style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
/// ```
open class NSTextTab: NSObject, NSCopying {
    /// A key of the options of a tab stop.
    /// See Apple's [NSTextTab.OptionKey](https://developer.apple.com/documentation/uikit/nstexttab/optionkey).
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters before which aligned text ends, as a `CharacterSet`. The decimal separator aligns numbers.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let mark = AttributeValueMark()
    let stop: TextTabStop

    /// Creates a tab stop.
    ///
    /// - Parameters:
    ///   - alignment: The part of the text after the tab that lies at the place: the end with `right`, the middle with `center`,
    ///     and the start with all others. Reading starts there in text from right to left, too.
    ///   - loc: The distance from the edge of the text container at which reading starts, in points. Negative numbers become 0.
    ///   - options: Options of the alignment.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
    ) {
        stop = TextTabStop(
            location: max(loc.textMeasure, 0), alignment: alignment,
            terminators: options[.columnTerminators] as? CharacterSet ?? [])
        super.init()
    }

    init(_ stop: TextTabStop) {
        self.stop = stop
        super.init()
    }

    /// The part of the text after the tab that lies at the place.
    open var alignment: NSTextAlignment { stop.alignment }
    /// The distance from the edge of the text container at which reading starts, in points.
    open var location: CGFloat { stop.location }
    /// The options of the alignment.
    open var options: [OptionKey: Any] {
        stop.terminators.isEmpty ? [:] : [.columnTerminators: stop.terminators]
    }

    /// Returns the characters that end a column of numbers: the decimal separator of a locale, or of the current one if it is
    /// nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// Returns the tab stop itself, which cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.stop == stop }

    open override var hash: Int { stop.hashValue }
}
