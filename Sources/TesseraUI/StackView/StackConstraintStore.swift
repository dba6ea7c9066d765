/// The constraints that a stack has activated.
@MainActor
final class StackConstraintStore {
    private struct Active {
        let shape: StackConstraint.Shape
        let constraint: NSLayoutConstraint
    }

    /// The constraints in the order in which they were wanted.
    private var active: [Active] = []

    /// Goes from the constraints that there are to those that are wanted: what is the same stays, what differs by its
    /// constant or priority only changes in place, and all else is exchanged.
    ///
    /// Runs in time in proportion to the number of constraints; the solver has work for the changes only.
    ///
    /// - Parameters:
    ///   - wanted: The constraints, no two of which have the same shape.
    ///   - item: The view or guide that an item stands for.
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

    /// The known constraint for each that is wanted. Those that are not wanted go out of force.
    private func match(_ wanted: [StackConstraint]) -> [NSLayoutConstraint?] {
        // What is the same at both ends need not be looked for.
        let start = zip(active, wanted).prefix { $0.shape == $1.shape }.count
        let end = zip(active[start...].reversed(), wanted[start...].reversed())
            .prefix { $0.shape == $1.shape }.count
        let old = active[start..<active.count - end]
        var rest: [StackConstraint.Shape: NSLayoutConstraint] = [:]
        rest.reserveCapacity(old.count)
        for entry in old { rest[entry.shape] = entry.constraint }
        let middle = wanted[start..<wanted.count - end].map { rest.removeValue(forKey: $0.shape) }
        if !rest.isEmpty {
            for entry in old where rest[entry.shape] != nil { entry.constraint.isActive = false }
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
