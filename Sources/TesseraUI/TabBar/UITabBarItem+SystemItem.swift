extension UITabBarItem {
    /// A tab with a title and an icon of the system's.
    /// See Apple's [UITabBarItem.SystemItem](https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem).
    public enum SystemItem: Int, Sendable {
        /// The tabs for which the bar has no space.
        case more = 0
        /// The user's favourites.
        case favorites = 1
        /// The items that the app recommends.
        case featured = 2
        /// The items with the highest ratings.
        case topRated = 3
        /// The items that the user has used recently.
        case recents = 4
        /// The user's contacts.
        case contacts = 5
        /// The history of the user's actions.
        case history = 6
        /// The user's bookmarks.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// Downloaded items.
        case downloads = 9
        /// The newest items.
        case mostRecent = 10
        /// The items that most users view.
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
