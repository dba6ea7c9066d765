/// The constraints that a stack has activated.
@MainActor
final class StackConstraintStore {
    private var active: [StackConstraint.Shape: NSLayoutConstraint] = [:]
    private var order: [StackConstraint.Shape] = []

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
        let shapes = Set(wanted.map(\.shape))
        for shape in order where !shapes.contains(shape) {
            active.removeValue(forKey: shape)?.isActive = false
        }
        for constraint in wanted {
            if let existing = active[constraint.shape] {
                existing.constant = constraint.constant
                existing.priority = constraint.priority
                existing.isActive = true
            } else {
                let new = Self.make(constraint, item: item)
                active[constraint.shape] = new
                new.isActive = true
            }
        }
        order = wanted.map(\.shape)
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
