import Foundation

/// What the system itself says in an app, in the user's language: English, or Japanese.
@MainActor
struct SystemWords {
    private let isJapanese: Bool

    /// The words of the user's first language.
    static var current: SystemWords {
        let language = UIDevice.current.preferredLanguages.first?.lowercased() ?? "en"
        return SystemWords(isJapanese: language == "ja" || language.hasPrefix("ja-"))
    }

    private func word(_ english: String, _ japanese: String) -> String { isJapanese ? japanese : english }

    /// Which of some pages is seen.
    func page(_ page: Int, of count: Int) -> String {
        word("page \(page) of \(count)", "\(count)ページ中\(page)ページ目")
    }

    /// The titles of the system's tabs.
    var more: String { word("More", "その他") }
    var favorites: String { word("Favorites", "よく使う項目") }
    var featured: String { word("Featured", "おすすめ") }
    var topRated: String { word("Top Rated", "トップレート") }
    var recents: String { word("Recents", "履歴") }
    var contacts: String { word("Contacts", "連絡先") }
    var history: String { word("History", "履歴") }
    var bookmarks: String { word("Bookmarks", "ブックマーク") }
    var search: String { word("Search", "検索") }
    var downloads: String { word("Downloads", "ダウンロード") }
    var mostRecent: String { word("Most Recent", "最新") }
    var mostViewed: String { word("Most Viewed", "閲覧数順") }
    /// The name of the button that brings a column of a split view in or takes it away.
    var sidebar: String { word("Sidebar", "サイドバー") }
    /// The name of what covers the rest of a split view while a column lies over it.
    var dismissSidebar: String { word("Dismiss Sidebar", "サイドバーを閉じる") }
}
