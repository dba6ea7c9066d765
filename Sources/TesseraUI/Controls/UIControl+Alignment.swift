extension UIControl {
    /// Where the content of a control lies between top and bottom.
    /// See Apple's [UIControl.ContentVerticalAlignment](
    /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum).
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// Over the whole height.
        case fill = 3
    }

    /// Where the content of a control lies between left and right.
    /// See Apple's [UIControl.ContentHorizontalAlignment](
    /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum).
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// Over the whole width.
        case fill = 3
        /// Where a line of text begins.
        case leading = 4
        /// Where a line of text ends.
        case trailing = 5

        /// Returns the alignment by sides of the screen.
        func resolved(isMirrored: Bool) -> Self {
            switch self {
            case .leading: isMirrored ? .right : .left
            case .trailing: isMirrored ? .left : .right
            default: self
            }
        }
    }
}
