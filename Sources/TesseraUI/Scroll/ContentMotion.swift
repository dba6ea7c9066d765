import Foundation

/// How content moves, by the display's reports.
struct ContentMotion: Equatable {
    /// The velocity in points a second. It is positive along an axis along which the offset grows.
    private(set) var velocity = CGPoint.zero
    /// True along an axis along which the offset grew when the content last moved fast enough to have a direction.
    private(set) var isForward = (x: true, y: true)

    /// The velocity in points a second from which a movement has a direction. A finger that rests on content trembles.
    private static let leastVelocity: CGFloat = 300

    /// Takes the speed of a report, in points a millisecond along x and y.
    ///
    /// - Parameter isFlipped: True if the display's offset along x counts from the other edge.
    mutating func note(_ speed: [Double], isFlipped: Bool) {
        guard speed.count == 2 else { return }
        velocity = CGPoint(x: (isFlipped ? -speed[0] : speed[0]) * 1_000, y: speed[1] * 1_000)
        if abs(velocity.x) >= Self.leastVelocity { isForward.x = velocity.x > 0 }
        if abs(velocity.y) >= Self.leastVelocity { isForward.y = velocity.y > 0 }
    }

    /// Notes that nothing moves the content any more.
    mutating func stop() { velocity = .zero }

    static func == (a: Self, b: Self) -> Bool { a.velocity == b.velocity && a.isForward == b.isForward }
}
