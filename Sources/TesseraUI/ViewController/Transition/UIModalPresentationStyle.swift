/// How a controller is presented. Here a transition coordinator tells it: controllers cover the screen, alerts have a style of their
/// own.
/// See Apple's [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses.
    case automatic = -2
    /// Nothing is presented.
    case none = -1
    /// The controller covers the screen, and what lies behind is taken away.
    case fullScreen = 0
    /// A sheet as wide as a page.
    case pageSheet = 1
    /// A sheet for a form.
    case formSheet = 2
    /// The controller covers the content of another one, which is taken away.
    case currentContext = 3
    /// The controller is presented in a way of its own.
    case custom = 4
    /// The controller covers the screen, and what lies behind stays.
    case overFullScreen = 5
    /// The controller covers the content of another one, which stays.
    case overCurrentContext = 6
    /// A popover.
    case popover = 7
}
