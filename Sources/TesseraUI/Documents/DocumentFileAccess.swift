import Foundation
import Synchronization
import TesseraBasics

/// The queue on which a document reads and writes its file, one thing after the other.
///
/// The main thread can wait for the queue, and work on the queue can wait for the main thread. So that they never wait for each other,
/// the main thread makes the calls of the queue while it waits.
final class DocumentFileAccess: Sendable {
    private typealias Call = @MainActor @Sendable () -> Void

    /// Waits for the main thread.
    private final class Answer: Sendable {
        private let result = Mutex<Result<Void, any Error>>(.success(()))
        private let isThere = DispatchSemaphore(value: 0)

        func give(_ result: Result<Void, any Error>) {
            self.result.withLock { $0 = result }
            isThere.signal()
        }

        func wait() throws {
            isThere.wait()
            try result.withLock { $0 }.get()
        }
    }

    private struct State {
        /// What the main thread has still to do.
        var calls: [Call] = []
        /// The number of things that are not read or written yet.
        var unfinished = 0
        /// Wakes the main thread if it is waiting.
        var alarm: DispatchSemaphore?
    }

    private let queue = DispatchQueue(label: "UIDocument File Access", target: .global())
    private let state = Mutex(State())

    /// Runs a function on the queue.
    func perform(_ body: @escaping @Sendable () -> Void) {
        begin()
        queue.async {
            body()
            self.end()
        }
    }

    /// Notes that something is going to be read or written.
    func begin() { state.withLock { $0.unfinished += 1 } }

    /// Notes that something is read or written.
    func end() {
        state.withLock {
            $0.unfinished -= 1
            _ = $0.alarm?.signal()
        }
    }

    // MARK: The main thread

    /// Runs a function on the main thread, and returns or throws as it does.
    func runOnMain(_ body: @escaping @MainActor @Sendable () throws -> Void) throws {
        if isOnMainActor { return try MainActor.assumeIsolated { try body() } }
        let answer = Answer()
        callOnMain { answer.give(Result { try body() }) }
        try answer.wait()
    }

    /// Runs a function on the main thread later.
    func callOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        state.withLock {
            $0.calls.append(body)
            _ = $0.alarm?.signal()
        }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.makeCalls() } }
    }

    @MainActor private func makeCalls() {
        while let call = state.withLock({ $0.calls.isEmpty ? nil : $0.calls.removeFirst() }) { call() }
    }

    /// Waits until everything is read and written, and the main thread has done what belongs to it.
    @MainActor func finish() {
        let alarm = DispatchSemaphore(value: 0)
        let outer = state.withLock { state in
            defer { state.alarm = alarm }
            return state.alarm
        }
        makeCalls()
        while state.withLock({ $0.unfinished > 0 || !$0.calls.isEmpty }) {
            alarm.wait()
            makeCalls()
        }
        state.withLock { $0.alarm = outer }
    }
}
