import Foundation

/// A horizontal place of a view or layout guide.
/// See Apple's [NSLayoutXAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another. It is positive if the other is further to the right.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// Returns a constraint that places this anchor after another, in the direction of the user interface, at
    /// a multiple of the system's spacing of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, after: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor after another at a distance of at least a multiple of the
    /// system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// Returns a constraint that places this anchor after another at a distance of at most a multiple of the
    /// system's spacing.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func spaced(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            side, relation, anchor.side, constant: SystemSpacing.betweenViews * multiplier)
    }
}

/// The distances between views that the system uses.
enum SystemSpacing {
    /// The distance between two views, and between a view and its superview's edge, in points.
    static let betweenViews: CGFloat = 8
}
