import Combine
import ExampleSupport

/// A client of the gourmet API over HTTP.
struct APIRequestManager: APIRequestManagerProtocol {
    static let shared = APIRequestManager(client: .shared)

    let client: APIClient

    private enum EndPoint: String {
        case featuredBanner = "featured_banners"
        case featuredInterview = "featured_interviews"
        case keyword = "keywords"
        case newArrival = "new_arrivals"
        case article = "articles"

        var path: String { ["api/mock", "v1", "gourmet", rawValue].joined(separator: "/") }
    }

    func getFeaturedBanners() -> Future<[FeaturedBanner], APIError> {
        client.get(EndPoint.featuredBanner.path)
    }

    func getFeaturedInterviews() -> Future<[FeaturedInterview], APIError> {
        client.get(EndPoint.featuredInterview.path)
    }

    func getKeywords() -> Future<[Keyword], APIError> {
        client.get(EndPoint.keyword.path)
    }

    func getNewArrivals() -> Future<[NewArrival], APIError> {
        client.get(EndPoint.newArrival.path)
    }

    func getArticles() -> Future<[Article], APIError> {
        client.get(EndPoint.article.path)
    }
}
