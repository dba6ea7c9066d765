import TesseraCombine
import Testing

/// Tests of calls that end the program. Each runs in a process of its own.
@Suite struct CombiningMisuseTests {
    private func expect(_ parts: String..., in result: ExitTest.Result?) {
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        for part in parts { #expect(line.contains(part)) }
    }

    @Test func `asking combine latest for nothing ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Just(1).combineLatest(Just(2)).subscribe(
                AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
        expect("CombineLatest", "request(_:)", "max(0)", in: result)
    }

    @Test func `asking zip for nothing ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Just(1).zip(Just(2)).subscribe(AnySubscriber(receiveSubscription: { $0.request(.none) }))
        }
        expect("Zip", "request(_:)", "max(0)", in: result)
    }

    @Test func `a negative demand ends the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            Just(1).merge(with: Just(2)).subscribe(
                AnySubscriber(receiveSubscription: { $0.request(.max(-1)) }))
        }
        expect("demand cannot be negative", in: result)
    }
}
