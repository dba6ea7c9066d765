extension UIPageControl {
    /// When the indicators have a background.
    /// See Apple's [UIPageControl.BackgroundStyle](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/backgroundstyle-swift.enum).
    public enum BackgroundStyle: Int, Sendable {
        /// While a finger moves along the indicators.
        case automatic = 0
        /// Always.
        case prominent = 1
        /// Never.
        case minimal = 2
    }

    /// The way in which the indicators follow each other.
    /// See Apple's [UIPageControl.Direction](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/direction-swift.enum).
    public enum Direction: Int, Sendable {
        /// As the user interface flows.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }

    /// How a user changes the page at the moment.
    /// See Apple's [UIPageControl.InteractionState](
    /// https://developer.apple.com/documentation/uikit/uipagecontrol/interactionstate-swift.enum).
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// By one page.
        case discrete = 1
        /// By a finger that moves along the indicators.
        case continuous = 2
    }
}
