import Foundation

/// The contents of the detail screen that opens for an item.
struct TopDetail: Equatable, Sendable {
    let caption: String
    let title: String
    let text: String?
    let imageUrl: URL?
}
