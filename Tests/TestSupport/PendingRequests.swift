import Synchronization

/// Requests that a test answers one by one, in any order.
public final class PendingRequests<Key: Sendable, Answer>: Sendable {
    private struct State {
        var keys: [Key] = []
        // What answers a request may be called on any thread; its type does not say so.
        nonisolated(unsafe) var promises: [(Answer) -> Void] = []
    }

    private let state = Mutex(State())

    /// Creates a list of no requests.
    public init() {}

    /// What has been requested so far, in order.
    public var keys: [Key] { state.withLock { $0.keys } }

    /// Notes a request.
    public func add(_ key: Key, promise: @escaping (Answer) -> Void) {
        nonisolated(unsafe) let promise = promise
        state.withLock {
            $0.keys.append(key)
            $0.promises.append(promise)
        }
    }

    /// Answers the request that was made as the `index`th. The answer is on its way when this returns.
    public func send(_ answer: Answer, to index: Int) {
        let promise = state.withLock { state in
            nonisolated(unsafe) let promise = state.promises[index]
            return promise
        }
        promise(answer)
    }
}
