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
        // What is the same at both ends need not be looked for.
        let start = zip(active, wanted).prefix { $0.shape == $1.shape }.count
        let end = zip(active[start...].reversed(), wanted[start...].reversed())
            .prefix { $0.shape == $1.shape }.count
        let rest = take(wanted[start..<wanted.count - end], among: active[start..<active.count - end])
        var next: [Active] = []
        next.reserveCapacity(wanted.count)
        for (index, constraint) in wanted.enumerated() {
            let known: NSLayoutConstraint?
            if index < start {
                known = active[index].constraint
            } else if index >= wanted.count - end {
                known = active[index + active.count - wanted.count].constraint
            } else {
                known = rest[constraint.shape]
            }
            let now = known ?? Self.make(constraint, item: item)
            now.constant = constraint.constant
            now.priority = constraint.priority
            now.isActive = true
            next.append(Active(shape: constraint.shape, constraint: now))
        }
        active = next
    }

    /// The constraints of `old` that are wanted, by their shapes. All others go out of force.
    private func take(
        _ wanted: ArraySlice<StackConstraint>, among old: ArraySlice<Active>
    ) -> [StackConstraint.Shape: NSLayoutConstraint] {
        guard !old.isEmpty else { return [:] }
        let shapes = Set(wanted.map(\.shape))
        var taken: [StackConstraint.Shape: NSLayoutConstraint] = [:]
        for entry in old {
            if shapes.contains(entry.shape) {
                taken[entry.shape] = entry.constraint
            } else {
                entry.constraint.isActive = false
            }
        }
        return taken
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
        made.identifier = shape.role.rawValue
        return made
    }
}
