import Foundation
import NIOConcurrencyHelpers
import TesseraWeb

/// Reads the lines of a pipe on a thread of its own.
///
/// Foundation's `readabilityHandler` would do the same without a thread, but it uses a Dispatch source. On Linux, a Dispatch
/// source crashes now and then when its pipe ends: one thread frees the data of the source while another thread still reads them.
final class LineReader: Sendable {
    /// The end of the pipe to which a program writes.
    let writingEnd: FileHandle

    /// The times at which the thread stops reading, or nil while the program runs.
    private let deadlines = NIOLockedValueBox<Deadlines?>(nil)
    private let ends: AsyncStream<Void>

    /// The longest time between two checks of the deadlines, in milliseconds.
    private static let interval: CInt = 100
    /// The longest time for which the thread reads after the program has ended. Another process may write to the pipe without
    /// end.
    private static let longestRest = Duration.seconds(10)

    private struct Deadlines {
        /// The time at which the thread stops if the pipe is empty.
        var empty: ContinuousClock.Instant
        /// The time at which the thread stops even if there is more to read.
        var last: ContinuousClock.Instant
    }

    /// Creates a pipe, and starts the thread that reads it. The thread stops when the pipe ends.
    ///
    /// - Parameter onLine: Receives each line, in order, on the reading thread.
    init(_ onLine: @escaping @Sendable (String) -> Void) {
        let pipe = Pipe()
        let readingEnd = pipe.fileHandleForReading
        writingEnd = pipe.fileHandleForWriting
        let (ends, end) = AsyncStream<Void>.makeStream()
        self.ends = ends
        let deadlines = deadlines
        Thread.detachNewThread {
            var splitter = LineSplitter()
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let (now, limits) = (ContinuousClock.now, deadlines.withLockedValue { $0 })
                if let limits, limits.last <= now { break }
                let mayStop = limits.map { $0.empty <= now } ?? false
                var state = pollfd(fd: readingEnd.fileDescriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&state, 1, mayStop ? 0 : Self.interval) > 0 else {
                    if mayStop { break }
                    continue
                }
                let count = read(readingEnd.fileDescriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for line in splitter.lines(in: buffer[..<count]) { onLine(line) }
            }
            if let line = splitter.remainder() { onLine(line) }
            end.finish()
        }
    }

    /// Closes this process's copy of the writing end. The pipe then ends when the last program that writes to it has ended.
    ///
    /// A second call has no effect.
    func closeWritingEnd() {
        try? writingEnd.close()
    }

    /// Lets the thread stop although the pipe has not ended. A process that the program has started may outlive the program and
    /// keep the pipe open. The program itself must have ended.
    ///
    /// - Parameter patience: The time after which the thread stops as soon as the pipe is empty. Only the first call sets it.
    func stopSoon(patience: Duration = .milliseconds(500)) {
        let now = ContinuousClock.now
        deadlines.withLockedValue {
            $0 = $0 ?? Deadlines(empty: now + patience, last: now + Self.longestRest)
        }
    }

    /// Waits until the last line was received. The program must have ended.
    func finish() async {
        stopSoon()
        let ends = ends
        // A cancelled task waits too, because the caller relies on getting no line after this function returns.
        await Task.detached { for await _ in ends {} }.value
    }
}
