extension NSLayoutConstraint {
    /// The options of a visual format: the alignment of the views, their direction, and the edges between
    /// which distances are measured.
    /// See Apple's [NSLayoutConstraint.FormatOptions](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions).
    ///
    /// A row aligns its views vertically (``alignAllTop``, ``alignAllBottom``, ``alignAllCenterY`` and the
    /// baselines), a column horizontally (all others).
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(aligning attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// Aligns the horizontal middles.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// Aligns the vertical middles.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// Aligns the baselines of the last lines of text.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// Aligns the baselines of the first lines of text.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Arranges the views of a row in the layout direction of their superview's content. This is the
        /// default. See ``UIView/effectiveUserInterfaceLayoutDirection``.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges the views of a row from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges the views of a row from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the directions. At most one direction can be chosen.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures distances from edge to edge. This is the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures the distances of a column's views from the last baseline of a text to the first baseline
        /// of the text below. For a view without text and for the superview, the edge is used. The standard
        /// spacing of two texts depends on their fonts.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the ways to measure distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes to align, in the order of their numbers.
        var alignedAttributes: [Attribute] {
            let candidates: [Attribute] = [
                .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
                .firstBaseline,
            ]
            return candidates.filter { contains(FormatOptions(aligning: $0)) }
        }
    }
}
