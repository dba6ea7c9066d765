extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, in which direction they follow each other, and between which of
    /// their edges distances are measured.
    /// See Apple's [NSLayoutConstraint.FormatOptions](
    /// https://developer.apple.com/documentation/uikit/nslayoutconstraint/formatoptions).
    ///
    /// A row aligns its views vertically (``alignAllTop``, ``alignAllBottom``, ``alignAllCenterY`` and the baselines), a
    /// column horizontally (all others).
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

        /// Lets the views of a row follow each other in the direction in which the content of their superview flows, as they
        /// do where no direction is stated. See ``UIView/effectiveUserInterfaceLayoutDirection``.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Lets the views of a row follow each other from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Lets the views of a row follow each other from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the directions, of which at most one can be chosen.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Measures distances from edge to edge, as they are measured where nothing else is stated.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures the distances of a column's views from the last baseline of a text to the first baseline of the text
        /// below. A view without text counts with its edge, and so do the edges of the superview. The standard spacing of
        /// two texts depends on their fonts.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacings.
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
