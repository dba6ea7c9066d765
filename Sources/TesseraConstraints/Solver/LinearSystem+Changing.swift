extension LinearSystem {
    mutating func setConstant(_ constant: Double, of constraint: Constraint) {
        check(constraint)
        precondition(constant.isFinite, "The constant of a constraint is \(constant); it must be finite.")
        let index = constraint.index
        let difference = constant - records[index].constant
        if difference == 0 { return }
        records[index].constant = constant
        definitions.adjust(residual: index, by: difference)
        tableau.adjust(index, by: difference)
    }

    mutating func weaken(_ constraint: Constraint) {
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
