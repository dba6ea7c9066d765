import Combine
import ExampleSupport

/// What the view model asks of the API, section by section. The answers may come on any thread.
protocol APIRequestManagerProtocol: Sendable {
    func getFeaturedBanners() -> Future<[FeaturedBanner], APIError>
    func getFeaturedInterviews() -> Future<[FeaturedInterview], APIError>
    func getKeywords() -> Future<[Keyword], APIError>
    func getNewArrivals() -> Future<[NewArrival], APIError>
    func getArticles() -> Future<[Article], APIError>
}
