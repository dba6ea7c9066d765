import Synchronization

/// Requests that a test answers one by one, in any order.
public final class PendingRequests<Key: Sendable, Answer>: Sendable {
    private struct State {
        var keys: [Key] = []
        // A promise may be called on any thread, though its type is not Sendable.
        nonisolated(unsafe) var promises: [(Answer) -> Void] = []
    }

    private let state = Mutex(State())

    /// Creates an empty list of requests.
    public init() {}

    /// The keys of all requests so far, in order.
    public var keys: [Key] { state.withLock { $0.keys } }

    /// Adds a request.
    public func add(_ key: Key, promise: @escaping (Answer) -> Void) {
        nonisolated(unsafe) let promise = promise
        state.withLock {
            $0.keys.append(key)
            $0.promises.append(promise)
        }
    }

    /// Answers the request at an index. The answer may arrive after this method returns.
    public func send(_ answer: Answer, to index: Int) {
        let promise = state.withLock { state in
            nonisolated(unsafe) let promise = state.promises[index]
            return promise
        }
        promise(answer)
    }
}
