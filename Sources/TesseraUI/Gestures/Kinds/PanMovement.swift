import Foundation

/// The distance that the fingers of a gesture have moved, in points of the window, and their speed.
struct PanMovement {
    /// The distance that the fingers have moved, in points.
    private(set) var translation = CGPoint.zero
    /// The recent velocity of the fingers, in points per second.
    private(set) var velocity = CGPoint.zero
    private var recent = RecentValues<CGPoint>()
    /// The velocity of the fingers at their latest step, which outlasts a translation that the app sets.
    private var latest = CGPoint.zero

    /// Handles fingers that went down or came up at `time`. If they had paused before, the velocity is zero. Otherwise it is that of
    /// their latest step: apps set the translation at each step and still ask for the velocity at the end.
    mutating func pause(at time: TimeInterval) {
        let pause = recent.samples.last.map { time - $0.time }
        guard let pause, (0...FingerSpeed.memory).contains(pause) else {
            (velocity, latest) = (.zero, .zero)
            return recent.restart(at: translation, time: time)
        }
        velocity = latest
    }

    mutating func add(_ step: CGPoint, at time: TimeInterval) {
        translation.x += step.x
        translation.y += step.y
        recent.add(translation, at: time)
        velocity = CGPoint(x: recent.speed(of: \.x), y: recent.speed(of: \.y))
        latest = velocity
    }

    /// Adds a step of fingers whose velocity is known, in points per second.
    mutating func add(_ step: CGPoint, velocity: CGPoint) {
        translation.x += step.x
        translation.y += step.y
        (self.velocity, latest) = (velocity, velocity)
    }

    /// Sets the translation. The velocity is zero until the fingers move again or come up.
    mutating func restart(at translation: CGPoint) {
        self.translation = translation
        velocity = .zero
        recent.restart(at: translation)
    }
}
