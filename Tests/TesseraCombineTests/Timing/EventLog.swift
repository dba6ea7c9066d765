import Foundation
import TesseraCombine
import TesseraCombineTesting

/// The failure of publishers under test.
struct TestFailure: Error, Equatable {}

/// A list of lines, each of which has an event of a publisher and its time.
final class EventLog {
    private(set) var events: [String] = []

    /// Subscribes to a publisher and writes a line for each event, with the time of the scheduler.
    func record<P: Publisher>(_ publisher: P, at scheduler: VirtualTimeScheduler) -> AnyCancellable {
        publisher.sink(
            receiveCompletion: { [self] completion in
                switch completion {
                case .finished: events.append("finished at \(scheduler.now)")
                case .failure: events.append("failed at \(scheduler.now)")
                }
            },
            receiveValue: { [self] in events.append("\($0) at \(scheduler.now)") })
    }
}

/// A value that several threads read and change.
final class Shared<Value>: @unchecked Sendable {
    // This is safe: `lock` guards the only variable.
    private let lock = NSLock()
    private var storage: Value

    init(_ value: Value) { storage = value }

    var value: Value { lock.withLock { storage } }

    func change(_ body: (inout Value) -> Void) { lock.withLock { body(&storage) } }
}
