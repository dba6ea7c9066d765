import Foundation

/// A horizontal place of a view or layout guide.
/// See Apple's [NSLayoutXAxisAnchor](https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor).
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, which is positive where the other lies further to the right.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: side, to: otherAnchor.side)
    }

    /// A constraint by which this anchor comes after another, in the direction of the user interface, by a multiple of the
    /// system's spacing, which is 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.equal, after: anchor, multiplier)
    }

    /// A constraint by which this anchor comes after another by at least a multiple of the system's spacing.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// A constraint by which this anchor comes after another by at most a multiple of the system's spacing.
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

/// The distances that the system keeps between views.
enum SystemSpacing {
    /// The distance of two views, and of a view from its superview's edge, in points.
    static let betweenViews: CGFloat = 8
}
