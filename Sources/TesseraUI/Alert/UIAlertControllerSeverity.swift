/// The severities of what a ``UIAlertController`` asks.
/// See Apple's [UIAlertControllerSeverity](https://developer.apple.com/documentation/uikit/uialertcontrollerseverity).
public enum UIAlertControllerSeverity: Int, Sendable {
    /// The usual severity.
    case `default` = 0
    /// Something may be lost.
    case critical = 1
}
