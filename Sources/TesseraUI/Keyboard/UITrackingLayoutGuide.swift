import Foundation

/// A layout guide that moves, and that can activate constraints only while it is near an edge of its view, or
/// away from it.
/// See Apple's [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]
    /// The edges to which the guide is near.
    var nearEdges: NSDirectionalRectEdge = [] {
        didSet { if nearEdges != oldValue { update() } }
    }

    /// Sets constraints that are active exactly while the guide is near all of the given edges. They replace
    /// those that were set for these edges before, which are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        update()
    }

    /// Sets constraints that are active exactly while the guide is near none of the given edges. They replace
    /// those that were set for these edges before, which are deactivated.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        update()
    }

    /// Returns the constraints that are active while the guide is near the given edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }

    /// Returns the constraints that are active while the guide is away from the given edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }

    /// Removes all constraints that were set for edges, and deactivates them.
    open func removeAllTrackedConstraints() {
        for constraints in [near, away].flatMap(\.values) { NSLayoutConstraint.deactivate(constraints) }
        (near, away) = ([:], [:])
    }

    private func update() {
        var (on, off): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for (edge, constraints) in near {
            let isNear = nearEdges.isSuperset(of: NSDirectionalRectEdge(rawValue: edge))
            if isNear { on += constraints } else { off += constraints }
        }
        for (edge, constraints) in away {
            let isAway = nearEdges.isDisjoint(with: NSDirectionalRectEdge(rawValue: edge))
            if isAway { on += constraints } else { off += constraints }
        }
        // Deactivation comes first, so that old and new constraints are never active together.
        NSLayoutConstraint.deactivate(off.filter { constraint in !on.contains { $0 === constraint } })
        NSLayoutConstraint.activate(on)
    }
}
