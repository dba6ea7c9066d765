import Foundation

/// Something to read: what a banner, an interview, a dish or an article says on a page of its own.
struct Entry: Hashable, Sendable {
    let title: String
    /// Who or when, or what kind of entry it is.
    let subtitle: String
    let text: String
    let imageUrl: URL?
    /// The words by which the entry is found, without signs.
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

    /// Returns true if the entry is about a word.
    func mentions(_ word: String) -> Bool {
        tags.contains(word) || title.localizedCaseInsensitiveContains(word)
            || text.localizedCaseInsensitiveContains(word)
    }
}

extension MainContent {
    /// The interviews with a tag.
    func entries(taggedWith tag: String) -> [Entry] {
        interviews.filter { $0.tagList.contains(tag) }.map { Entry($0) }
    }

    /// Everything on the screen that is about a word.
    func entries(about word: String) -> [Entry] {
        let all =
            banners.map { Entry($0) } + interviews.map { Entry($0) } + arrivals.map { Entry($0) }
            + articles.map { Entry($0) }
        return all.filter { $0.mentions(word) }
    }
}
