import Combine
import TesseraBindings
import TesseraCombineTesting
import Testing
import UIKit

// The table for those who come from RxSwift has code on its right. These tests contain that code word for word, and
// check that it does what the table says.

private struct Failed: Error {}

@MainActor private let dishes = ["ramen", "soba"]

@MainActor struct SubjectsFromRxSwiftTests {
    @Test func `a behavior relay is a subject with a current value`() {
        let items = CurrentValueSubject<[String], Never>([])
        items.send(dishes)
        #expect(items.value == dishes)
        items.value.append("udon")
        #expect(items.value == ["ramen", "soba", "udon"])
    }

    @Test func `a publish relay is a subject without a value`() {
        let tap = PassthroughSubject<Void, Never>()
        var count = 0
        var cancellables = Set<AnyCancellable>()
        tap.sink { count += 1 }.store(in: &cancellables)
        tap.send()
        #expect(count == 1)
        cancellables.removeAll()
        tap.send()
        #expect(count == 1)
    }

    @Test nonisolated func `a single is a future, which begins by itself unless it is deferred`() async throws
    {
        var starts = 0
        let now = Future<Int, any Error> { promise in
            starts += 1
            promise(.success(1))
        }
        #expect(starts == 1)
        let later = Deferred {
            Future<Int, any Error> { promise in
                starts += 1
                promise(.success(2))
            }
        }
        #expect(starts == 1)
        #expect(try await now.value == 1)
        let received = TestSubscriber<Int, any Error>()
        later.subscribe(received)
        #expect(received.values == [2])
        #expect(starts == 2)
    }

    @Test func `an observable is an erased publisher`() {
        let subject = PassthroughSubject<Int, any Error>()
        let observable: AnyPublisher<Int, any Error> = subject.eraseToAnyPublisher()
        let received = TestSubscriber<Int, any Error>()
        observable.subscribe(received)
        subject.send(1)
        #expect(received.values == [1])
    }
}

@MainActor struct DriversFromRxSwiftTests {
    @Test func `a driver of a relay is received on the main queue`() async {
        let items = CurrentValueSubject<[String], Never>([])
        let driver = items.receive(on: DispatchQueue.main)
        var received: [[String]] = []
        let subscription = driver.sink { received.append($0) }
        items.send(dishes)
        await mainTurn()
        #expect(received == [[], dishes])
        subscription.cancel()
    }

    @Test func `a driver of a publisher that can fail replaces the failure`() async {
        let request = Fail<[String], any Error>(error: Failed())
        let driver = request.replaceError(with: []).receive(on: DispatchQueue.main).share()
        var received: [[String]] = []
        let subscription = driver.sink { received.append($0) }
        await mainTurn()
        #expect(received == [[]])
        subscription.cancel()
    }

    @Test func `a driver drives a label`() {
        let label = UILabel()
        let title = CurrentValueSubject<String, Never>("menu")
        let subscription = title.map(Optional.some).assign(to: \.text, on: label)
        #expect(label.text == "menu")
        subscription.cancel()
    }

    @Test func `items are bound to a data source`() async {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100),
            collectionViewLayout: UICollectionViewFlowLayout())
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
        let dataSource = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
            view, indexPath, item in
            view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: item)
        }
        func snapshot(of items: [String]) -> NSDiffableDataSourceSnapshot<String, String> {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendSections(["Menu"])
            snapshot.appendItems(items, toSection: "Menu")
            return snapshot
        }
        let items = CurrentValueSubject<[String], Never>(dishes)
        let subscriptions = [
            items.map { snapshot(of: $0) }.bind(to: dataSource),
            items.map { snapshot(of: $0) }.bind(to: dataSource, animatingDifferences: false),
        ]
        await mainTurn()
        #expect(dataSource.snapshot().itemIdentifiers == dishes)
        subscriptions.forEach { $0.cancel() }
    }

    @Test func `a relay is bound to a relay, or to a property`() {
        final class Model { @Published var items: [String] = [] }
        let (source, items) = (
            PassthroughSubject<[String], Never>(), CurrentValueSubject<[String], Never>([])
        )
        let model = Model()
        let subscription = source.subscribe(items)
        source.assign(to: &model.$items)
        source.send(dishes)
        #expect(items.value == dishes)
        #expect(model.items == dishes)
        subscription.cancel()
    }
}

@MainActor struct OperatorsFromRxSwiftTests {
    let a = PassthroughSubject<Int, Never>()
    let b = PassthroughSubject<Int, Never>()

    @Test func `zip, combineLatest and merge combine publishers`() {
        let zipped = TestSubscriber<(Int, Int), Never>()
        let latest = TestSubscriber<(Int, Int), Never>()
        let merged = TestSubscriber<Int, Never>()
        a.zip(b).subscribe(zipped)
        a.combineLatest(b).subscribe(latest)
        a.merge(with: b).subscribe(merged)
        a.send(1)
        b.send(2)
        b.send(3)
        #expect(zipped.values.map { [$0, $1] } == [[1, 2]])
        #expect(latest.values.map { [$0, $1] } == [[1, 2], [1, 3]])
        #expect(merged.values == [1, 2, 3])
    }

    @Test func `flatMapLatest maps and switches`() {
        let received = TestSubscriber<String, Never>()
        let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
        func search(_ query: Int) -> PassthroughSubject<String, Never> { query == 1 ? first : second }
        a.map { search($0) }.switchToLatest().subscribe(received)
        a.send(1)
        a.send(2)
        first.send("old")
        second.send("new")
        #expect(received.values == ["new"])
    }

    @Test func `withLatestFrom asks a subject for its value`() {
        let received = TestSubscriber<String, Never>()
        let text = CurrentValueSubject<String, Never>("so")
        a.map { _ in text.value }.subscribe(received)
        text.send("soba")
        a.send(1)
        #expect(received.values == ["soba"])
    }

    @Test func `repeated values, the first values and a value to start with have operators`() {
        let distinct = TestSubscriber<Int, Never>()
        let rest = TestSubscriber<Int, Never>()
        let first = TestSubscriber<Int, Never>()
        let started = TestSubscriber<Int, Never>()
        a.removeDuplicates().subscribe(distinct)
        a.dropFirst().subscribe(rest)
        a.prefix(1).subscribe(first)
        a.prepend(0).subscribe(started)
        for value in [1, 1, 2] { a.send(value) }
        #expect(distinct.values == [1, 2])
        #expect(rest.values == [1, 2])
        #expect(first.values == [1])
        #expect(started.values == [0, 1, 1, 2])
    }

    @Test func `retry counts the attempts after the first`() {
        var attempts = 0
        let request = Deferred { () -> Fail<Int, any Error> in
            attempts += 1
            return Fail(error: Failed())
        }
        let received = TestSubscriber<Int, any Error>()
        request.retry(2).subscribe(received)
        #expect(attempts == 3)
        #expect(received.completions.count == 1)
    }

    @Test func `failures are replaced by a value, or by a publisher`() {
        let request = Fail<[String], any Error>(error: Failed())
        let value = TestSubscriber<[String], Never>()
        let publisher = TestSubscriber<[String], Never>()
        request.replaceError(with: []).subscribe(value)
        request.catch { _ in Just(dishes) }.subscribe(publisher)
        #expect(value.values == [[]])
        #expect(publisher.values == [dishes])
    }

    @Test func `a shared value is replayed by a subject`() {
        let received = TestSubscriber<Int, Never>()
        let shared = a.map(Optional.some).multicast(subject: CurrentValueSubject(nil)).autoconnect()
            .compactMap { $0 }
        let subscription = shared.sink { _ in }
        a.send(1)
        shared.subscribe(received)
        #expect(received.values == [1])
        subscription.cancel()
    }

    @Test func `side effects are events`() {
        var seen: [Int] = []
        let subscription = a.handleEvents(receiveOutput: { seen.append($0) }).sink { _ in }
        a.send(1)
        #expect(seen == [1])
        subscription.cancel()
    }
}

@MainActor struct SchedulersFromRxSwiftTests {
    @Test func `queues are schedulers`() async {
        let numbers = CurrentValueSubject<Int, Never>(1)
        let (received, throttled) = (TestSubscriber<Int, Never>(), TestSubscriber<Int, Never>())
        numbers.receive(on: DispatchQueue.main).subscribe(received)
        numbers.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(throttled)
        await mainTurn()
        #expect(received.values == [1])
        #expect(throttled.values == [1])
        #expect(await first(of: numbers.subscribe(on: DispatchQueue.global(qos: .utility))) == 1)
        #expect(
            await first(of: numbers.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)) == 1)
    }

    private func first<Output>(of publisher: some Publisher<Output, Never>) async -> Output? {
        for await value in publisher.values { return value }
        return nil
    }

    @Test func `a test scheduler is a scheduler of virtual time, and an observer a test subscriber`() {
        let scheduler = VirtualTimeScheduler()
        let observer = TestSubscriber<Int, Never>()
        Just(1).delay(for: .seconds(60), scheduler: scheduler).subscribe(observer)
        scheduler.advance(by: .seconds(60))
        #expect(observer.values == [1])
    }

    @Test func `values are awaited`() async {
        let numbers = [1, 2, 3].publisher
        var sum = 0
        for await number in numbers.values { sum += number }
        #expect(sum == 6)
    }
}

/// Waits until the main queue has run the work that is in it, and the work that this work has added.
@MainActor private func mainTurn() async {
    for _ in 1...2 {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }
}
