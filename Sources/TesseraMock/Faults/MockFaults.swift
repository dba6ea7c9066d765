/// What a mock API does wrong on purpose, so that an app's states can be seen: it takes its time, and it fails.
///
/// ```swift
/// // Every answer takes two seconds, three of ten fail, and the news always do.
/// configuration.faults = try MockFaults(
///     delay: .seconds(2), failureRate: 0.3, failingRoutes: ["/api/mock/v1/top/news"])
/// ```
///
/// Files, such as pictures, are served at once and never fail by chance; a route that names them makes them fail:
/// `/images/*`.
public struct MockFaults: Sendable, Equatable {
    /// How long each answer takes, from zero to an hour.
    public let delay: Duration
    /// Which part of the answers fails by chance, from 0, none, to 1, all.
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
    ///   - delay: How long each answer takes, from zero to an hour.
    ///   - failureRate: Which part of the answers fails by chance, from 0, none, to 1, all.
    ///   - failingRoutes: The requests that always fail, as apps send them, before any rewriting: paths with a query or
    ///     without, spelled as in a routes file, as in `/photos?page=2`, `/users/:id` and `/api/*`.
    /// - Throws: ``MockFaultsError`` for a number that is out of its range, and for a route of another form.
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

/// Why faults cannot be as they were asked for.
public enum MockFaultsError: Error, Equatable, CustomStringConvertible {
    /// The delay is negative or longer than an hour.
    case delay
    /// The rate is no number from 0 to 1.
    case failureRate(Double)
    /// A route has another form than those of a routes file.
    case route(String)

    /// One line that says what would be right.
    public var description: String {
        switch self {
        case .delay: "an answer takes from 0 to 3600 seconds"
        case .failureRate(let rate): "the rate of failures is a number from 0 to 1, not \(rate)"
        case .route(let message): "\(message); a route is a path such as /photos, /photos?page=2 or /api/*"
        }
    }
}
