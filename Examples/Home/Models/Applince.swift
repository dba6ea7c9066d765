import ExampleSupport
import Foundation

/// An entry of the home screen: an appliance or an article.
///
/// Two entries are equal if their identifiers are, whatever section they are in, since the data source identifies
/// items by equality.
struct Applince: Decodable, Sendable {
    let id: Int
    let title: String
    let summary: String
    /// The picture's URL, or nil if the API's text is not a URL.
    let imageURL: URL?
}

extension Applince: Hashable {
    static func == (lhs: Applince, rhs: Applince) -> Bool { lhs.id == rhs.id }

    // Equal entries must have equal hashes, so only the identifier counts for both.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Applince {
    private enum CodingKeys: String, CodingKey {
        case id, title, summary
        case imageURL = "image_url"
    }

    /// Decodes an entry. The picture's URL may be relative to the API.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        title = try container.decode(String.self, forKey: .title)
        summary = try container.decode(String.self, forKey: .summary)
        imageURL = decoder.answerURL(try container.decode(String.self, forKey: .imageURL))
    }

    /// Returns true if both entries look the same in a cell.
    func hasSameContent(as other: Applince) -> Bool {
        id == other.id && title == other.title && summary == other.summary && imageURL == other.imageURL
    }
}
