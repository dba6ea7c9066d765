import ExampleSupport
import Foundation

/// A banner of the carousel at the top.
struct FeaturedBanner: MainItem {
    let id: Int
    let title: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageUrl: URL?
    let dateString: String

    func hasSameContent(as other: FeaturedBanner) -> Bool {
        id == other.id && title == other.title && imageUrl == other.imageUrl && dateString == other.dateString
    }
}

extension FeaturedBanner {
    private enum Keys: String, CodingKey {
        case id, title
        case imageUrl = "image_url"
        case dateString = "date_string"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        dateString = try container.decode(String.self, forKey: .dateString)
    }
}
