import ExampleSupport
import Foundation

/// A featured article.
struct Article: FeedItem {
    let id: Int
    let title: String
    let summary: String
    /// The day of the article in the form that the cell displays, such as `2026/11/20`.
    let date: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageURL: URL?

    func hasSameContent(as other: Article) -> Bool {
        id == other.id && title == other.title && summary == other.summary && date == other.date
            && imageURL == other.imageURL
    }
}

extension Article {
    private enum CodingKeys: String, CodingKey {
        case id, title, summary, date
        case imageURL = "image_url"
    }

    /// Decodes an article. The picture's URL may be relative to the API.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        summary = try container.decode(String.self, forKey: .summary)
        date = try container.decode(String.self, forKey: .date)
        imageURL = decoder.answerURL(try container.decode(String.self, forKey: .imageURL))
    }
}
