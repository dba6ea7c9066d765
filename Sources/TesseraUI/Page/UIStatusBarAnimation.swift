/// The animations with which the status bar appears and disappears.
/// See Apple's [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
    /// There is no animation.
    case none = 0
    /// The bar fades in and out.
    case fade = 1
    /// The bar moves in and out at the upper edge.
    case slide = 2
}
