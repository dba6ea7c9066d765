import Foundation

/// The collapse of a bar above a scroll view while the content scrolls.
struct BarCollapse: Equatable {
    /// The scrolled distances at which the bar can come to rest, in points, ascending from 0 for the whole
    /// bar. Empty if the bar does not collapse.
    var stops: [CGFloat] = []
    /// The number of points by which the bar has collapsed.
    var amount: CGFloat = 0

    /// The number of points by which the bar can collapse at most.
    var distance: CGFloat { stops.last ?? 0 }
}

extension UIScrollView {
    /// The offset of the content at which the bar above it begins to collapse. Without such a bar, it is the
    /// offset at the start of the content.
    var collapseStart: CGFloat {
        let refreshing = refreshControl.map { $0.makesRoom ? $0.height : 0 } ?? 0
        return displayedPart.minY + refreshing - wholeInset.top
    }

    /// The value of ``collapseStart`` in the coordinates of a display.
    var displayedCollapseStart: CGFloat { collapseStart - displayedPart.minY }

    /// The number of points by which the content has collapsed the bar above it.
    var presentCollapse: CGFloat {
        min(max(contentOffset.y - collapseStart, 0), collapse.distance)
    }

    /// The offsets between which the content does not come to rest, or nil if it can come to rest anywhere.
    var collapsePlaces: [Double]? {
        guard collapse.stops.count > 1 else { return nil }
        return collapse.stops.map { Double(((displayedCollapseStart + $0) * 100).rounded() / 100) }
    }
}
