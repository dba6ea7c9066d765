/// A page of the articles.
struct ArticleList: FeedPage {
    let page: Int
    let articles: [Article]
    let hasNextPage: Bool

    private enum CodingKeys: String, CodingKey {
        case page, articles
        case hasNextPage = "has_next_page"
    }

    var items: [Article] { articles }
}
