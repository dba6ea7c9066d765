import Foundation

@testable import TesseraUI

/// A clock whose time passes only when a test advances it.
@MainActor
final class ManualClock: AnimationClock {
    private(set) var now: TimeInterval = 1000
    private var timers: [(time: TimeInterval, timer: AnimationTimer)] = []

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnimationTimer {
        let timer = AnimationTimer(action)
        timers.append((now + seconds, timer))
        return timer
    }

    /// Advances the time, and runs everything that becomes due, in the order of its time.
    func advance(by seconds: TimeInterval) {
        let end = now + seconds
        while let next = timers.filter({ $0.time <= end + 1e-9 }).min(by: { $0.time < $1.time }) {
            timers.removeAll { $0.timer === next.timer }
            now = max(now, next.time)
            next.timer.fire()
        }
        now = end
    }

    /// Runs a test with a manual clock. Afterwards, it runs all actions that are still scheduled.
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
