extension UITabBar {
    /// Where a tab bar lays out its items.
    /// See Apple's [UITabBar.ItemPositioning](
    /// https://developer.apple.com/documentation/uikit/uitabbar/itempositioning-swift.enum).
    public enum ItemPositioning: Int, Sendable {
        /// In the middle where the screen is wide, and all over the bar else.
        case automatic = 0
        /// All over the bar.
        case fill = 1
        /// In the middle.
        case centered = 2
    }
}
