import Synchronization

/// What went wrong on any of several threads.
final class Failures: Sendable {
    private let messages = Mutex<[String]>([])

    /// Notes a failure.
    func add(_ message: String) { messages.withLock { $0.append(message) } }

    /// The failure that was noted first.
    var first: String? { messages.withLock { $0.first } }
}
