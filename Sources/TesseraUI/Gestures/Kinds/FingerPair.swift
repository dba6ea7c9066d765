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
        let (first, second) = (touches[0].fingerLocation, touches[1].fingerLocation)
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
    private var recent = RecentValues<CGFloat>()

    mutating func add(_ value: CGFloat, at time: TimeInterval) {
        recent.add(value, at: time)
        velocity = recent.speed { $0 }
    }

    /// Begins to measure anew from a value, at the given time or at the time of the last value.
    mutating func restart(at value: CGFloat, time: TimeInterval? = nil) {
        velocity = 0
        recent.restart(at: value, time: time)
    }
}
