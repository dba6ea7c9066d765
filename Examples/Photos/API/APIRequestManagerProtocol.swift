import Combine
import ExampleSupport

/// The requests that the view models send to the API.
protocol APIRequestManagerProtocol: Sendable {
    /// Requests a page of the photos. The first page is 1. The answer may come on any thread.
    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError>
    /// Requests a page of the articles. The first page is 1. The answer may come on any thread.
    func getArticleList(perPage page: Int) -> Future<[ArticleList], APIError>
}
