import Foundation
import Synchronization

/// Records the names of the overridden members that were called, on any thread.
final class Calls: Sendable {
    private let names = Mutex<Set<String>>([])

    func add(_ name: String) { names.withLock { _ = $0.insert(name) } }

    /// Returns the names of `expected` that were not called.
    func missing(of expected: [String]) -> [String] {
        names.withLock { called in expected.filter { !called.contains($0) } }
    }

    func reset() { names.withLock { $0 = [] } }
}

/// An object whose overrides record their calls.
protocol Logging {
    nonisolated var calls: Calls { get }
}

extension Logging {
    nonisolated func log(_ name: String) { calls.add(name) }
}
