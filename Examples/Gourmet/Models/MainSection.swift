/// The sections of the main screen, from top to bottom.
enum MainSection: Int, CaseIterable, Sendable {
    case featuredBanners
    case featuredInterviews
    case recentKeywords
    case newArrivalArticles
    case regularArticles
}

extension MainSection {
    /// The name of the section in accessibility identifiers.
    var identifier: String {
        switch self {
        case .featuredBanners: "banners"
        case .featuredInterviews: "interviews"
        case .recentKeywords: "keywords"
        case .newArrivalArticles: "arrivals"
        case .regularArticles: "articles"
        }
    }

    /// The name of the section's items in messages to the user.
    var subject: String {
        switch self {
        case .featuredBanners: "特集"
        case .featuredInterviews: "インタビュー"
        case .recentKeywords: "キーワード"
        case .newArrivalArticles: "新着メニュー"
        case .regularArticles: "おすすめ記事"
        }
    }
}
