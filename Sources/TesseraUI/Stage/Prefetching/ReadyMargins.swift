import Foundation

/// The lengths before and after the visible part in which elements are ready, as multiples of the visible part.
///
/// A display moves content at once, and elements that come into sight arrive a round trip after the app learned of the
/// movement. So the part ahead is as long as the way of the content in that time, and at rest as long as the way of the
/// next fling.
struct ReadyMargins: Equatable {
    /// The length before the visible part, towards smaller coordinates.
    let before: CGFloat
    /// The length after the visible part.
    let after: CGFloat

    /// The velocity of a fling that may begin at any moment, in points a second.
    private static let fling: CGFloat = 6_000
    /// The factor that leaves room for messages which take longer than usual.
    private static let reserve: CGFloat = 1.25
    /// The greatest sum of both lengths, so that a display never has more than four screens of elements. A quarter of a
    /// screen remains for elements that lie only partly within.
    private static let most: CGFloat = 2.75

    /// Creates the lengths along one axis.
    ///
    /// - Parameters:
    ///   - overscan: The length that the display wants ready on either side in any case, as a multiple of the visible
    ///     part. It is enough for a display on the same machine; if it is 0, nothing is kept ready.
    ///   - length: The length of the visible part in points.
    ///   - roundTrip: The seconds that a message and its answer take.
    ///   - velocity: The velocity of the content in points a second.
    ///   - isForward: True if the content moves, or moved last, towards greater coordinates.
    init(overscan: CGFloat, length: CGFloat, roundTrip: CGFloat, velocity: CGFloat, isForward: Bool) {
        guard overscan > 0, length > 0 else {
            (before, after) = (0, 0)
            return
        }
        let way = max(Self.fling, abs(velocity)) * roundTrip * Self.reserve / length
        let ahead = min(overscan + way, max(overscan, Self.most - overscan))
        let behind = max(overscan, min(ahead, Self.most - ahead))
        (before, after) = isForward ? (behind, ahead) : (ahead, behind)
    }
}
