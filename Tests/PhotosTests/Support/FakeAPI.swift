import Combine
import ExampleSupport
import Foundation
import TestSupport

@testable import Photos

/// An API whose requests a test answers one by one, in any order.
final class FakeAPI: APIRequestManagerProtocol {
    private let photos = PendingRequests<Int, Result<[PhotoList], APIError>>()
    private let articles = PendingRequests<Int, Result<[ArticleList], APIError>>()

    /// The pages of photos that were requested so far.
    var requestedPages: [Int] { photos.keys }
    /// The pages of articles that were requested so far.
    var requestedArticlePages: [Int] { articles.keys }

    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError> {
        Future { self.photos.add(page, promise: $0) }
    }

    func getArticleList(perPage page: Int) -> Future<[ArticleList], APIError> {
        Future { self.articles.add(page, promise: $0) }
    }

    /// Answers the request for photos at an index. The answer has not arrived yet when this method returns.
    func send(_ result: Result<[PhotoList], APIError>, to index: Int) {
        photos.send(result, to: index)
    }

    /// Answers the request for photos at an index, and waits until the answer has arrived.
    @MainActor
    func answer(_ index: Int, with result: Result<[PhotoList], APIError>) async {
        send(result, to: index)
        await MainQueue.drain()
    }

    /// Answers a request for photos with a page, and waits until the answer has arrived.
    @MainActor
    func answer(_ index: Int, page: Int, ids: some Sequence<Int>, hasNextPage: Bool = true) async {
        let list = PhotoList(page: page, photos: ids.map { .sample($0) }, hasNextPage: hasNextPage)
        await answer(index, with: .success([list]))
    }

    /// Answers the request for articles at an index, and waits until the answer has arrived.
    @MainActor
    func answerArticles(_ index: Int, with result: Result<[ArticleList], APIError>) async {
        articles.send(result, to: index)
        await MainQueue.drain()
    }

    /// Answers a request for articles with a page, and waits until the answer has arrived.
    @MainActor
    func answerArticles(_ index: Int, page: Int, ids: some Sequence<Int>, hasNextPage: Bool = true) async {
        let list = ArticleList(page: page, articles: ids.map { .sample($0) }, hasNextPage: hasNextPage)
        await answerArticles(index, with: .success([list]))
    }
}
