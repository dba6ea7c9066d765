import ExampleSupport
import Foundation

/// A photo of the feed.
struct Photo: FeedItem {
    let id: Int
    let title: String
    let summary: String
    let image: Image
    let gift: Gift

    /// The picture and its size, so that the frame of the cell does not depend on the arrival of the picture.
    struct Image: Decodable, Equatable, Sendable {
        /// The picture's URL, or nil if the API's text is not a URL.
        let url: URL?
        /// The width in pixels.
        let width: Int
        /// The height in pixels.
        let height: Int
    }

    /// The information whether a dish can be sent as a gift, and at which price.
    struct Gift: Decodable, Equatable, Sendable {
        let flag: Bool
        /// The price in yen, or nil if it is not fixed.
        let price: Int?
    }

    func hasSameContent(as other: Photo) -> Bool {
        id == other.id && title == other.title && summary == other.summary
            && image == other.image && gift == other.gift
    }
}

extension Photo.Image {
    private enum CodingKeys: CodingKey {
        case url, width, height
    }

    /// Decodes a picture. Its URL may be relative to the API.
    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        url = decoder.answerURL(try container.decode(String.self, forKey: .url))
        width = try container.decode(Int.self, forKey: .width)
        height = try container.decode(Int.self, forKey: .height)
    }

    /// The height divided by the width, at least 1/10 and at most 10, or 1 if the API's size is not positive.
    var aspectRatio: CGFloat {
        guard width > 0, height > 0 else { return 1 }
        return min(max(CGFloat(height) / CGFloat(width), 0.1), 10)
    }
}

extension Photo.Gift {
    /// The price in the form that the badge displays, such as "¥3,900", or nil if there is none.
    var formattedPrice: String? {
        price.map { "¥" + $0.formatted(.number.locale(Locale(identifier: "ja_JP"))) }
    }
}
