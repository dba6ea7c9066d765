import ExampleSupport
import Foundation

/// A photo of the feed.
struct Photo: FeedItem {
    let id: Int
    let title: String
    let summary: String
    let image: Image
    let gift: Gift

    /// The picture and its size, so that the cell's place is known before the picture has arrived.
    struct Image: Decodable, Equatable, Sendable {
        /// Where the picture is; nil when the API's text is no URL.
        let url: URL?
        /// The width in pixels.
        let width: Int
        /// The height in pixels.
        let height: Int
    }

    /// Whether the dish can be sent as a gift, and for how much.
    struct Gift: Decodable, Equatable, Sendable {
        let flag: Bool
        /// The price in yen; nil when it is not fixed.
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

    /// Height by width, within 1:10 and 10:1; 1 when the API states a size that no picture has.
    var aspectRatio: CGFloat {
        guard width > 0, height > 0 else { return 1 }
        return min(max(CGFloat(height) / CGFloat(width), 0.1), 10)
    }
}

extension Photo.Gift {
    /// The price as the badge shows it, as in "¥3,900"; nil when there is none.
    var formattedPrice: String? {
        price.map { "¥" + $0.formatted(.number.locale(Locale(identifier: "ja_JP"))) }
    }
}
