import NIOCore

/// Decides when a process is stopped so that it uses no more than its share of processor time in the long run.
///
/// A process may save its share for ten seconds. A process that has used more is in debt. It is then stopped for a second at a
/// time. Between two stops it may use half of the processor time that it earns in a second, so that it pays its debt with the
/// other half and still answers. If it computes on several processors at once, the stops are longer, since the debt must not grow
/// from stop to stop.
struct ProcessorShare {
    /// What happens to a process after a look at it.
    struct Step: Equatable {
        /// The time for which the process is stopped, or nil if it goes on at once.
        var stop: TimeAmount?
        /// The time that the process then runs until the next look.
        var pause: TimeAmount
    }

    /// The time for which a process is stopped at once, unless the next run would make it owe more than before.
    static let usualStop = TimeAmount.seconds(1)
    /// The time until the next look at a process that computes.
    static let usualPause = TimeAmount.milliseconds(250)

    private static let shortestPause = TimeAmount.milliseconds(5)
    /// The time between two looks at a process that does not compute.
    private static let longestPause = TimeAmount.seconds(4)
    private static let savedSeconds = 10.0

    private let share: Double
    /// The processor time in seconds that the process has used and not earned back. The part above what it may save is its debt.
    private var spent = 0.0
    private var time: NIODeadline
    private var pause = ProcessorShare.usualPause
    private var isInDebt = false

    /// Creates the share of a process that begins now: 0.5 for half of a processor, and 4 for four of them.
    init(_ share: Double, at time: NIODeadline) {
        self.share = share
        self.time = time
    }

    /// Notes that the process has used `seconds` of processor time since the last look.
    mutating func look(_ seconds: Double, at now: NIODeadline) -> Step {
        spent = max(0, spent - share * Double(max(0, (now - time).nanoseconds)) / 1e9) + seconds
        time = now
        let debt = spent - share * Self.savedSeconds
        guard debt > 0 else {
            isInDebt = false
            // A process that computes on one processor owes half a second at most after its pause.
            pause =
                seconds == 0
                ? min(pause * 2, Self.longestPause) : Self.time(share / 2 - debt, upTo: Self.usualPause)
            return Step(pause: pause)
        }
        let usual = Double(Self.usualStop.nanoseconds) / 1e9
        // The stop pays for the last run, and for half of what that has cost beyond the usual stop in addition, so that the debt
        // becomes less.
        let longest = isInDebt ? max(usual, 1.5 * seconds / share - 0.5 * usual) : usual
        isInDebt = true
        pause = Self.time(share / 2, upTo: Self.usualPause)
        return Step(stop: Self.time(min(debt / share, longest), upTo: .hours(1)), pause: pause)
    }

    private static func time(_ seconds: Double, upTo longest: TimeAmount) -> TimeAmount {
        guard seconds < Double(longest.nanoseconds) / 1e9 else { return longest }
        return max(shortestPause, .nanoseconds(Int64(seconds * 1e9)))
    }
}
