import Foundation

/// A page of the photos.
struct PhotoList: FeedPage {
    let page: Int
    let photos: [Photo]
    let hasNextPage: Bool

    private enum CodingKeys: String, CodingKey {
        case page, photos
        case hasNextPage = "has_next_page"
    }

    var items: [Photo] { photos }
}
