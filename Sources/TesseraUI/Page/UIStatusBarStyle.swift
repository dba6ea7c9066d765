/// The styles of the status bar.
/// See Apple's [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
    /// The style suits the light or dark appearance.
    case `default` = 0
    /// The text is white, for a dark background.
    case lightContent = 1
    /// The text is black, for a light background.
    case darkContent = 3
}

/// The animations with which a status bar is hidden.
/// See Apple's [UIStatusBarAnimation](https://developer.apple.com/documentation/uikit/uistatusbaranimation).
public enum UIStatusBarAnimation: Int, Sendable {
    /// The bar disappears at once.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar moves off the screen.
    case slide = 2
}
