extension ConstraintSolver {
    /// Finds the values of all variables.
    /// - Throws: ``Contradiction`` if changed constants have made required constraints contradict each other. Values are
    ///   then as before. Remove or ``weaken(_:)`` one of the participants, or change a constant, and solve again.
    public mutating func solve() throws(Contradiction) {
        try resolve()
        if tableau.pivotCount >= nextMeasurement { refresh() }
        definitions.updateValues(of: tableau)
        for residual in tableau.changed { tableau.residuals[residual].isChanged = false }
        tableau.changed.removeAll(keepingCapacity: true)
    }

    /// Makes the system feasible and optimal, without computing values.
    mutating func resolve() throws(Contradiction) {
        // Rounding may leave a row slightly infeasible after optimising; a few rounds settle that.
        for _ in 0..<4 {
            let row: Int32?
            switch phase {
            case .solved: return
            case .needsOptimising: row = nil
            case .needsFeasibility: row = tableau.optimiseDually()
            case .needsBoth: row = tableau.restoreAll()
            }
            if let row { throw Contradiction(participants: participants(ofRow: row)) }
            tableau.optimise()
        }
    }

    /// Measures the accuracy of the system, and makes it anew from the constraints as they were given if rounding has
    /// added up to a visible amount.
    private mutating func refresh() {
        nextMeasurement = tableau.pivotCount + Self.pivotsBetweenMeasurements
        guard largestError() > Tolerance.drift else { return }
        var copy = self
        do throws(Contradiction) {
            try copy.rebuild()
            self = copy
        } catch {
            // Constraints that hold up to rounding may contradict each other by rounding: the system stays as it is.
        }
    }

    /// Makes the system anew from the constraints as they were given.
    mutating func rebuild() throws(Contradiction) {
        let pivotCount = tableau.pivotCount
        var tableau = Tableau()
        tableau.grow(records.count)
        tableau.pivotCount = pivotCount
        for index in records.indices where records[index].isLive {
            let residual = self.tableau.residuals[index]
            tableau.residuals[index].above = self.tableau.copy(residual.above, to: &tableau)
            tableau.residuals[index].below = self.tableau.copy(residual.below, to: &tableau)
        }
        self.tableau = tableau
        definitions.removeDefinitions()
        for index in records.indices where records[index].isLive { try insert(Int32(index)) }
        try resolve()
    }

    /// Returns the largest difference between the residual of a constraint as the tableau gives it and as the values of
    /// variables give it.
    func largestError() -> Double {
        let values = currentValues()
        var largest = 0.0
        for index in records.indices where records[index].isLive {
            var sum = -records[index].constant
            var node = records[index].terms
            while node >= 0 {
                sum += terms.nodes[node].coefficient * values[terms.nodes[node].variable]
                node = terms.nodes[node].next
            }
            largest = max(largest, abs(sum - tableau.value(of: Int32(index))))
        }
        return largest
    }

    /// Returns the values of all variables as definitions and the tableau give them now.
    func currentValues() -> ContiguousArray<Double> {
        var values = ContiguousArray(repeating: 0.0, count: definitions.records.count)
        let sorted = definitions.records.indices.sorted {
            definitions.records[$0].order < definitions.records[$1].order
        }
        for variable in sorted {
            var value = definitions.records[variable].constant
            var place = definitions.matrix.rows[variable].first
            while place >= 0 {
                let entry = definitions.matrix.entries[place]
                value +=
                    entry.coefficient
                    * (Definitions.isVariable(entry.column)
                        ? values[entry.column / 2] : tableau.value(of: entry.column / 2))
                place = entry.nextInRow
            }
            values[variable] = value
        }
        return values
    }
}
