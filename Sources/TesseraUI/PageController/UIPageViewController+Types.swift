extension UIPageViewController {
    /// The styles of transitions between pages.
    /// See Apple's [UIPageViewController.TransitionStyle](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum).
    public enum TransitionStyle: Int, Sendable {
        /// The pages scroll.
        case scroll = 1
    }

    /// The directions in which pages are arranged.
    /// See Apple's [UIPageViewController.NavigationOrientation](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum).
    public enum NavigationOrientation: Int, Sendable {
        /// The pages lie side by side.
        case horizontal = 0
        /// The pages lie below each other.
        case vertical = 1
    }

    /// The directions in which a user goes from page to page.
    /// See Apple's [UIPageViewController.NavigationDirection](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection).
    public enum NavigationDirection: Int, Sendable {
        /// The user goes to the next page.
        case forward = 0
        /// The user goes to the previous page.
        case reverse = 1
    }

    /// The key for an option of a page controller.
    /// See Apple's [UIPageViewController.OptionsKey](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The key for the distance between two pages in points, a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
