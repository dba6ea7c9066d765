import Foundation

/// The content of a detail page: a banner, an interview, a dish or an article.
struct Entry: Hashable, Sendable {
    let title: String
    /// The author, the date, or the kind of the entry.
    let subtitle: String
    let text: String
    let imageUrl: URL?
    /// The words by which the entry is found, without the sign of hashtags.
    let tags: [String]
}

extension Entry {
    init(_ banner: FeaturedBanner) {
        self.init(
            title: banner.title, subtitle: "特集 \(banner.dateString)", text: "", imageUrl: banner.imageUrl,
            tags: [])
    }

    init(_ interview: FeaturedInterview) {
        self.init(
            title: interview.title, subtitle: "\(interview.profileName) \(interview.dateString)",
            text: interview.description, imageUrl: interview.imageUrl, tags: interview.tagList)
    }

    init(_ arrival: NewArrival) {
        self.init(title: arrival.title, subtitle: "新着メニュー", text: "", imageUrl: arrival.imageUrl, tags: [])
    }

    init(_ article: Article) {
        self.init(
            title: article.title, subtitle: "おすすめ記事", text: article.summary, imageUrl: article.imageUrl,
            tags: [])
    }

    /// Returns true if a word is a tag of the entry or occurs in its title or text.
    func mentions(_ word: String) -> Bool {
        tags.contains(word) || title.localizedCaseInsensitiveContains(word)
            || text.localizedCaseInsensitiveContains(word)
    }
}

extension MainContent {
    /// Returns the interviews with a tag.
    func entries(taggedWith tag: String) -> [Entry] {
        interviews.filter { $0.tagList.contains(tag) }.map { Entry($0) }
    }

    /// Returns all entries on the screen that contain a word.
    func entries(about word: String) -> [Entry] {
        let all =
            banners.map { Entry($0) } + interviews.map { Entry($0) } + arrivals.map { Entry($0) }
            + articles.map { Entry($0) }
        return all.filter { $0.mentions(word) }
    }
}
