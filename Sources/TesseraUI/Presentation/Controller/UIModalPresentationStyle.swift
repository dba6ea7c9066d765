/// How a controller is presented: what it covers, and what stays of the controllers behind it.
/// See Apple's [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses: ``pageSheet``, and for alerts a style of their own.
    case automatic = -2
    /// Nothing changes. Delegates return it where a presentation is not to adapt; nothing is presented with it.
    case none = -1
    /// The controller covers the screen, and the view of the presenter is removed.
    case fullScreen = 0
    /// A sheet: at the bottom of a narrow window, and as wide as a page in the middle of a wide one.
    case pageSheet = 1
    /// A sheet for a form: at the bottom of a narrow window, and a small one in the middle of a wide one.
    case formSheet = 2
    /// The controller covers the nearest controller with ``UIViewController/definesPresentationContext``, whose view is removed.
    case currentContext = 3
    /// A presentation controller of the app's own presents the controller.
    case custom = 4
    /// The controller covers the screen, and the view of the presenter stays behind it.
    case overFullScreen = 5
    /// The controller covers the nearest controller with ``UIViewController/definesPresentationContext``, whose view stays.
    case overCurrentContext = 6
    /// A popover beside a view in a wide window, and a sheet in a narrow one.
    case popover = 7
}

/// How the view of a presented controller comes and goes, where it covers the screen or another controller.
/// See Apple's [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
///
/// The style that curls a page is absent: no browser draws one.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom, and down again.
    case coverVertical = 0
    /// The screen turns around its vertical axis, with the view on its back.
    case flipHorizontal = 1
    /// The view fades in and out.
    case crossDissolve = 2
}
