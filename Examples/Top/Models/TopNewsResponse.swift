/// The news.
struct TopNewsResponse: TopResponse {
    let content: [Content]
}

extension TopNewsResponse {
    /// A piece of news.
    struct Content: Decodable, Sendable {
        let id: Int
        let category: String
        /// The day as it is shown, as in 2022.10.31.
        let dateString: String
        let title: String
        /// What the detail says.
        let text: String

        private enum CodingKeys: String, CodingKey {
            case id, category, title, text
            case dateString = "date_string"
        }
    }
}
