extension UITabBar {
    /// The position of the items in a tab bar.
    /// See Apple's [UITabBar.ItemPositioning](
    /// https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum).
    public enum ItemPositioning: Int, Sendable {
        /// The items lie in the middle if the screen is wide, and take the whole bar otherwise.
        case automatic = 0
        /// The items take the whole width of the bar.
        case fill = 1
        /// The items lie in the middle of the bar.
        case centered = 2
    }
}
