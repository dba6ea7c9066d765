import Foundation

/// The smallest and the greatest scale of a scroll view's content.
struct ZoomLimits: Equatable {
    var minimum: CGFloat = 1
    var maximum: CGFloat = 1

    /// True if there is more than one scale.
    var allowZooming: Bool { minimum < maximum }

    /// The smallest scale of all, below which the content could not be seen, and could not be scaled back.
    private static let smallest: CGFloat = 0.001
    /// The greatest scale of all, beyond which places in the content are no longer exact.
    private static let greatest: CGFloat = 10_000
    /// The factor that a pinch does not reach beyond a limit, as a logarithm.
    private static let reach = log(2.0)
    /// The share of a pinch that counts where it begins to exceed a limit: the same as of content that is pulled beyond its edge.
    private static let slope = 0.55

    /// Returns the nearest scale within the limits. If they contradict one another, the maximum counts.
    func limited(_ scale: CGFloat) -> CGFloat {
        min(max(min(max(scale, minimum), maximum), Self.smallest), Self.greatest)
    }

    /// Returns the scale of content that is pinched to `scale`: beyond a limit, it changes the less the further it is away, and
    /// it never gets twice as large or half as small as the limit.
    func resisted(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        let excess = log(max(scale, Self.smallest) / limit)
        guard excess != 0 else { return limit }
        let share = 1 - 1 / (abs(excess) * Self.slope / Self.reach + 1)
        return limit * exp(excess < 0 ? -share * Self.reach : share * Self.reach)
    }

    /// Returns the scale of a pinch that ``resisted(_:)`` turns into `scale`.
    func unresisted(_ scale: CGFloat) -> CGFloat {
        let limit = limited(scale)
        let excess = log(max(scale, Self.smallest) / limit)
        let share = abs(excess) / Self.reach
        guard excess != 0, share < 1 else { return scale }
        let whole = (1 / (1 - share) - 1) * Self.reach / Self.slope
        return limit * exp(excess < 0 ? -whole : whole)
    }
}
