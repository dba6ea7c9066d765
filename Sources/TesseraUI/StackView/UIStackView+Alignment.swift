extension UIStackView {
    /// The arrangement of a stack's views along its axis.
    /// See Apple's [UIStackView.Distribution](
    /// https://developer.apple.com/documentation/uikit/uistackview/distribution-swift.enum).
    public enum Distribution: Int, Sendable {
        /// The views fill the stack. If there is too little space, views with the lowest compression
        /// resistance are compressed, the last of them first. If there is too much, views with the lowest
        /// hugging priority are stretched, the first of them first.
        case fill = 0
        /// The views fill the stack, and all of them have the same size.
        case fillEqually = 1
        /// The views fill the stack in proportion to the sizes of their content.
        ///
        /// Apple's page does not mention views without an intrinsic size. Here such a view counts with the
        /// size that its own constraints determine. If no view has a size, all become equal.
        case fillProportionally = 2
        /// The distances between the views are equal, and at least the spacing.
        case equalSpacing = 3
        /// The distances between the centres of the views are as equal as the spacing between their edges
        /// allows.
        case equalCentering = 4
    }

    /// The alignment of a stack's views across its axis.
    /// See Apple's [UIStackView.Alignment](
    /// https://developer.apple.com/documentation/uikit/uistackview/alignment-swift.enum).
    public enum Alignment: Int, Sendable {
        /// The views fill the stack.
        case fill = 0
        /// The views lie at the leading edge of a column, or at the top of a row.
        case leading = 1
        /// The views of a row share the baseline of their first lines of text. If there is more space, the
        /// row lies at the top. In a column it is the same as ``leading``: Apple's page says that this
        /// alignment is for rows only.
        case firstBaseline = 2
        /// The views lie in the middle.
        case center = 3
        /// The views lie at the trailing edge of a column, or at the bottom of a row.
        case trailing = 4
        /// The views of a row share the baseline of their last lines of text. If there is more space, the row
        /// lies at the bottom. In a column it is the same as ``leading``: Apple's page says that this
        /// alignment is for rows only.
        case lastBaseline = 5

        /// The views of a row lie at the top; the same as ``leading``.
        public static var top: Alignment { .leading }
        /// The views of a row lie at the bottom; the same as ``trailing``.
        public static var bottom: Alignment { .trailing }
    }
}
