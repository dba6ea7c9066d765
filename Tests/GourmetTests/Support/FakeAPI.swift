import Combine
import ExampleSupport
import Foundation
import Synchronization
import TestSupport

@testable import Gourmet

/// An API whose requests a test answers one by one, in any order.
final class FakeAPI: APIRequestManagerProtocol {
    /// The requests for one kind of content.
    final class EndPoint<Item: MainItem>: Sendable {
        private struct Requests {
            // Combine lets a promise be called on any thread, though its type is not Sendable.
            nonisolated(unsafe) var promises: [Future<[Item], APIError>.Promise] = []
        }

        private let requests = Mutex(Requests())

        /// The number of requests so far.
        var count: Int { requests.withLock { $0.promises.count } }

        func request() -> Future<[Item], APIError> {
            Future { promise in
                nonisolated(unsafe) let promise = promise
                self.requests.withLock { $0.promises.append(promise) }
            }
        }

        /// Answers a request, by default the last one, and waits until the answer has arrived.
        @MainActor
        func answer(_ result: Result<[Item], APIError>, to index: Int? = nil) async {
            let promise = requests.withLock { requests in
                nonisolated(unsafe) let promise = requests.promises[index ?? requests.promises.count - 1]
                return promise
            }
            promise(result)
            for _ in 1...4 { await turn() }
        }

        @MainActor
        func succeed(_ items: [Item], to index: Int? = nil) async { await answer(.success(items), to: index) }

        @MainActor
        func fail(_ error: APIError = .unreachable, to index: Int? = nil) async {
            await answer(.failure(error), to: index)
        }
    }

    let banners = EndPoint<FeaturedBanner>()
    let interviews = EndPoint<FeaturedInterview>()
    let keywords = EndPoint<Keyword>()
    let arrivals = EndPoint<NewArrival>()
    let articles = EndPoint<Article>()

    func getFeaturedBanners() -> Future<[FeaturedBanner], APIError> { banners.request() }
    func getFeaturedInterviews() -> Future<[FeaturedInterview], APIError> { interviews.request() }
    func getKeywords() -> Future<[Keyword], APIError> { keywords.request() }
    func getNewArrivals() -> Future<[NewArrival], APIError> { arrivals.request() }
    func getArticles() -> Future<[Article], APIError> { articles.request() }

    /// The number of requests for each kind of content, in the order of the sections.
    var counts: [Int] { [banners.count, interviews.count, keywords.count, arrivals.count, articles.count] }
}

extension FeaturedBanner {
    static func sample(_ id: Int, title: String? = nil) -> FeaturedBanner {
        FeaturedBanner(id: id, title: title ?? "Banner \(id)", imageUrl: nil, dateString: "2026.11.\(id)")
    }
}

extension FeaturedInterview {
    static func sample(_ id: Int, title: String? = nil, tags: String = "寿司,港町") -> FeaturedInterview {
        FeaturedInterview(
            id: id, profileName: "user\(id)", dateString: "2026.11.\(id)", imageUrl: nil,
            title: title ?? "Interview \(id)", description: "Text \(id)", tags: tags)
    }
}

extension Keyword {
    static func sample(_ id: Int) -> Keyword { Keyword(id: id, keyword: "Keyword \(id)") }
}

extension NewArrival {
    static func sample(_ id: Int) -> NewArrival { NewArrival(id: id, title: "Dish \(id)", imageUrl: nil) }
}

extension Article {
    static func sample(_ id: Int, title: String? = nil) -> Article {
        Article(id: id, title: title ?? "Article \(id)", summary: "Summary \(id)", imageUrl: nil)
    }
}
