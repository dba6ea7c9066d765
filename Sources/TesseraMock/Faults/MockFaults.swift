/// The deliberate faults of a mock API, with which the states of an app can be tried: slow responses and
/// failures.
///
/// ```swift
/// // Every answer takes two seconds, three of ten fail, and the news always do.
/// configuration.faults = try MockFaults(
///     delay: .seconds(2), failureRate: 0.3, failingRoutes: ["/api/mock/v1/top/news"])
/// ```
///
/// Files, such as pictures, are served at once and never fail by chance. They fail if a failing route names
/// them, for example `/images/*`.
public struct MockFaults: Sendable, Equatable {
    /// The delay of each response, from zero to an hour.
    public let delay: Duration
    /// The probability that a response fails, from 0 to 1.
    public let failureRate: Double
    /// The requests that always fail.
    let failingRoutes: [RoutePattern]

    /// No faults.
    public static let none = MockFaults()

    private init() {
        delay = .zero
        failureRate = 0
        failingRoutes = []
    }

    /// Creates faults.
    /// - Parameters:
    ///   - delay: The delay of each response, from zero to an hour.
    ///   - failureRate: The probability that a response fails, from 0 to 1.
    ///   - failingRoutes: The requests that always fail, as apps send them, before any rewriting. They are
    ///     paths with or without a query, in the notation of a routes file, such as `/photos?page=2`,
    ///     `/users/:id` and `/api/*`.
    /// - Throws: ``MockFaultsError`` if a number is out of its range, or if a route has another form.
    public init(
        delay: Duration = .zero, failureRate: Double = 0, failingRoutes: [String] = []
    ) throws(MockFaultsError) {
        guard (.zero ... .seconds(3600)).contains(delay) else { throw .delay }
        guard (0...1).contains(failureRate) else { throw .failureRate(failureRate) }
        var patterns: [RoutePattern] = []
        for route in failingRoutes {
            do {
                patterns.append(try RoutePattern(route))
            } catch {
                throw .route(error.message)
            }
        }
        self.delay = delay
        self.failureRate = failureRate
        self.failingRoutes = patterns
    }
}

/// The errors of creating faults.
public enum MockFaultsError: Error, Equatable, CustomStringConvertible {
    /// The delay is negative or longer than an hour.
    case delay
    /// The rate is not a number from 0 to 1.
    case failureRate(Double)
    /// A route does not have the form of those in a routes file. The value is the reason.
    case route(String)

    /// One line about the error and its remedy.
    public var description: String {
        switch self {
        case .delay: "an answer takes from 0 to 3600 seconds"
        case .failureRate(let rate): "the rate of failures is a number from 0 to 1, not \(rate)"
        case .route(let message): "\(message); a route is a path such as /photos, /photos?page=2 or /api/*"
        }
    }
}
