import TesseraCombine
import TesseraCombineTesting
import XCTest

final class TimerPublisherTests: XCTestCase {
    func testItStartsWhenItIsConnectedTo() {
        let publisher = Timer.publish(every: 0.002, on: .main, in: .common)
        let subscriber = TestSubscriber<Date, Never>()
        publisher.subscribe(subscriber)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertEqual(subscriber.values, [])
        let connection = publisher.connect()
        XCTAssertTrue(runMainLoop { subscriber.values.count >= 2 })
        connection.cancel()
        let count = subscriber.values.count
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertEqual(subscriber.values.count, count)
    }

    func testItPublishesAsManyDatesAsAreDemanded() {
        let limited = TestSubscriber<Date, Never>(demand: .max(1))
        let free = TestSubscriber<Date, Never>()
        let publisher = Timer.publish(every: 0.002, on: .main, in: .default).autoconnect()
        publisher.subscribe(limited)
        publisher.subscribe(free)
        XCTAssertTrue(runMainLoop { free.values.count >= 4 })
        XCTAssertEqual(limited.values.count, 1)
        limited.cancel()
        free.cancel()
    }

    func testItStopsWithItsLastSubscriber() {
        let publisher = Timer.publish(every: 0.002, on: .main, in: .default)
        var count = 0
        let subscription = publisher.autoconnect().sink { _ in count += 1 }
        XCTAssertTrue(runMainLoop { count > 0 })
        subscription.cancel()
        let late = TestSubscriber<Date, Never>()
        publisher.subscribe(late)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
        XCTAssertEqual(late.values, [])
        late.cancel()
    }
}
