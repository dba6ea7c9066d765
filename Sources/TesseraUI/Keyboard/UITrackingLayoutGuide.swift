import Foundation

/// A layout guide that moves, and whose constraints can be in force only while it is near an edge of its view, or away from it.
/// See Apple's [UITrackingLayoutGuide](https://developer.apple.com/documentation/uikit/uitrackinglayoutguide).
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var near: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]
    /// The edges that the guide is near to.
    var nearEdges: NSDirectionalRectEdge = [] {
        didSet { if nearEdges != oldValue { update() } }
    }

    /// Keeps constraints in force exactly while the guide is near all of some edges. They take the place of those that were set for
    /// these edges before, which go out of force.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
        near[edge.rawValue] = trackingConstraints
        update()
    }

    /// Keeps constraints in force exactly while the guide is near none of some edges. They take the place of those that were set for
    /// these edges before, which go out of force.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        update()
    }

    /// Returns the constraints that are in force while the guide is near some edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        near[edge.rawValue] ?? []
    }

    /// Returns the constraints that are in force while the guide is away from some edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }

    /// Forgets all constraints that were set for edges; those in force go out of force.
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
        // Those that go make room for those that come.
        NSLayoutConstraint.deactivate(off.filter { constraint in !on.contains { $0 === constraint } })
        NSLayoutConstraint.activate(on)
    }
}
