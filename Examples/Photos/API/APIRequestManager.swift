import Combine
import ExampleSupport
import Foundation

/// A client of the API of photos and articles over HTTP.
struct APIRequestManager: APIRequestManagerProtocol {
    static let shared = APIRequestManager(client: .shared)

    let client: APIClient

    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError> {
        client.get("api/mock/v1/special/photos", query: [URLQueryItem(name: "page", value: String(page))])
    }

    func getArticleList(perPage page: Int) -> Future<[ArticleList], APIError> {
        client.get("api/mock/v1/special/articles", query: [URLQueryItem(name: "page", value: String(page))])
    }
}
