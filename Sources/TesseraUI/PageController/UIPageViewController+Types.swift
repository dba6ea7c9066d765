extension UIPageViewController {
    /// How pages take each other's place.
    /// See Apple's [UIPageViewController.TransitionStyle](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum).
    public enum TransitionStyle: Int, Sendable {
        /// They scroll.
        case scroll = 1
    }

    /// The direction in which pages lie one after the other.
    /// See Apple's [UIPageViewController.NavigationOrientation](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum).
    public enum NavigationOrientation: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// Where a page comes from.
    /// See Apple's [UIPageViewController.NavigationDirection](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection).
    public enum NavigationDirection: Int, Sendable {
        /// From where the next pages are.
        case forward = 0
        /// From where the previous pages are.
        case reverse = 1
    }

    /// Names an option of a page controller.
    /// See Apple's [UIPageViewController.OptionsKey](
    /// https://developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey).
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The key's name.
        public let rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The points between two pages, a number.
        public static let interPageSpacing = OptionsKey(
            rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
