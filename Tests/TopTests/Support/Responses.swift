import ExampleSupport
import Foundation

@testable import Top

/// Answers for tests, named after their identifiers.
enum Responses {
    static func banner(_ id: Int = 1) -> TopBannerResponse {
        TopBannerResponse(content: .init(id: id, label: "Banner \(id)", imageUrl: nil))
    }

    static func featured(_ ids: Int...) -> TopFeaturedResponse {
        TopFeaturedResponse(
            content: ids.map {
                .init(id: $0, title: "Featured \($0)", caption: "Caption", text: "Text", imageUrl: nil)
            })
    }

    static func news(_ ids: Int..., title: String = "News") -> TopNewsResponse {
        TopNewsResponse(
            content: ids.map {
                .init(id: $0, category: "店舗", dateString: "2022.10.31", title: "\(title) \($0)", text: "Text")
            })
    }

    static func special(_ ids: Int...) -> TopSpecialResponse {
        TopSpecialResponse(
            content: ids.map {
                .init(
                    id: $0, title: "Special \($0)", rate: 30, price: 12000, discountedPrice: 8400,
                    deadline: "11月6日まで", text: "Text", imageUrl: nil)
            })
    }

    static func photos(_ ids: ClosedRange<Int>) -> TopPhotosResponse {
        TopPhotosResponse(
            content: ids.map { .init(id: $0, title: "Photo \($0)", userName: "haru", imageUrl: nil) })
    }

    /// Returns a full answer of an endpoint: 1 banner, 2 cards, 3 news, 2 products or 6 photos.
    static func all(_ endpoint: TopEndpoint) -> [any TopResponse] {
        switch endpoint {
        case .banner: [banner()]
        case .featured: [featured(1, 2)]
        case .news: [news(1, 2, 3)]
        case .special: [special(1, 2)]
        case .photos: [photos(1...6)]
        }
    }
}
