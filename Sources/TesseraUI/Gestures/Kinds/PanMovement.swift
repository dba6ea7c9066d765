import Foundation

/// The distance that the fingers of a gesture have moved, in points of the window, and their speed.
struct PanMovement {
    /// The distance that the fingers have moved, in points.
    private(set) var translation = CGPoint.zero
    /// The recent velocity of the fingers, in points per second.
    private(set) var velocity = CGPoint.zero
    private var samples: [(time: TimeInterval, translation: CGPoint)] = []

    /// The age in seconds after which a place no longer counts for the speed.
    private static let memory = 0.1
    /// The limit on the number of places, no matter how many a display sends at once.
    private static let mostSamples = 64
    /// The limit on the speed, in points per second. Times that a display states cannot be trusted.
    private static let fastest: CGFloat = 20_000

    /// Handles fingers that went down or came up at `time`. If they had paused before, the velocity is zero.
    mutating func pause(at time: TimeInterval) {
        guard let last = samples.last, (0...Self.memory).contains(time - last.time) else {
            velocity = .zero
            samples = [(time, translation)]
            return
        }
    }

    mutating func add(_ step: CGPoint, at time: TimeInterval) {
        translation.x += step.x
        translation.y += step.y
        if let last = samples.last, time < last.time { samples = [] }
        samples.append((time, translation))
        let old = samples.dropLast(2).prefix { time - $0.time > Self.memory }.count
        samples.removeFirst(max(old, samples.count - Self.mostSamples))
        measure()
    }

    /// Sets the translation. The velocity is zero until the fingers move again.
    mutating func restart(at translation: CGPoint) {
        self.translation = translation
        velocity = .zero
        samples = samples.last.map { [($0.time, translation)] } ?? []
    }

    private mutating func measure() {
        guard let first = samples.first, let last = samples.last, last.time > first.time else {
            velocity = .zero
            return
        }
        let elapsed = CGFloat(last.time - first.time)
        func speed(_ distance: CGFloat) -> CGFloat {
            min(max(distance / elapsed, -Self.fastest), Self.fastest)
        }
        velocity = CGPoint(
            x: speed(last.translation.x - first.translation.x),
            y: speed(last.translation.y - first.translation.y))
    }
}
