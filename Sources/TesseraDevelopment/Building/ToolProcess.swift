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
        process.standardOutput = output.pipe
        let errors = onError.map { LineReader($0) } ?? output
        process.standardError = errors.pipe
        let (ends, end) = AsyncStream<Int32>.makeStream()
        process.terminationHandler = { process in
            end.yield(process.terminationStatus)
            end.finish()
        }
        try process.run()
        output.closeWritingEnd()
        errors.closeWritingEnd()
        let id = process.processIdentifier
        let isRunning = NIOLockedValueBox(true)
        let family = NIOLockedValueBox<ProcessFamily?>(nil)
        let status = await withTaskCancellationHandler {
            // The end is awaited even if the task is cancelled, since nothing may go on afterwards.
            await Task.detached { await ends.first { _ in true } ?? 1 }.value
        } onCancel: {
            family.withLockedValue { $0 = ProcessFamily(of: id) }
            _ = isRunning.withLockedValue { $0 ? kill(id, SIGINT) : 0 }
            DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) {
                isRunning.withLockedValue { isRunning in
                    guard isRunning else { return }
                    ProcessFamily(of: id).end()
                    kill(id, SIGKILL)
                }
            }
        }
        isRunning.withLockedValue { $0 = false }
        // A process that does not react to the end of its parent ends here.
        family.withLockedValue { $0?.end() }
        await output.finish()
        await errors.finish()
        return status
    }
}

/// Reads the lines of a pipe.
private final class LineReader: Sendable {
    let pipe = Pipe()
    private let splitter = NIOLockedValueBox(LineSplitter())
    private let onLine: @Sendable (String) -> Void
    private let ends: AsyncStream<Void>

    init(_ onLine: @escaping @Sendable (String) -> Void) {
        self.onLine = onLine
        let (ends, end) = AsyncStream<Void>.makeStream()
        self.ends = ends
        let splitter = splitter
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard !data.isEmpty else {
                handle.readabilityHandler = nil
                end.finish()
                return
            }
            for line in splitter.withLockedValue({ $0.lines(in: data) }) { onLine(line) }
        }
    }

    func closeWritingEnd() {
        try? pipe.fileHandleForWriting.close()
    }

    /// Waits for the last lines. A process that was left behind may keep the pipe open, so the wait is short.
    func finish() async {
        let ends = ends
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in ends {} }
            group.addTask { try? await Task.sleep(for: .milliseconds(500)) }
            await group.next()
            group.cancelAll()
        }
        pipe.fileHandleForReading.readabilityHandler = nil
        if let line = splitter.withLockedValue({ $0.remainder() }) { onLine(line) }
    }
}
