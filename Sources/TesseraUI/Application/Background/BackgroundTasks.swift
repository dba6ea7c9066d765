import Foundation
import Synchronization
import TesseraBasics

/// The tasks of an app that are to be finished before its process ends.
final class BackgroundTasks: Sendable {
    /// A closure that informs the app that a task must end.
    typealias Handler = @MainActor @Sendable () -> Void

    private struct State {
        var last = 0
        var tasks: [Int: (name: String?, handler: Handler?)] = [:]
        /// True if the process is about to end.
        var isEnding = false
        /// A closure that ends the process as soon as there are no tasks.
        var end: Handler?
    }

    private let state = Mutex(State())

    /// Begins a task. Returns its number, or nil if the process is about to end.
    func begin(_ name: String?, _ handler: Handler?) -> Int? {
        state.withLock { state in
            guard !state.isEnding else { return nil }
            state.last += 1
            state.tasks[state.last] = (name, handler)
            return state.last
        }
    }

    /// Ends a task. Does nothing if there is no task with the number.
    func end(_ number: Int) {
        let end = state.withLock { state -> Handler? in
            state.tasks[number] = nil
            guard state.tasks.isEmpty else { return nil }
            defer { state.end = nil }
            return state.end
        }
        if let end { Task { @MainActor in end() } }
    }

    /// Informs the app that all tasks must end. Then runs a closure: as soon as all have ended, and at the latest after a time. If there
    /// are no tasks, it runs at once.
    ///
    /// - Parameters:
    ///   - time: The time for all tasks together, in seconds.
    ///   - end: The closure, which runs once.
    @MainActor
    func expire(within time: TimeInterval, then end: @escaping Handler) {
        let handlers = state.withLock { state -> [Handler?] in
            state.isEnding = true
            if !state.tasks.isEmpty { state.end = end }
            return state.tasks.sorted { $0.key < $1.key }.map { $0.value.handler }
        }
        guard !handlers.isEmpty else { return end() }
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { [self] in
            MainActor.assumeIsolated { giveUp() }
        }
        for handler in handlers { handler?() }
    }

    /// Ends the process in spite of the tasks that have not ended.
    @MainActor
    private func giveUp() {
        let (names, end) = state.withLock { state -> ([String], Handler?) in
            defer { state.end = nil }
            let tasks = state.tasks.sorted { $0.key < $1.key }
            return (tasks.map { $0.value.name ?? "without a name" }, state.end)
        }
        guard let end else { return }
        let message =
            "The app ends before its background tasks have ended: \(names.joined(separator: ", "))."
        writeComplaint(message)
        end()
    }
}
