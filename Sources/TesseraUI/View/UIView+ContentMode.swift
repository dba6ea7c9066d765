extension UIView {
    /// The ways in which content that has a size of its own lies in a view.
    /// See Apple's [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
    public enum ContentMode: Int, Sendable {
        /// The content is stretched to the size of the view.
        case scaleToFill = 0
        /// The whole content is visible, as large as the view allows.
        case scaleAspectFit = 1
        /// The content covers the whole view and is no larger than necessary.
        case scaleAspectFill = 2
        /// The content is drawn anew when the size of the view changes, by ``UIView/draw(_:)``. Images are stretched.
        case redraw = 3
        /// The content lies in the middle, at its own size.
        case center = 4
        /// The content lies in the middle of the top edge, at its own size.
        case top = 5
        /// The content lies in the middle of the bottom edge, at its own size.
        case bottom = 6
        /// The content lies in the middle of the left edge, at its own size.
        case left = 7
        /// The content lies in the middle of the right edge, at its own size.
        case right = 8
        /// The content lies in the top left corner, at its own size.
        case topLeft = 9
        /// The content lies in the top right corner, at its own size.
        case topRight = 10
        /// The content lies in the bottom left corner, at its own size.
        case bottomLeft = 11
        /// The content lies in the bottom right corner, at its own size.
        case bottomRight = 12
    }
}
