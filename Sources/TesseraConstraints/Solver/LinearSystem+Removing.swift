extension LinearSystem {
    mutating func remove(_ constraint: Constraint) {
        check(constraint)
        withdraw(constraint.index)
        removalCount += 1
        forget(constraint.index)
    }

    /// Removes a constraint from the definitions and the tableau. Its record remains.
    private mutating func withdraw(_ index: Int32) {
        let residual = tableau.residuals[index]
        if residual.row >= 0 {
            tableau.addCosts(
                ofRow: residual.row, times: -residual.side, penalty: residual.penalty(residual.side))
        }
        tableau.release(residual.above)
        tableau.release(residual.below)
        tableau.residuals[index].above = .free
        tableau.residuals[index].below = .free
        if residual.row < 0 { tableau.enterFreely(index) }
        let row = tableau.residuals[index].row
        guard row >= 0 else { return definitions.freeVariable(definedBy: index) }
        definitions.sum.clear()
        definitions.sumConstant = tableau.rows[row].constant
        var place = tableau.matrix.rows[row].first
        while place >= 0 {
            let entry = tableau.matrix.entries[place]
            definitions.sum.add(entry.coefficient, at: Definitions.column(ofResidual: entry.column))
            place = entry.nextInRow
        }
        definitions.substituteSum(for: index)
        tableau.removeRow(row)
    }
}
