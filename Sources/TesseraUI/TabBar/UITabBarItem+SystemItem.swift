extension UITabBarItem {
    /// A tab that the system names and draws.
    /// See Apple's [UITabBarItem.SystemItem](https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem).
    public enum SystemItem: Int, Sendable {
        /// The tabs for which the bar has no room.
        case more = 0
        /// What the user likes best.
        case favorites = 1
        /// What the app recommends.
        case featured = 2
        /// What users rate highest.
        case topRated = 3
        /// What the user looked at last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What the user did.
        case history = 6
        /// What the user wants to find again.
        case bookmarks = 7
        /// The search.
        case search = 8
        /// What was loaded onto the device.
        case downloads = 9
        /// What is new.
        case mostRecent = 10
        /// What most users look at.
        case mostViewed = 11

        var word: SystemWord {
            switch self {
            case .more: .more
            case .favorites: .favorites
            case .featured: .featured
            case .topRated: .topRated
            case .recents: .recents
            case .contacts: .contacts
            case .history: .history
            case .bookmarks: .bookmarks
            case .search: .search
            case .downloads: .downloads
            case .mostRecent: .mostRecent
            case .mostViewed: .mostViewed
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured: "star.fill"
            case .topRated: "crown"
            case .recents, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .history: "clock.arrow.circlepath"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "square.and.arrow.down"
            case .mostViewed: "eye"
            }
        }
    }
}
