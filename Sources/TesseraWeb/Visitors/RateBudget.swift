import NIOCore

/// Units that may be used, such as bytes: `rate` in each second, and ten times as many at once after a pause.
struct RateBudget: Sendable {
    /// The number of seconds for which units are saved.
    static let savedSeconds = 10.0

    private let rate: Double
    /// The number of units that have been spent and not been earned back.
    private var spent = 0.0
    private var time: NIODeadline

    /// Creates a full budget of `rate` units in a second.
    init(rate: Int, at time: NIODeadline) {
        self.rate = max(1, Double(rate))
        self.time = time
    }

    /// Takes units from the budget, which they may overdraw.
    mutating func spend(_ count: Int, at now: NIODeadline) {
        earn(until: now)
        spent += Double(count)
    }

    /// Returns true if nothing of the budget is spent.
    mutating func isFull(at now: NIODeadline) -> Bool {
        earn(until: now)
        return spent == 0
    }

    /// Returns the time after which the budget is no longer overdrawn, or nil if it is not.
    mutating func overdraft(at now: NIODeadline) -> TimeAmount? {
        earn(until: now)
        let excess = spent - rate * Self.savedSeconds
        guard excess > 0 else { return nil }
        return .nanoseconds(Int64(min(excess / rate, 60) * 1e9) + 1)
    }

    private mutating func earn(until now: NIODeadline) {
        guard now > time else { return }
        spent = max(0, spent - rate * Double((now - time).nanoseconds) / 1e9)
        time = now
    }
}
