import Foundation
import NIOConcurrencyHelpers

/// Runs a program whose output is read line by line, and which ends with all programs that it has started if its task is
/// cancelled.
struct ToolProcess {
    /// The time that a program gets to end by itself after SIGINT.
    private static let patience = Duration.seconds(3)

    /// Runs a program to its end, and returns its exit status.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program, which is looked up in `PATH`, and its arguments.
    ///   - onOutput: Receives the lines of the standard output. It receives those of the standard error too if `onError` is nil.
    ///   - onError: Receives the lines of the standard error, or nil if `onOutput` receives them.
    /// - Throws: An error if the program cannot be started.
    static func run(
        _ arguments: [String], onOutput: @escaping @Sendable (String) -> Void,
        onError: (@Sendable (String) -> Void)? = nil
    ) async throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let output = LineReader(onOutput)
        process.standardOutput = output.writingEnd
        let errors = onError.map { LineReader($0) } ?? output
        process.standardError = errors.writingEnd
        let (ends, end) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { process in
            end.yield(process.terminationStatus)
            end.finish()
        }
        let start = Result { try process.run() }
        // This process closes its writing ends even if the program did not start, because the threads of the readers wait for
        // the ends of the pipes.
        output.closeWritingEnd()
        errors.closeWritingEnd()
        try start.get()
        let id = process.processIdentifier
        let isRunning = NIOLockedValueBox(true)
        let status = await withTaskCancellationHandler {
            // A cancelled task waits too, because the caller relies on the program having ended when this function returns.
            await Task.detached { await ends.first { _ in true } ?? 1 }.value
        } onCancel: {
            isRunning.withLockedValue { if $0 { Self.end(id) } }
        }
        isRunning.withLockedValue { $0 = false }
        await output.finish()
        await errors.finish()
        return status
    }

    /// Asks a process to end. Once it has ended, or when ``patience`` is over, this also kills the processes that it has started.
    ///
    /// The others are killed because Foundation reports the end of a process only when all processes that share its files
    /// have ended.
    private static func end(_ id: pid_t) {
        let family = ProcessFamily(of: id)
        kill(id, SIGINT)
        Thread.detachNewThread {
            let deadline = ContinuousClock.now + patience
            while !ProcessFamily.hasEnded(id), ContinuousClock.now < deadline {
                Thread.sleep(forTimeInterval: 0.02)
            }
            family.end()
            guard !ProcessFamily.hasEnded(id) else { return }
            ProcessFamily(of: id).end()
            kill(id, SIGKILL)
        }
    }
}
