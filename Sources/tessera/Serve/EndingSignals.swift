import Foundation
import ServiceLifecycle
import UnixSignals

/// The signals that end a host.
enum EndingSignals {
    /// The signals. SIGHUP, which comes when the terminal is closed, is among them, since apps that hang would go on without
    /// their host. A host that was started with `nohup` goes on.
    static var all: [UnixSignal] { isIgnored(SIGHUP) ? [.sigint, .sigterm] : [.sigint, .sigterm, .sighup] }

    private static func isIgnored(_ number: Int32) -> Bool {
        // The function returns the former handler only when it sets another one.
        let former = signal(number, SIG_IGN)
        signal(number, former)
        return unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Runs services until they end. The first signal lets them end in their own time, and the second one at once.
    static func run(_ group: ServiceGroup) async throws {
        let signals = await UnixSignalsSequence(trapping: all)
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
