extension ConstraintSolver {
    /// Adds a constraint: a sum of terms equals a constant, or does not exceed it, or does not fall below it.
    /// - Parameters:
    ///   - terms: The terms. A variable may occur in several; without terms the sum is 0.
    ///   - relation: How the sum relates to the constant.
    ///   - constant: The constant, finite.
    ///   - priority: How strongly the constraint is meant.
    /// - Throws: ``Contradiction`` if the constraint is required and cannot hold together with those of its participants;
    ///   the system is then as it was.
    @discardableResult
    public mutating func add(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Priority
    ) throws(Contradiction) -> Constraint {
        let index = makeRecord(constant)
        for term in terms.reversed() { addTerm(term, to: index) }
        let penalty = tableau.retainPenalty(priority)
        if relation != .greaterThanOrEqual { tableau.residuals[index].above = penalty }
        if relation != .lessThanOrEqual { tableau.residuals[index].below = penalty }
        if relation == .equal, penalty.hasLevel { tableau.levels.retain(penalty.raw) }
        return try insertOrForget(index)
    }

    /// Adds a constraint that a variable equals a size, with different priorities for not being larger and for not being
    /// smaller: what views ask for their content.
    /// - Parameters:
    ///   - variable: The variable.
    ///   - size: The size, finite.
    ///   - hugging: How strongly the variable shall not exceed the size.
    ///   - compressionResistance: How strongly the variable shall not fall below the size.
    /// - Throws: ``Contradiction`` if one of the priorities is required and the constraint cannot hold together with those
    ///   of its participants; the system is then as it was.
    @discardableResult
    public mutating func addContentSize(
        _ variable: Variable, _ size: Double, hugging: Priority, compressionResistance: Priority
    ) throws(Contradiction) -> Constraint {
        let index = makeRecord(size)
        addTerm(Term(variable, 1), to: index)
        tableau.residuals[index].above = tableau.retainPenalty(hugging)
        tableau.residuals[index].below = tableau.retainPenalty(compressionResistance)
        return try insertOrForget(index)
    }

    private mutating func makeRecord(_ constant: Double) -> Int32 {
        precondition(constant.isFinite, "The constant of a constraint is \(constant); it must be finite.")
        let index: Int32
        if let unused = unusedConstraints.popLast() {
            index = unused
        } else {
            index = Int32(records.count)
            records.append(Record())
            tableau.grow(records.count)
            definitions.grow(variables: definitions.records.count, residuals: records.count)
        }
        records[index] = Record(constant: constant, terms: -1, isLive: true)
        return index
    }

    private mutating func addTerm(_ term: Term, to index: Int32) {
        check(term.variable)
        precondition(
            term.coefficient.isFinite, "A coefficient of a constraint is \(term.coefficient); it must be finite.")
        let variable = term.variable.index
        records[index].terms = terms.insert(
            variable: variable, coefficient: term.coefficient, before: records[index].terms)
        definitions.records[variable].users += 1
    }

    private mutating func insertOrForget(_ index: Int32) throws(Contradiction) -> Constraint {
        do throws(Contradiction) {
            try insert(index)
        } catch {
            forget(index)
            throw error
        }
        return Constraint(index: index)
    }

    /// Makes a recorded constraint part of the system. If it throws, the constraint is none.
    mutating func insert(_ index: Int32) throws(Contradiction) {
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
                try insertRow(index)
            }
        }
    }

    /// Adds the sum that is being worked on, which names only residuals, as the row of a constraint.
    private mutating func insertRow(_ index: Int32) throws(Contradiction) {
        expandBasicResiduals()
        let row = tableau.makeRow()
        for column in definitions.sum.touched {
            let coefficient = definitions.sum.values[column]
            if !Definitions.isVariable(column), abs(coefficient) > Tolerance.coefficient {
                tableau.matrix.insert(coefficient, row: row, column: column / 2)
            }
        }
        let constant = definitions.sumConstant
        tableau.rows[row].constant = abs(constant) < Tolerance.coefficient ? 0 : constant
        let residual = tableau.residuals[index]
        var side: Double = constant < 0 ? -1 : 1
        if residual.penalty(side).isForbidden { side = -side }
        tableau.setBasic(index, row: row, side: side)
        tableau.addCosts(ofRow: row, times: side, penalty: residual.penalty(side))
        if tableau.restore(row) { return }
        let participants = participants(ofRow: row).filter { $0.index != index }
        tableau.addCosts(ofRow: row, times: -side, penalty: residual.penalty(side))
        tableau.removeRow(row)
        throw Contradiction(participants: participants)
    }

    /// Replaces the basic residuals in the sum that is being worked on by their rows.
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
                definitions.sum.add(factor * entry.coefficient, at: Definitions.column(ofResidual: entry.column))
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
