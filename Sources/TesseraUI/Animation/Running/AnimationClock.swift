import Foundation

/// The source of time for animations.
@MainActor
protocol AnimationClock: AnyObject {
    /// The time in seconds since an arbitrary moment.
    var now: TimeInterval { get }
    /// Runs `action` after some seconds, unless the timer is cancelled first.
    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnimationTimer
}

/// An action that a clock runs later.
@MainActor
final class AnimationTimer {
    private var action: (@MainActor () -> Void)?

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Runs the action, unless it was cancelled or has already run.
    func fire() {
        let action = action
        self.action = nil
        action?()
    }

    func cancel() { action = nil }
}

/// The clock of the system.
@MainActor
final class SystemAnimationClock: AnimationClock {
    var now: TimeInterval { CACurrentMediaTime() }

    func schedule(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) -> AnimationTimer {
        let timer = AnimationTimer(action)
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
            MainActor.assumeIsolated { timer.fire() }
        }
        return timer
    }
}

/// Returns the seconds since the machine was started.
/// See Apple's [CACurrentMediaTime()](https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()).
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
