import Foundation

/// The way of the fingers of a gesture, in points of the window, and their speed.
struct PanMovement {
    /// How far the fingers have moved.
    private(set) var translation = CGPoint.zero
    /// The points a second at which they moved lately.
    private(set) var velocity = CGPoint.zero
    private var samples: [(time: TimeInterval, translation: CGPoint)] = []

    /// A place counts for the speed for this long, in seconds.
    private static let memory = 0.1
    /// No more places are kept, however many a display sends at once.
    private static let mostSamples = 64
    /// No finger is faster, in points a second: the times are what a display says.
    private static let fastest: CGFloat = 20_000

    /// The fingers went down, or are looked at again, at `time`: one that has paused is not fast any more.
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

    /// Sets the way that counts; the velocity is zero until the fingers move again.
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
