import Synchronization

/// Failures that several threads can record.
final class Failures: Sendable {
    private let messages = Mutex<[String]>([])

    /// Records a failure.
    func add(_ message: String) { messages.withLock { $0.append(message) } }

    /// The failure that was recorded first, or nil if there is none.
    var first: String? { messages.withLock { $0.first } }
}
