/// How the status bar writes.
/// See Apple's [UIStatusBarStyle](https://developer.apple.com/documentation/uikit/uistatusbarstyle).
public enum UIStatusBarStyle: Int, Sendable {
    /// As suits the light or dark appearance.
    case `default` = 0
    /// In white, for a dark background.
    case lightContent = 1
    /// In black, for a light background.
    case darkContent = 3
}
