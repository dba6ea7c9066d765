import Foundation

/// Two fingers: how far they are from each other, and in which direction the second lies.
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

    /// Returns how far the pair has turned since another place, by the shorter way round.
    func turn(since old: FingerPair) -> CGFloat {
        let turn = (angle - old.angle).truncatingRemainder(dividingBy: 2 * .pi)
        return turn > .pi ? turn - 2 * .pi : turn <= -.pi ? turn + 2 * .pi : turn
    }
}

/// How fast a number changes.
struct ChangeRate {
    /// The change in a second.
    private(set) var velocity: CGFloat = 0
    private var samples: [(time: TimeInterval, value: CGFloat)] = []

    /// A value counts for the speed for this long, in seconds.
    private static let memory = 0.1
    /// No more values are kept, however many a display sends at once.
    private static let mostSamples = 64
    /// The greatest speed, whatever times a display states.
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

    /// Counts anew from a value, at a time or at that of the last one.
    mutating func restart(at value: CGFloat, time: TimeInterval? = nil) {
        velocity = 0
        samples = (time ?? samples.last?.time).map { [($0, value)] } ?? []
    }
}
