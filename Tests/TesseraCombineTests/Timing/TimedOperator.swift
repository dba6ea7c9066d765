import TesseraCombine
import TesseraCombineTesting
import Testing

/// The operators that take a scheduler, for tests of the promises that all of them make.
enum TimedOperator: String, CaseIterable, CustomTestStringConvertible {
    case receive, subscribe, delay, debounce, throttleLatest, throttleFirst, timeout, collect

    var testDescription: String { rawValue }

    /// The operators that can delay events on their way to the subscriber.
    static let holding = allCases.filter { $0 != .subscribe }

    /// Returns the publisher with the operator at an interval of one second. `collect` sends the elements of its
    /// arrays one by one.
    func applied<P: Publisher, S: Scheduler>(to publisher: P, on scheduler: S) -> AnyPublisher<
        P.Output, P.Failure
    > {
        switch self {
        case .receive:
            publisher.receive(on: scheduler).eraseToAnyPublisher()
        case .subscribe:
            publisher.subscribe(on: scheduler).eraseToAnyPublisher()
        case .delay:
            publisher.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
        case .debounce:
            publisher.debounce(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher()
        case .throttleLatest:
            publisher.throttle(for: .seconds(1), scheduler: scheduler, latest: true).eraseToAnyPublisher()
        case .throttleFirst:
            publisher.throttle(for: .seconds(1), scheduler: scheduler, latest: false).eraseToAnyPublisher()
        case .timeout:
            publisher.timeout(.seconds(1_000_000), scheduler: scheduler).eraseToAnyPublisher()
        case .collect:
            publisher.collect(.byTime(scheduler, .seconds(1))).flatMap {
                $0.publisher.setFailureType(to: P.Failure.self)
            }
            .eraseToAnyPublisher()
        }
    }
}
