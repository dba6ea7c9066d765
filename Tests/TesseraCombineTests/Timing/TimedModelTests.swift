import TesseraCombine
import TesseraCombineTesting
import TestSupport
import Testing

/// Tests that compare operators with models that see the whole list of random values and times in advance.
@Suite struct TimedModelTests {
    struct Sent {
        var time: Int
        var value: Int
    }

    static let seeds = Array<UInt64>(1...40)
    let scheduler = VirtualTimeScheduler()

    /// Returns values that come in random bursts and pauses, with times in milliseconds.
    private func randomValues(_ seed: UInt64) -> [Sent] {
        var generator = SeededGenerator(seed: seed)
        var time = 0
        return (1...Int.random(in: 1...60, using: &generator)).map { value in
            time += Int.random(in: 0...3, using: &generator) * Int.random(in: 0...60, using: &generator)
            return Sent(time: time, value: value)
        }
    }

    private func events<P: Publisher>(
        of values: [Sent], through operation: (PassthroughSubject<Int, Never>) -> P
    ) -> [String] {
        let subject = PassthroughSubject<Int, Never>()
        let log = EventLog()
        let subscription = log.record(operation(subject), at: scheduler)
        for sent in values {
            scheduler.advance(to: .init(.milliseconds(sent.time)))
            subject.send(sent.value)
        }
        scheduler.advance(by: .seconds(100))
        subscription.cancel()
        return log.events
    }

    private func line(_ value: String, at milliseconds: Int) -> String {
        "\(value) at \(VirtualTimeScheduler.SchedulerTimeType.Stride.milliseconds(milliseconds))"
    }

    @Test(arguments: seeds, [true, false])
    func `throttle agrees with its model`(seed: UInt64, latest: Bool) {
        let values = randomValues(seed)
        // The model finds one time of delivery after the other. The values that came since the last delivery compete
        // for it.
        var expected: [String] = []
        var remainder = values[...]
        var next = 0
        while let first = remainder.first {
            let place = max(first.time, next)
            let competing = place == first.time ? remainder.prefix(1) : remainder.prefix { $0.time < place }
            let chosen = latest ? competing.last : first
            expected.append(line("\(chosen?.value ?? 0)", at: place))
            remainder = remainder.dropFirst(competing.count)
            next = place + 100
        }
        let actual = events(of: values) {
            $0.throttle(for: .milliseconds(100), scheduler: scheduler, latest: latest)
        }
        #expect(actual == expected, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `debounce agrees with its model`(seed: UInt64) {
        let values = randomValues(seed)
        var expected: [String] = []
        for (index, sent) in values.enumerated() {
            let isFollowed = index + 1 < values.count && values[index + 1].time < sent.time + 50
            if !isFollowed { expected.append(line("\(sent.value)", at: sent.time + 50)) }
        }
        let actual = events(of: values) { $0.debounce(for: .milliseconds(50), scheduler: scheduler) }
        #expect(actual == expected, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `delay agrees with its model`(seed: UInt64) {
        let values = randomValues(seed)
        let actual = events(of: values) { $0.delay(for: .milliseconds(70), scheduler: scheduler) }
        #expect(actual == values.map { line("\($0.value)", at: $0.time + 70) }, "seed \(seed)")
    }

    @Test(arguments: seeds)
    func `collect agrees with its model`(seed: UInt64) {
        let values = randomValues(seed)
        let end = (values.last?.time ?? 0) + 200
        var expected: [String] = []
        for tick in stride(from: 100, through: end, by: 100) {
            let inside = values.filter { $0.time >= tick - 100 && $0.time < tick }.map(\.value)
            if !inside.isEmpty { expected.append(line("\(inside)", at: tick)) }
        }
        let actual = events(of: values) { $0.collect(.byTime(scheduler, .milliseconds(100))) }
        #expect(actual == expected, "seed \(seed)")
    }
}
