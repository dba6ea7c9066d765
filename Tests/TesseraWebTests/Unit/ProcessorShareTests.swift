import NIOCore
import Testing

@testable import TesseraWeb

struct ProcessorShareTests {
    /// A process that always computes on some processors, in a time that passes only here.
    private struct BusyProcess {
        let processors: Double
        let share: Double
        private(set) var seconds = 0.0
        private(set) var time = 0.0
        private(set) var longestStop = 0.0

        init(processors: Double, share: Double) {
            self.processors = processors
            self.share = share
        }

        mutating func live(for duration: Double) {
            let start = NIODeadline.uptimeNanoseconds(0)
            var limit = ProcessorShare(share, at: start)
            var pause = Double(ProcessorShare.usualPause.nanoseconds) / 1e9
            var last = 0.0
            while time < duration {
                time += pause
                seconds += pause * processors
                // Linux reports hundredths of seconds.
                let reported = (seconds * 100).rounded(.down) / 100
                let step = limit.look(reported - last, at: start + .nanoseconds(Int64(time * 1e9)))
                last = reported
                pause = Double(step.pause.nanoseconds) / 1e9
                let stop = Double(step.stop?.nanoseconds ?? 0) / 1e9
                time += stop
                longestStop = max(longestStop, stop)
            }
        }
    }

    @Test(
        arguments: [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 100], [1.0, 2, 8, 64])
    func `process gets its share of processor time in the long run and no more`(
        share: Double, processors: Double
    ) {
        var process = BusyProcess(processors: processors, share: share)
        process.live(for: 100_000)
        let possible = min(share, processors)
        let got = process.seconds / process.time
        #expect(got <= possible * 1.001 && got > possible * 0.45)
    }

    @Test(arguments: [0.01, 0.05, 0.5, 1])
    func `process on one processor is stopped for a second at most`(share: Double) {
        var process = BusyProcess(processors: 1, share: share)
        process.live(for: 10_000)
        #expect(process.longestStop <= 1)
    }

    @Test func `process may use its share of ten seconds at once`() {
        let start = NIODeadline.uptimeNanoseconds(0)
        var limit = ProcessorShare(0.5, at: start)
        #expect(limit.look(5, at: start).stop == nil)
        #expect(limit.look(0.25, at: start).stop == .milliseconds(500))
    }

    @Test func `process in debt for a long burst still runs each second`() {
        let start = NIODeadline.uptimeNanoseconds(0)
        var limit = ProcessorShare(0.01, at: start)
        // It computed for four seconds, of which 0.1 were saved.
        #expect(limit.look(4.1, at: start) == .init(stop: .seconds(1), pause: .milliseconds(5)))
        let next = start + .milliseconds(1005)
        #expect(limit.look(0.01, at: next) == .init(stop: .seconds(1), pause: .milliseconds(5)))
        // On four processors at once, it must not owe more than before.
        #expect(limit.look(0.02, at: next) == .init(stop: .milliseconds(2500), pause: .milliseconds(5)))
    }

    @Test func `process at rest is looked at every four seconds in the end`() {
        let start = NIODeadline.uptimeNanoseconds(0)
        var limit = ProcessorShare(1, at: start)
        let pauses = (0..<6).map { limit.look(0, at: start + .seconds($0)).pause }
        #expect(
            pauses == [
                .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(4), .seconds(4),
            ])
    }
}
