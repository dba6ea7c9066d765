import Foundation

/// The width that the app prefers for a column, in points and fractions.
struct SplitWidth: Equatable {
    static let automatic: CGFloat = -CGFloat.greatestFiniteMagnitude
    static let usual: CGFloat = 320

    /// The preferred width as a fraction of the split view's width.
    var fraction = automatic
    /// The preferred width in points, which takes precedence over the fraction.
    var preferred = automatic
    var minimum = automatic
    var maximum = automatic

    /// Returns the width of the column in a split view of a width, in points.
    ///
    /// A fraction gives 320 points at most, unless the app sets a maximum. No column is wider than the split
    /// view.
    func resolved(in total: CGFloat) -> CGFloat {
        var width = Self.usual
        var greatest = maximum == Self.automatic ? .greatestFiniteMagnitude : maximum
        if preferred != Self.automatic {
            width = preferred
        } else if fraction != Self.automatic {
            width = fraction * total
            if maximum == Self.automatic { greatest = Self.usual }
        }
        width = min(width, greatest)
        if minimum != Self.automatic { width = max(width, minimum) }
        return min(max(width, 0), total).rounded()
    }
}

/// The frames of the columns of a split view.
struct SplitGeometry: Equatable {
    /// The size of the split view, in points.
    let size: CGSize
    let primaryWidth: CGFloat
    /// The width of the supplementary column, or nil if there are two columns.
    let supplementaryWidth: CGFloat?
    let mode: UISplitViewController.DisplayMode
    /// True if the primary column lies at the right.
    let isMirrored: Bool

    /// Returns the frame of a column. A hidden column lies beside the edge behind which it waits.
    func frame(of column: UISplitViewController.Column) -> CGRect {
        let (start, width) = span(of: column)
        return CGRect(
            x: isMirrored ? size.width - start - width : start, y: 0, width: width, height: size.height)
    }

    /// Returns true if a column is visible.
    func isVisible(_ column: UISplitViewController.Column) -> Bool {
        switch column {
        case .secondary: true
        case .primary: supplementaryWidth == nil ? mode.count > 0 : mode.count > 1
        case .supplementary: supplementaryWidth != nil && mode.count > 0
        case .compact: false
        }
    }

    /// Returns the distance of a column from the edge of the primary one, and its width.
    private func span(of column: UISplitViewController.Column) -> (start: CGFloat, width: CGFloat) {
        let primary = isVisible(.primary) ? primaryWidth : 0
        let supplementary = isVisible(.supplementary) ? supplementaryWidth ?? 0 : 0
        switch column {
        case .primary: return (primary - primaryWidth, primaryWidth)
        case .supplementary:
            let width = supplementaryWidth ?? 0
            return (primary + supplementary - width, width)
        case .secondary, .compact:
            switch mode.behavior {
            case nil, .overlay, .automatic: return (0, size.width)
            case .tile: return (primary + supplementary, max(size.width - primary - supplementary, 0))
            // The column keeps the width that it has beside only the supplementary one.
            case .displace: return (primary + supplementary, max(size.width - supplementary, 0))
            }
        }
    }
}
