/// The constraints that a stack has activated.
@MainActor
final class StackConstraintStore {
    private struct Active {
        let shape: StackConstraint.Shape
        let constraint: NSLayoutConstraint
    }

    /// The active constraints in the order of the last update.
    private var active: [Active] = []

    /// Replaces the active constraints. Unchanged ones stay, those that differ only in constant or priority
    /// are changed in place, and all others are exchanged.
    ///
    /// It runs in time proportional to the number of constraints. The solver has work only for the changes.
    ///
    /// - Parameters:
    ///   - wanted: The new constraints, no two of which have the same shape.
    ///   - item: Returns the view or guide of an item.
    func update(
        to wanted: [StackConstraint], item: (StackConstraint.Item) -> (any LayoutItem)?
    ) {
        let known = match(wanted)
        var next: [Active] = []
        next.reserveCapacity(wanted.count)
        for (constraint, known) in zip(wanted, known) {
            let now = known ?? Self.make(constraint, item: item)
            now.constant = constraint.constant
            now.priority = constraint.priority
            now.isActive = true
            next.append(Active(shape: constraint.shape, constraint: now))
        }
        active = next
    }

    /// Returns the active constraint for each new one, or nil, and deactivates the others.
    private func match(_ wanted: [StackConstraint]) -> [NSLayoutConstraint?] {
        // The common beginning and end of both lists need no look-up.
        let start = zip(active, wanted).prefix { $0.shape == $1.shape }.count
        let end = zip(active[start...].reversed(), wanted[start...].reversed())
            .prefix { $0.shape == $1.shape }.count
        let old = active[start..<active.count - end]
        var remainder: [StackConstraint.Shape: NSLayoutConstraint] = [:]
        remainder.reserveCapacity(old.count)
        for entry in old { remainder[entry.shape] = entry.constraint }
        let middle = wanted[start..<wanted.count - end].map { remainder.removeValue(forKey: $0.shape) }
        if !remainder.isEmpty {
            for entry in old where remainder[entry.shape] != nil { entry.constraint.isActive = false }
        }
        return active[..<start].map(\.constraint) + middle + active[(active.count - end)...].map(\.constraint)
    }

    private static func make(
        _ constraint: StackConstraint, item: (StackConstraint.Item) -> (any LayoutItem)?
    ) -> NSLayoutConstraint {
        func side(_ anchor: StackConstraint.Anchor?, from origin: StackConstraint.Anchor?) -> LayoutSide {
            func place(_ anchor: StackConstraint.Anchor) -> LayoutSide? {
                item(anchor.item).map { LayoutSide($0, anchor.attribute) }
            }
            guard let end = anchor.flatMap(place) else { return .none }
            return origin.flatMap(place).map { LayoutSide(from: $0, to: end) } ?? end
        }
        let shape = constraint.shape
        let made = NSLayoutConstraint(
            side(shape.first, from: shape.firstOrigin), shape.relation,
            side(shape.second, from: shape.secondOrigin), multiplier: shape.multiplier,
            constant: constraint.constant)
        made.priority = constraint.priority
        made.identifier = shape.role.identifier
        return made
    }
}
