import Foundation

/// The width that the app wants for a column.
struct SplitWidth: Equatable {
    static let automatic: CGFloat = -CGFloat.greatestFiniteMagnitude
    static let usual: CGFloat = 320

    /// A share of the split view's width.
    var fraction = automatic
    /// A width in points, which counts before the share.
    var preferred = automatic
    var minimum = automatic
    var maximum = automatic

    /// The width in points within a split view of some width.
    ///
    /// A share is at most the usual width unless the app says how wide the column may be; no column is wider than the split view.
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

/// Where the columns of a split view lie.
struct SplitGeometry: Equatable {
    /// The size of the split view in points.
    let size: CGSize
    let primaryWidth: CGFloat
    /// Nil: there are two columns.
    let supplementaryWidth: CGFloat?
    let mode: UISplitViewController.DisplayMode
    /// True if the primary column is at the right.
    let isMirrored: Bool

    /// The place of a column, seen or beside the edge behind which it waits.
    func frame(of column: UISplitViewController.Column) -> CGRect {
        let (start, width) = span(of: column)
        return CGRect(
            x: isMirrored ? size.width - start - width : start, y: 0, width: width, height: size.height)
    }

    /// Returns true for a column that is seen.
    func isVisible(_ column: UISplitViewController.Column) -> Bool {
        switch column {
        case .secondary: true
        case .primary: supplementaryWidth == nil ? mode.count > 0 : mode.count > 1
        case .supplementary: supplementaryWidth != nil && mode.count > 0
        case .compact: false
        }
    }

    /// The start of a column from the edge at which the primary one is, and its width.
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
            // The column keeps the width that it has beside the supplementary one alone.
            case .displace: return (primary + supplementary, max(size.width - supplementary, 0))
            }
        }
    }
}
