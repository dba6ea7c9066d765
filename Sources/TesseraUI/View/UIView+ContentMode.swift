extension UIView {
    /// How content that has a size of its own lies in a view.
    /// See Apple's [UIView.ContentMode](https://developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum).
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view.
        case scaleToFill = 0
        /// The whole content, as large as fits.
        case scaleAspectFit = 1
        /// As small as covers the view.
        case scaleAspectFill = 2
        /// In the middle, at its own size.
        case center = 4
        /// In the middle of the top edge, at its own size.
        case top = 5
        /// In the middle of the bottom edge, at its own size.
        case bottom = 6
        /// In the middle of the left edge, at its own size.
        case left = 7
        /// In the middle of the right edge, at its own size.
        case right = 8
        /// In the top left corner, at its own size.
        case topLeft = 9
        /// In the top right corner, at its own size.
        case topRight = 10
        /// In the bottom left corner, at its own size.
        case bottomLeft = 11
        /// In the bottom right corner, at its own size.
        case bottomRight = 12
    }
}
