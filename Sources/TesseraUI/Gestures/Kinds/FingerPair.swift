import Foundation

/// The distance between two fingers, and the direction from the first to the second.
@MainActor
struct FingerPair: Equatable {
    /// The distance in points, at least one.
    var distance: CGFloat
    /// The direction in radians, clockwise from the right.
    var angle: CGFloat

    init?(_ touches: [UITouch]) {
        guard touches.count == 2 else { return nil }
        let (first, second) = (touches[0].locationInWindow, touches[1].locationInWindow)
        let way = CGPoint(x: second.x - first.x, y: second.y - first.y)
        distance = max(hypot(way.x, way.y), 1)
        angle = atan2(way.y, way.x)
    }

    /// Returns the angle in radians by which the pair has turned since `old`, in the shorter direction.
    func turn(since old: FingerPair) -> CGFloat {
        let turn = (angle - old.angle).truncatingRemainder(dividingBy: 2 * .pi)
        return turn > .pi ? turn - 2 * .pi : turn <= -.pi ? turn + 2 * .pi : turn
    }
}

/// Measures the speed at which a number changes.
struct ChangeRate {
    /// The change per second.
    private(set) var velocity: CGFloat = 0
    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    /// The age in seconds after which a value no longer counts for the speed.
    private static let memory = 0.1
    /// The limit on the number of values, no matter how many a display sends at once.
    private static let mostSamples = 64
    /// The limit on the speed, no matter which times a display states.
    private static let fastest: CGFloat = 20_000

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        if let last = samples.last, time < last.time { samples = [] }
        samples.append((time, value))
        let old = samples.dropLast(2).prefix { time - $0.time > Self.memory }.count
        samples.removeFirst(max(old, samples.count - Self.mostSamples))
        guard let first = samples.first, time > first.time else { return velocity = 0 }
        let rate = (value - first.value) / CGFloat(time - first.time)
        velocity = min(max(rate, -Self.fastest), Self.fastest)
    }

    /// Begins to measure anew from a value, at the given time or at the time of the last value.
    mutating func restart(at value: CGFloat, time: TimeInterval? = nil) {
        velocity = 0
        samples = (time ?? samples.last?.time).map { [($0, value)] } ?? []
    }
}
