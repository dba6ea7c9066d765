import Foundation

@testable import TesseraUI

/// A clock whose time passes when a test says so.
@MainActor
final class ManualClock: AnimationClock {
    private(set) var now: TimeInterval = 1000
    private var timers: [(time: TimeInterval, timer: AnimationTimer)] = []

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnimationTimer {
        let timer = AnimationTimer(action)
        timers.append((now + seconds, timer))
        return timer
    }

    /// Lets time pass and runs what is due, in order.
    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = timers.filter({ $0.time <= end + 1e-9 }).min(by: { $0.time < $1.time }) {
            timers.removeAll { $0.timer === next.timer }
            now = max(now, next.time)
            next.timer.fire()
        }
        now = end
    }

    /// Runs a test by such a clock. What is left to do at its end is done at once.
    static func run(_ body: (ManualClock) async throws -> Void) async rethrows {
        let clock = ManualClock()
        let outer = AnimationContext.clock
        AnimationContext.clock = clock
        defer {
            AnimationContext.clock = outer
            clock.advance(by: 1e6)
        }
        try await body(clock)
    }
}
