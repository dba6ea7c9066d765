import ExampleSupport
import Foundation

/// The answer with the articles of the carousel.
struct TopFeaturedResponse: TopResponse {
    let content: [Content]
}

extension TopFeaturedResponse {
    /// An article of the carousel.
    struct Content: Decodable, Sendable {
        let id: Int
        let title: String
        /// The text above the title.
        let caption: String
        /// The text of the detail screen.
        let text: String
        /// The picture's URL, or nil if the API's text is not a URL.
        let imageUrl: URL?

        private enum CodingKeys: String, CodingKey {
            case id, title, caption, text
            case imageUrl = "image_url"
        }

        init(id: Int, title: String, caption: String, text: String, imageUrl: URL?) {
            self.id = id
            self.title = title
            self.caption = caption
            self.text = text
            self.imageUrl = imageUrl
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            title = try container.decode(String.self, forKey: .title)
            caption = try container.decode(String.self, forKey: .caption)
            text = try container.decode(String.self, forKey: .text)
            imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        }
    }
}
