/// The styles of the presentation of a controller. They decide the part of the screen that it covers, and
/// whether the views behind it stay.
/// See Apple's [UIModalPresentationStyle](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
    /// The system chooses: ``pageSheet``, or for alerts a style of their own.
    case automatic = -2
    /// The presentation does not adapt. Delegates return this value; no controller is presented with it.
    case none = -1
    /// The controller covers the screen, and the view of the presenter is removed.
    case fullScreen = 0
    /// The controller is a sheet: at the bottom of a narrow window, and with the width of a page in the
    /// middle of a wide one.
    case pageSheet = 1
    /// The controller is a sheet for a form: at the bottom of a narrow window, and small in the middle of a
    /// wide one.
    case formSheet = 2
    /// The controller covers the nearest controller with ``UIViewController/definesPresentationContext``,
    /// whose view is removed.
    case currentContext = 3
    /// A presentation controller of the app presents the controller.
    case custom = 4
    /// The controller covers the screen, and the view of the presenter stays behind it.
    case overFullScreen = 5
    /// The controller covers the nearest controller with ``UIViewController/definesPresentationContext``,
    /// whose view stays.
    case overCurrentContext = 6
    /// The controller is a popover beside a view in a wide window, and a sheet in a narrow one.
    case popover = 7
}

/// The ways in which the view of a presented controller appears and disappears if it covers the screen or
/// another controller.
///
/// See Apple's
/// [UIModalTransitionStyle](https://developer.apple.com/documentation/uikit/uimodaltransitionstyle).
///
/// There is no style that curls a page, because browsers cannot draw it.
public enum UIModalTransitionStyle: Int, Sendable {
    /// The view slides up from the bottom, and down again.
    case coverVertical = 0
    /// The screen rotates around its vertical axis, and the view is on its back.
    case flipHorizontal = 1
    /// The view fades in and out.
    case crossDissolve = 2
}
