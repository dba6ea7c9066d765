import Foundation

/// How a bar above a scroll view collapses while the content scrolls.
struct BarCollapse: Equatable {
    /// The distances that content scrolls from the whole bar to each height at which the bar rests, ascending from 0; empty
    /// where the bar does not collapse.
    var stops: [CGFloat] = []
    /// How far the bar has collapsed, in points.
    var amount: CGFloat = 0

    /// How far the bar collapses at most.
    var distance: CGFloat { stops.last ?? 0 }
}

extension UIScrollView {
    /// The offset of the content at which the bar above it begins to collapse; without such a bar, where the content begins.
    var collapseStart: CGFloat {
        let refreshing = refreshControl.map { $0.isRefreshing ? $0.height : 0 } ?? 0
        return refreshing - wholeInset.top
    }

    /// How far the content has collapsed the bar above it by now.
    var presentCollapse: CGFloat {
        min(max(contentOffset.y - collapseStart, 0), collapse.distance)
    }

    /// The offsets between which content does not come to rest; nil where it may rest anywhere.
    var collapsePlaces: [Double]? {
        guard collapse.stops.count > 1 else { return nil }
        return collapse.stops.map { Double(((collapseStart + $0) * 100).rounded() / 100) }
    }
}
