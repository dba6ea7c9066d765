import Foundation

@testable import Photos

extension Article {
    /// An article for tests, named after its identifier.
    static func sample(_ id: Int, title: String? = nil) -> Article {
        Article(
            id: id, title: title ?? "Article \(id)", summary: "Summary \(id)", date: "2026/11/20",
            imageURL: nil)
    }
}
