import Foundation

/// A width or a height of a view or layout guide, or the distance between two anchors.
/// See Apple's [NSLayoutDimension](https://developer.apple.com/documentation/uikit/nslayoutdimension).
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates the distance between two anchors.
    convenience init(from start: LayoutSide, to end: LayoutSide) {
        self.init(LayoutSide(from: start, to: end))
    }

    // MARK: Constants

    /// Returns a constraint that sets the dimension to a number of points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, .none, constant: c)
    }

    /// Returns a constraint that makes the dimension at least a number of points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, .none, constant: c)
    }

    /// Returns a constraint that makes the dimension at most a number of points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, .none, constant: c)
    }

    // MARK: Multiples

    /// Returns a constraint that makes the dimension a multiple of another.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, multiplier: m)
    }

    /// Returns a constraint that makes the dimension at least a multiple of another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m)
    }

    /// Returns a constraint that makes the dimension at most a multiple of another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m)
    }

    /// Returns a constraint that makes the dimension a multiple of another plus a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .equal, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes the dimension at least a multiple of another plus a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint that makes the dimension at most a multiple of another plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(side, .lessThanOrEqual, anchor.side, multiplier: m, constant: c)
    }
}
