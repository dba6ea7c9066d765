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
