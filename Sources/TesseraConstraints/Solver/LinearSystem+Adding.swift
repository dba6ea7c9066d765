extension LinearSystem {
    mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(Contradiction) -> Constraint {
        let index = makeRecord(constant)
        for place in terms.indices.reversed() { addTerm(terms[place], to: index) }
        let penalty = tableau.retainPenalty(priority)
        if relation != .greaterThanOrEqual { tableau.residuals[index].above = penalty }
        if relation != .lessThanOrEqual { tableau.residuals[index].below = penalty }
        if relation == .equal, penalty.hasLevel { tableau.levels.retain(penalty.raw) }
        return try insertOrForget(index)
    }

    mutating func addContentSize(
        _ variable: Variable, _ size: Double, hugging: Priority, compressionResistance: Priority
    ) throws(Contradiction) -> Constraint {
        let index = makeRecord(size)
        addTerm(Term(variable, 1), to: index)
        tableau.residuals[index].above = tableau.retainPenalty(hugging)
        tableau.residuals[index].below = tableau.retainPenalty(compressionResistance)
        return try insertOrForget(index)
    }

    private mutating func insertOrForget(_ index: Int32) throws(Contradiction) -> Constraint {
        let row = insert(index)
        if row >= 0, !tableau.restore(row) {
            let contradiction = withdrawRow(row)
            forget(index)
            throw contradiction
        }
        return Constraint(index: index)
    }

    /// Makes a recorded constraint part of the system. Returns its row, which may be infeasible, or -1 if
    /// the constraint defines a variable.
    mutating func insert(_ index: Int32) -> Int32 {
        definitions.sum.clear()
        definitions.sumConstant = -records[index].constant
        var node = records[index].terms
        while node >= 0 {
            let term = terms.nodes[node]
            definitions.sum.add(term.coefficient, at: Definitions.column(ofVariable: term.variable))
            node = term.next
        }
        if let subject = definitions.subjectOfSum(), definitions.canDefine(subject) {
            definitions.define(subject, residual: index)
        } else {
            definitions.expandSum()
            if let subject = definitions.subjectOfSum() {
                definitions.define(subject, residual: index)
            } else {
                return insertRow(index)
            }
        }
        return -1
    }

    /// Adds the sum under construction, which must name only residuals, as the row of a constraint.
    private mutating func insertRow(_ index: Int32) -> Int32 {
        expandBasicResiduals()
        let constant = definitions.sumConstant
        let row = tableau.makeRow(
            of: definitions.sum, constant: abs(constant) < Tolerance.coefficient ? 0 : constant)
        let residual = tableau.residuals[index]
        var side: Double = constant < 0 ? -1 : 1
        if residual.penalty(side).isForbidden { side = -side }
        tableau.setBasic(index, row: row, side: side)
        tableau.addCosts(ofRow: row, times: side, penalty: residual.penalty(side))
        return row
    }

    /// Removes the infeasible row of a constraint and returns the constraints that it contradicts.
    private mutating func withdrawRow(_ row: Int32) -> Contradiction {
        let index = tableau.rows[row].basic
        let residual = tableau.residuals[index]
        let participants = participants(ofRow: row).filter { $0.index != index }
        tableau.addCosts(ofRow: row, times: -residual.side, penalty: residual.penalty(residual.side))
        tableau.removeRow(row)
        return Contradiction(participants: participants)
    }

    /// Replaces the basic residuals in the sum under construction with their rows.
    mutating func expandBasicResiduals() {
        for index in definitions.sum.touched.indices {
            let column = definitions.sum.touched[index]
            if Definitions.isVariable(column) { continue }
            let row = tableau.residuals[column / 2].row
            if row < 0 { continue }
            let factor = definitions.sum.values[column]
            definitions.sum.clear(at: column)
            if factor == 0 { continue }
            definitions.sumConstant += factor * tableau.rows[row].constant
            var place = tableau.matrix.rows[row].first
            while place >= 0 {
                let entry = tableau.matrix.entries[place]
                definitions.sum.add(
                    factor * entry.coefficient, at: Definitions.column(ofResidual: entry.column))
                place = entry.nextInRow
            }
        }
    }

    /// Returns the constraints whose residuals a row names, sorted.
    func participants(ofRow row: Int32) -> [Constraint] {
        var result = [Constraint(index: tableau.rows[row].basic)]
        var place = tableau.matrix.rows[row].first
        while place >= 0 {
            let entry = tableau.matrix.entries[place]
            if abs(entry.coefficient) > Tolerance.pivot { result.append(Constraint(index: entry.column)) }
            place = entry.nextInRow
        }
        return result.sorted()
    }
}
