import Combine
import ExampleSupport

/// The requests that the view model sends to the API, one for each section. The answers may arrive on any thread.
protocol APIRequestManagerProtocol: Sendable {
    func getFeaturedBanners() -> Future<[FeaturedBanner], APIError>
    func getFeaturedInterviews() -> Future<[FeaturedInterview], APIError>
    func getKeywords() -> Future<[Keyword], APIError>
    func getNewArrivals() -> Future<[NewArrival], APIError>
    func getArticles() -> Future<[Article], APIError>
}
