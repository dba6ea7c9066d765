import Combine
import ExampleSupport
import Foundation
import Synchronization

@testable import Photos

/// An API whose requests a test answers one by one, in any order.
final class FakeAPI: APIRequestManagerProtocol {
    typealias Promise = Future<[PhotoList], APIError>.Promise

    private struct Requests {
        var pages: [Int] = []
        // Combine lets a future be fulfilled on any thread; the type of the promise does not say so.
        nonisolated(unsafe) var promises: [Promise] = []
    }

    private let requests = Mutex(Requests())

    /// The pages that were requested so far.
    var requestedPages: [Int] {
        requests.withLock { $0.pages }
    }

    func getPhotoList(perPage page: Int) -> Future<[PhotoList], APIError> {
        Future { promise in
            nonisolated(unsafe) let promise = promise
            self.requests.withLock {
                $0.pages.append(page)
                $0.promises.append(promise)
            }
        }
    }

    /// Answers the request that was made as the `index`th. The answer is on its way when this returns.
    func send(_ result: Result<[PhotoList], APIError>, to index: Int) {
        let promise = requests.withLock { requests in
            nonisolated(unsafe) let promise = requests.promises[index]
            return promise
        }
        promise(result)
    }

    /// Answers the request that was made as the `index`th and lets the answer arrive.
    @MainActor
    func answer(_ index: Int, with result: Result<[PhotoList], APIError>) async {
        send(result, to: index)
        await MainQueue.drain()
    }

    /// Answers a request with a page of photos.
    @MainActor
    func answer(_ index: Int, page: Int, ids: some Sequence<Int>, hasNextPage: Bool = true) async {
        let list = PhotoList(page: page, photos: ids.map { .sample($0) }, hasNextPage: hasNextPage)
        await answer(index, with: .success([list]))
    }
}
