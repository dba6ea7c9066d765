import Foundation
import NIOConcurrencyHelpers
import TesseraWeb

/// Runs a program whose output is read line by line, and which ends with all programs that it has started if its task is
/// cancelled.
struct ToolProcess {
    /// The time that a program gets to end by itself after SIGINT, in seconds.
    private static let patience = 3.0

    /// Runs a program to its end, and returns its exit status.
    ///
    /// - Parameters:
    ///   - arguments: The name of the program, which is looked up in `PATH`, and its arguments.
    ///   - onOutput: Receives the lines of the standard output, and those of the standard error, if it is nil, too.
    ///   - onError: Receives the lines of the standard error.
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
        // The readers end with the pipes, also where the program cannot be started.
        output.closeWritingEnd()
        errors.closeWritingEnd()
        try start.get()
        let id = process.processIdentifier
        let isRunning = NIOLockedValueBox(true)
        let status = await withTaskCancellationHandler {
            // The end is awaited even if the task is cancelled, since nothing may go on afterwards.
            await Task.detached { await ends.first { _ in true } ?? 1 }.value
        } onCancel: {
            isRunning.withLockedValue { if $0 { Self.end(id) } }
        }
        isRunning.withLockedValue { $0 = false }
        await output.finish()
        await errors.finish()
        return status
    }

    /// Asks a process to end, and ends those that it has started once it has, or when it takes too long.
    ///
    /// Foundation reports the end of a process only after that of all processes which have inherited its files.
    private static func end(_ id: pid_t) {
        let family = ProcessFamily(of: id)
        kill(id, SIGINT)
        Thread.detachNewThread {
            let deadline = Date(timeIntervalSinceNow: patience)
            while !ProcessFamily.hasEnded(id), Date() < deadline { Thread.sleep(forTimeInterval: 0.02) }
            family.end()
            guard !ProcessFamily.hasEnded(id) else { return }
            ProcessFamily(of: id).end()
            kill(id, SIGKILL)
        }
    }
}
