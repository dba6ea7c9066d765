import ExampleSupport
import Foundation
import Synchronization
import Testing

@testable import Top

/// An API whose requests a test answers one by one, in any order. A cancelled request still waits for its answer,
/// like a real one whose answer is on its way.
final class FakeTopAPI: APIRequestProtocol {
    typealias Answer = Result<[any TopResponse], APIError>

    private struct Requests {
        /// The endpoints of all requests, in order.
        var all: [TopEndpoint] = []
        var waiting: [TopEndpoint: [CheckedContinuation<Answer, Never>]] = [:]
        var cancelled: [TopEndpoint] = []
    }

    private let requests = Mutex(Requests())

    /// The number of requests of each endpoint so far.
    var counts: [TopEndpoint: Int] {
        requests.withLock {
            $0.all.reduce(into: [:]) { counts, endpoint in counts[endpoint, default: 0] += 1 }
        }
    }

    /// The endpoints whose requests were cancelled before they were answered.
    var cancelled: Set<TopEndpoint> {
        requests.withLock { Set($0.cancelled) }
    }

    func get(endpoint: TopEndpoint) async throws(APIError) -> [any TopResponse] {
        let answer = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                requests.withLock {
                    $0.all.append(endpoint)
                    $0.waiting[endpoint, default: []].append(continuation)
                }
            }
        } onCancel: {
            requests.withLock { $0.cancelled.append(endpoint) }
        }
        return try answer.get()
    }

    /// Waits until an endpoint has been requested a number of times.
    @MainActor
    func wait(for endpoint: TopEndpoint, count: Int = 1) async {
        await waitUntil("request \(count) of \(endpoint)") { (self.counts[endpoint] ?? 0) >= count }
    }

    /// Answers the oldest waiting request of an endpoint, as soon as there is one.
    @MainActor
    func send(_ answer: Answer, to endpoint: TopEndpoint) async {
        await waitUntil("a request of \(endpoint)") { self.hasRequest(of: endpoint) }
        let continuation = requests.withLock { $0.waiting[endpoint]?.removeFirst() }
        continuation?.resume(returning: answer)
    }

    private func hasRequest(of endpoint: TopEndpoint) -> Bool {
        requests.withLock { $0.waiting[endpoint]?.isEmpty == false }
    }
}
