import TesseraCombine
import TesseraCombineTesting
import Testing

/// Tests of calls that end the program. Each runs in a process of its own.
@Suite struct VirtualTimeMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `advancing by a negative interval ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            VirtualTimeScheduler().advance(by: -1)
        }
        expect("VirtualTimeScheduler.advance(by:)", "-1 s", in: result)
    }

    @Test func `advancing to the past ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            VirtualTimeScheduler(now: .init(3)).advance(to: .init(2))
        }
        expect("VirtualTimeScheduler.advance(to:)", "3 s already", "back to 2 s", in: result)
    }

    @Test func `running actions that never end ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = VirtualTimeScheduler()
            let repetition = scheduler.schedule(after: .start, interval: 1) {}
            scheduler.run(limit: 10)
            repetition.cancel()
        }
        expect("VirtualTimeScheduler.run(limit:)", "10 actions ran until 10 s", "without end", in: result)
    }

    @Test func `an action that always schedules the next at once ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = VirtualTimeScheduler()
            func again() { scheduler.schedule { again() } }
            again()
            scheduler.advance(by: 1)
        }
        expect("VirtualTimeScheduler", "an action at 0 s", "without end", in: result)
    }

    @Test func `repeating without an interval ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let scheduler = VirtualTimeScheduler()
            let repetition = scheduler.schedule(after: .init(2), interval: .zero) {}
            scheduler.advance(by: 3)
            repetition.cancel()
        }
        expect("an action at 2 s", "without end", in: result)
    }

    @Test func `an amount that is not a number ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = VirtualTimeScheduler.SchedulerTimeType.Stride.seconds(.nan)
        }
        expect("Stride.seconds(_:)", "nan is not a number", in: result)
    }
}
