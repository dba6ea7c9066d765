import Synchronization

/// The failures on any of several threads.
final class Failures: Sendable {
    private let messages = Mutex<[String]>([])

    /// Records a failure.
    func add(_ message: String) { messages.withLock { $0.append(message) } }

    /// The failure that was noted first.
    var first: String? { messages.withLock { $0.first } }
}
