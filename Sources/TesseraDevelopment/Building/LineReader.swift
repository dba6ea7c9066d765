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

    /// The time at which the thread stops reading even if the pipe has not ended, or nil while the program runs.
    private let deadline = NIOLockedValueBox<Date?>(nil)
    private let ends: AsyncStream<Void>

    /// The longest time between two checks of the deadline, in milliseconds.
    private static let interval: CInt = 100

    /// Creates a pipe, and starts the thread that reads it. The thread stops when the pipe ends.
    ///
    /// - Parameter onLine: Receives each line, in order, on the reading thread.
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
                var state = pollfd(fd: readingEnd.fileDescriptor, events: Int16(POLLIN), revents: 0)
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

    /// Closes this process's copy of the writing end. The pipe then ends when the last program that writes to it has ended.
    ///
    /// A second call has no effect.
    func closeWritingEnd() {
        try? writingEnd.close()
    }

    /// Waits until the last line was received. The program must have ended.
    ///
    /// The wait takes little more than half a second at most, since a process that the program has left running may keep the
    /// pipe open.
    func finish() async {
        deadline.withLockedValue { $0 = Date(timeIntervalSinceNow: 0.5) }
        let ends = ends
        // A cancelled task waits too, because the caller relies on getting no line after this function returns.
        await Task.detached { for await _ in ends {} }.value
    }
}
