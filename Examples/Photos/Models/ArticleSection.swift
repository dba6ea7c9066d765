/// The sections of the table of articles.
enum ArticleSection: Hashable, Sendable {
    /// All articles, one below the other.
    case articles
}
