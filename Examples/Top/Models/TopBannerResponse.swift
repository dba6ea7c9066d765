import ExampleSupport
import Foundation

/// The answer with the banner at the top.
struct TopBannerResponse: TopResponse {
    let content: Content
}

extension TopBannerResponse {
    struct Content: Decodable, Sendable {
        let id: Int
        /// The text of the banner.
        let label: String
        /// The picture's URL, or nil if the API's text is not a URL.
        let imageUrl: URL?

        private enum CodingKeys: String, CodingKey {
            case id, label
            case imageUrl = "image_url"
        }

        init(id: Int, label: String, imageUrl: URL?) {
            self.id = id
            self.label = label
            self.imageUrl = imageUrl
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            label = try container.decode(String.self, forKey: .label)
            imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        }
    }
}
