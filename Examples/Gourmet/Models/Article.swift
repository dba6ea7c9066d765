import ExampleSupport
import Foundation

/// An article that the editors recommend.
struct Article: MainItem {
    let id: Int
    let title: String
    let summary: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageUrl: URL?

    func hasSameContent(as other: Article) -> Bool {
        id == other.id && title == other.title && summary == other.summary && imageUrl == other.imageUrl
    }
}

extension Article {
    private enum Keys: String, CodingKey {
        case id, title, summary
        case imageUrl = "image_url"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        summary = try container.decode(String.self, forKey: .summary)
        imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
    }
}
