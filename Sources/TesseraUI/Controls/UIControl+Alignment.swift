extension UIControl {
    /// The vertical places of a control's content.
    /// See Apple's [UIControl.ContentVerticalAlignment](
    /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum).
    public enum ContentVerticalAlignment: Int, Sendable {
        /// The content lies in the middle.
        case center = 0
        /// The content lies at the top.
        case top = 1
        /// The content lies at the bottom.
        case bottom = 2
        /// The content fills the whole height.
        case fill = 3
    }

    /// The horizontal places of a control's content.
    /// See Apple's [UIControl.ContentHorizontalAlignment](
    /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum).
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// The content lies in the middle.
        case center = 0
        /// The content lies at the left.
        case left = 1
        /// The content lies at the right.
        case right = 2
        /// The content fills the whole width.
        case fill = 3
        /// The content lies at the edge where a line of text begins.
        case leading = 4
        /// The content lies at the edge where a line of text ends.
        case trailing = 5

        /// Returns the alignment with leading and trailing replaced by left or right.
        func resolved(isMirrored: Bool) -> Self {
            switch self {
            case .leading: isMirrored ? .right : .left
            case .trailing: isMirrored ? .left : .right
            default: self
            }
        }
    }
}
