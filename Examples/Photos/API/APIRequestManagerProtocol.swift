import Combine
import ExampleSupport

/// What the view model asks of the API.
protocol APIRequestManagerProtocol: Sendable {
    /// Requests a page of the feed; the first is 1. The answer may come on any thread.
    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError>
}
