import ExampleSupport
import Foundation

/// A dish that is new on a menu.
struct NewArrival: MainItem {
    let id: Int
    let title: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageUrl: URL?

    /// True if the dish has the large place in its group. The first of each three dishes has.
    var isLarge: Bool { id % 3 == 1 }

    func hasSameContent(as other: NewArrival) -> Bool {
        id == other.id && title == other.title && imageUrl == other.imageUrl
    }
}

extension NewArrival {
    private enum Keys: String, CodingKey {
        case id, title
        case imageUrl = "image_url"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Keys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
    }
}
