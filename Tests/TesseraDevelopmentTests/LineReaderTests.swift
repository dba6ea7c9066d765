import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import TesseraDevelopment

@Suite(.timeLimit(.minutes(10))) struct LineReaderTests {
    @Test func `lines in the pipe are received even if the time for them is over`() async throws {
        let lines = NIOLockedValueBox<[String]>([])
        let (arrivals, arrival) = AsyncStream<Void>.makeStream()
        let pause = DispatchSemaphore(value: 0)
        let reader = LineReader { line in
            lines.withLockedValue { $0.append(line) }
            guard line == "one" else { return }
            // The reading thread pauses here until the other lines are in the pipe and the time is over.
            arrival.finish()
            pause.wait()
        }
        try reader.writingEnd.write(contentsOf: Data("one\n".utf8))
        for await _ in arrivals {}
        try reader.writingEnd.write(contentsOf: Data("two\nthree\n".utf8))
        reader.stopSoon(patience: .zero)
        pause.signal()
        await reader.finish()
        #expect(lines.withLockedValue { $0 } == ["one", "two", "three"])
        reader.closeWritingEnd()
    }

    @Test func `an open pipe in which nothing comes is not waited for`() async throws {
        let reader = LineReader { _ in }
        reader.stopSoon(patience: .zero)
        await reader.finish()
        reader.closeWritingEnd()
    }
}
