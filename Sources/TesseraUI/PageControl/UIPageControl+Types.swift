extension UIPageControl {
    /// The ways in which the indicators have a background.
    /// See Apple's [UIPageControl.BackgroundStyle](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum).
    public enum BackgroundStyle: Int, Sendable {
        /// The indicators have a background while a finger moves along them.
        case automatic = 0
        /// The indicators always have a background.
        case prominent = 1
        /// The indicators never have a background.
        case minimal = 2
    }

    /// The directions in which the indicators are arranged.
    /// See Apple's [UIPageControl.Direction](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum).
    public enum Direction: Int, Sendable {
        /// The indicators are arranged in the direction of the user interface.
        case natural = 0
        /// The indicators are arranged from left to right.
        case leftToRight = 1
        /// The indicators are arranged from right to left.
        case rightToLeft = 2
        /// The indicators are arranged from top to bottom.
        case topToBottom = 3
        /// The indicators are arranged from bottom to top.
        case bottomToTop = 4
    }

    /// The ways in which a user changes the page at the moment.
    /// See Apple's [UIPageControl.InteractionState](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum).
    public enum InteractionState: Int, Sendable {
        /// The user does not change the page.
        case none = 0
        /// The user goes to the next or the previous page.
        case discrete = 1
        /// The user goes through the pages with a finger that moves along the indicators.
        case continuous = 2
    }
}
