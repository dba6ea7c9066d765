import ServiceLifecycle
import UnixSignals

/// The signals that end a host.
enum EndingSignals {
    /// Runs services until they end. The first SIGINT or SIGTERM lets them end in their own time, and the second one at once.
    static func run(_ group: ServiceGroup) async throws {
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm)
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            tasks.addTask { try await group.run() }
            tasks.addTask {
                var isEnding = false
                for await _ in signals {
                    if isEnding { return }
                    isEnding = true
                    await group.triggerGracefulShutdown()
                }
            }
            try await tasks.next()
            // After the second signal the services throw an error that says that they were cancelled.
            tasks.cancelAll()
            while let result = await tasks.nextResult() {
                if case .failure(let error) = result, !(error is CancellationError) { throw error }
            }
        }
    }
}
