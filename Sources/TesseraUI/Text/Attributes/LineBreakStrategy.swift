import Foundation

extension NSParagraphStyle {
    /// Preferences for places at which lines break.
    /// See Apple's [NSParagraphStyle.LineBreakStrategy](
    /// https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct).
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The preferences as bits.
        public let rawValue: UInt

        /// Creates preferences from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The last line of a paragraph has more than one word, if that is possible. Lines here break as late as they can
        /// nevertheless.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Lines do not break between the letters of a Korean word that fits into a line.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The preferences of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xffff)
    }
}
