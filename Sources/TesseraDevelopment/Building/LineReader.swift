import Foundation
import NIOConcurrencyHelpers
import TesseraWeb

/// Reads the lines of a pipe on a thread of its own.
///
/// Foundation's `readabilityHandler` and Dispatch's sources do the same, but a source on Linux may read freed memory when the
/// pipe ends: its queue takes the source apart while the thread that has noticed the end still looks at it.
final class LineReader: Sendable {
    /// The end of the pipe to which a program writes.
    let writingEnd: FileHandle

    /// The time in which the pipe must end by itself, or nil as long as the program may run.
    private let deadline = NIOLockedValueBox<Date?>(nil)
    private let ends: AsyncStream<Void>

    /// The time in milliseconds after which the thread looks at the deadline again.
    private static let interval: CInt = 100

    /// Creates a pipe, and begins to read it.
    ///
    /// - Parameter onLine: Receives the lines one after the other.
    init(_ onLine: @escaping @Sendable (String) -> Void) {
        let pipe = Pipe()
        let readingEnd = pipe.fileHandleForReading
        writingEnd = pipe.fileHandleForWriting
        let (ends, end) = AsyncStream<Void>.makeStream()
        self.ends = ends
        let deadline = deadline
        Thread.detachNewThread {
            var splitter = LineSplitter()
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            while deadline.withLockedValue({ $0.map { $0 > Date() } ?? true }) {
                var state = pollfd(
                    fd: readingEnd.fileDescriptor, events: Int16(truncatingIfNeeded: POLLIN), revents: 0)
                guard poll(&state, 1, Self.interval) > 0 else { continue }
                let count = read(readingEnd.fileDescriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                for line in splitter.lines(in: buffer[..<count]) { onLine(line) }
            }
            if let line = splitter.remainder() { onLine(line) }
            end.finish()
        }
    }

    /// Closes the writing end in this process, so that the pipe ends with the programs that write to it.
    func closeWritingEnd() {
        try? writingEnd.close()
    }

    /// Waits for the last line. A process that was left behind may keep the pipe open, so the wait is short.
    func finish() async {
        deadline.withLockedValue { $0 = Date(timeIntervalSinceNow: 0.5) }
        let ends = ends
        // The last line is awaited even if the task is cancelled, since none may come afterwards.
        await Task.detached { for await _ in ends {} }.value
    }
}
