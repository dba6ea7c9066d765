import TesseraCombine
import TesseraCombineTesting
import Testing

/// Tests of calls that end the program. Each runs in a process of its own.
@Suite struct TimedMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `requesting nothing from throttle ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
            PassthroughSubject<Int, Never>()
                .throttle(for: 1, scheduler: VirtualTimeScheduler(), latest: true)
                .subscribe(subscriber)
            subscriber.request(.none)
        }
        expect("throttle: request(_:)", "max(0)", in: result)
    }

    @Test func `requesting nothing from delay ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
            PassthroughSubject<Int, Never>().delay(for: 1, scheduler: VirtualTimeScheduler()).subscribe(
                subscriber)
            subscriber.request(.none)
        }
        expect("delay: request(_:)", "max(0)", in: result)
    }

    @Test func `collecting arrays of no elements ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            PassthroughSubject<Int, Never>()
                .collect(.byTimeOrCount(VirtualTimeScheduler(), 1, 0))
                .subscribe(TestSubscriber<[Int], Never>())
        }
        expect("collect(.byTimeOrCount)", "the count is 0", in: result)
    }
}
