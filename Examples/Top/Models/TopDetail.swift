import Foundation

/// What the detail of an item shows.
struct TopDetail: Equatable, Sendable {
    let caption: String
    let title: String
    let text: String?
    let imageUrl: URL?
}
