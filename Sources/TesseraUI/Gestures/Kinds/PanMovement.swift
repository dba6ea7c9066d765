import Foundation

/// The way of the fingers of a gesture, in points of the window, and their speed.
struct PanMovement {
    /// How far the fingers have moved.
    private(set) var translation = CGPoint.zero
    /// The points a second at which they moved lately.
    private(set) var velocity = CGPoint.zero
    private var recent = RecentValues<CGPoint>()

    /// The fingers went down, or are looked at again, at `time`: one that has paused is not fast any more.
    mutating func pause(at time: TimeInterval) {
        let pause = recent.samples.last.map { time - $0.time }
        guard let pause, (0...FingerSpeed.memory).contains(pause) else {
            velocity = .zero
            return recent.restart(at: translation, time: time)
        }
    }

    mutating func add(_ step: CGPoint, at time: TimeInterval) {
        translation.x += step.x
        translation.y += step.y
        recent.add(translation, at: time)
        velocity = CGPoint(x: recent.speed(of: \.x), y: recent.speed(of: \.y))
    }

    /// Sets the way that counts; the velocity is zero until the fingers move again.
    mutating func restart(at translation: CGPoint) {
        self.translation = translation
        velocity = .zero
        recent.restart(at: translation)
    }
}
