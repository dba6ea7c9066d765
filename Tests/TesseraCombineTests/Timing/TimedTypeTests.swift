import TesseraCombine
import TesseraCombineTesting
import Testing

@Suite struct TimedTypeTests {
    let subject = PassthroughSubject<Int, Never>()

    @Test func `have the names of Apple`() {
        let queue = DispatchQueue.main
        typealias Source = PassthroughSubject<Int, Never>
        let throttle: Publishers.Throttle<Source, DispatchQueue> = subject.throttle(
            for: 1, scheduler: queue, latest: true)
        let debounce: Publishers.Debounce<Source, DispatchQueue> = subject.debounce(for: 2, scheduler: queue)
        let delay: Publishers.Delay<Source, DispatchQueue> = subject.delay(
            for: 3, tolerance: 4, scheduler: queue)
        let timeout: Publishers.Timeout<Source, DispatchQueue> = subject.timeout(5, scheduler: queue)
        let receive: Publishers.ReceiveOn<Source, DispatchQueue> = subject.receive(
            on: queue, options: .init(qos: .utility))
        let subscribe: Publishers.SubscribeOn<Source, DispatchQueue> = subject.subscribe(on: queue)
        #expect(throttle.upstream === subject && throttle.interval == 1 && throttle.latest)
        #expect(debounce.dueTime == 2 && debounce.scheduler === queue && debounce.options == nil)
        #expect(delay.interval == 3 && delay.tolerance == 4)
        #expect(timeout.interval == 5 && timeout.customError == nil)
        #expect(receive.options?.qos == .utility)
        #expect(subscribe.scheduler === queue)
    }

    @Test func `are those of this module in generic code too`() {
        func names<P: Publisher>(_ publisher: P, _ scheduler: some Scheduler) -> [String] {
            [
                String(
                    reflecting: type(of: publisher.throttle(for: .zero, scheduler: scheduler, latest: true))),
                String(reflecting: type(of: publisher.debounce(for: .zero, scheduler: scheduler))),
                String(reflecting: type(of: publisher.delay(for: .zero, scheduler: scheduler))),
                String(reflecting: type(of: publisher.timeout(.zero, scheduler: scheduler))),
                String(reflecting: type(of: publisher.receive(on: scheduler))),
                String(reflecting: type(of: publisher.subscribe(on: scheduler))),
            ]
        }
        for name in names(subject, VirtualTimeScheduler()) + names(Just(1), RunLoop.main) {
            #expect(name.hasPrefix("TesseraCombine.Publishers."))
        }
    }
}
