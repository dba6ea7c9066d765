extension ConstraintSolver {
    /// Changes the constant of a constraint, or the size of one that ``addContentSize(_:_:hugging:compressionResistance:)``
    /// has added. The next call of ``solve()`` heeds it.
    public mutating func setConstant(_ constant: Double, of constraint: Constraint) {
        check(constraint)
        precondition(constant.isFinite, "The constant of a constraint is \(constant); it must be finite.")
        let index = constraint.index
        let difference = constant - records[index].constant
        if difference == 0 { return }
        records[index].constant = constant
        definitions.shift(residual: index, by: difference)
        tableau.shift(index, by: difference)
    }

    /// Makes a required constraint optional, with the priority ``Priority/weakened``. A required side of a content size is
    /// made optional likewise. Nothing happens to a constraint that is optional.
    public mutating func weaken(_ constraint: Constraint) {
        check(constraint)
        let index = constraint.index
        let residual = tableau.residuals[index]
        if residual.above.isForbidden { tableau.residuals[index].above = tableau.retainPenalty(.weakened) }
        if residual.below.isForbidden { tableau.residuals[index].below = tableau.retainPenalty(.weakened) }
        if residual.above.isForbidden || residual.below.isForbidden {
            tableau.noteWeakening(index, wasFixed: residual.isFixed)
        }
    }
}
