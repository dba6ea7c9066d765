import TesseraCombine
import TesseraCombineTesting
import Testing

/// Tests that contain the code of the page `TesseraCombineTesting.md`.
@Suite struct DocumentationTests {
    final class Search {
        @Published var query = ""
        let requests: AnyPublisher<String, Never>

        init(scheduler: some Scheduler) {
            let typed = PassthroughSubject<String, Never>()
            requests =
                typed
                .debounce(for: .milliseconds(300), scheduler: scheduler)
                .removeDuplicates()
                .eraseToAnyPublisher()
            $query.dropFirst().subscribe(typed).store(in: &subscriptions)
        }

        private var subscriptions: Set<AnyCancellable> = []
    }

    @Test func `a test sets the time`() {
        let scheduler = VirtualTimeScheduler()
        let search = Search(scheduler: scheduler)
        let requests = TestSubscriber<String, Never>()
        search.requests.subscribe(requests)

        search.query = "r"
        scheduler.advance(by: .milliseconds(299))
        search.query = "ramen"
        scheduler.advance(by: .milliseconds(299))
        #expect(requests.values == [])
        scheduler.advance(by: .milliseconds(1))
        #expect(requests.values == ["ramen"])
    }

    @Test func `a test states the demand`() {
        let publisher = TestPublisher<Int, Never>()
        let subscriber = TestSubscriber<Int, Never>(demand: .max(1))
        publisher.filter { $0 > 1 }.subscribe(subscriber)
        #expect(publisher.demands == [.max(1)])

        publisher.send(1)
        #expect(publisher.demands == [.max(1), .max(1)])
        publisher.send(2)
        subscriber.cancel()
        #expect(subscriber.values == [2])
        #expect(publisher.cancellationCount == 1)
    }
}
