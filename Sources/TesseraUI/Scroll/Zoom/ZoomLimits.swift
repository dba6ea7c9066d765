import Foundation

/// The smallest and the greatest scale of a scroll view's content.
struct ZoomLimits: Equatable {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    /// True if there is more than one scale.
    var allowZooming: Bool { minimum < maximum }

    /// The smallest scale of all, below which the content could not be seen, and could not be scaled back.
    private static let smallest: CGFloat = 0.001

    /// Returns the nearest scale within the limits. If they contradict one another, the maximum counts.
    func limited(_ scale: CGFloat) -> CGFloat {
        max(min(max(scale, minimum), maximum), Self.smallest)
    }

    /// Returns the scale of content that is pinched to `scale`: beyond a limit, it changes the less the further it is away, and it
    /// never gets twice as large or half as small as the limit.
    func resisted(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        let excess = log(max(scale, Self.smallest) / limit)
        guard excess != 0 else { return limit }
        // The same curve as that of content which is pulled beyond its edge, on a logarithmic scale.
        let reach = log(2.0)
        let share = 1 - 1 / (abs(excess) * 0.55 / reach + 1)
        return limit * exp(excess < 0 ? -share * reach : share * reach)
    }
}
