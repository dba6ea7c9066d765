import ExampleSupport
import Foundation

/// The answer with photos of readers.
struct TopPhotosResponse: TopResponse {
    let content: [Content]
}

extension TopPhotosResponse {
    /// A photo of a reader.
    struct Content: Decodable, Sendable {
        let id: Int
        let title: String
        /// The name of the reader who took the photo.
        let userName: String
        /// The picture's URL, or nil if the API's text is not a URL.
        let imageUrl: URL?

        private enum CodingKeys: String, CodingKey {
            case id, title
            case userName = "user_name"
            case imageUrl = "image_url"
        }

        init(id: Int, title: String, userName: String, imageUrl: URL?) {
            self.id = id
            self.title = title
            self.userName = userName
            self.imageUrl = imageUrl
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            id = try container.decode(Int.self, forKey: .id)
            title = try container.decode(String.self, forKey: .title)
            userName = try container.decode(String.self, forKey: .userName)
            imageUrl = decoder.answerURL(try container.decode(String.self, forKey: .imageUrl))
        }
    }
}
