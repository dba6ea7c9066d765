/// The answer with the news.
struct TopNewsResponse: TopResponse {
    let content: [Content]
}

extension TopNewsResponse {
    /// A piece of news.
    struct Content: Decodable, Sendable {
        let id: Int
        let category: String
        /// The day in the form that the cell displays, such as 2022.10.31.
        let dateString: String
        let title: String
        /// The text of the detail screen.
        let text: String

        private enum CodingKeys: String, CodingKey {
            case id, category, title, text
            case dateString = "date_string"
        }
    }
}
