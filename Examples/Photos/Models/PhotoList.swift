import Foundation

/// One page of the feed, as the API answers it.
struct PhotoList: Decodable, Sendable {
    let page: Int
    let photos: [Photo]
    /// Whether there is a page after this one.
    let hasNextPage: Bool

    private enum CodingKeys: String, CodingKey {
        case page, photos
        case hasNextPage = "has_next_page"
    }
}
