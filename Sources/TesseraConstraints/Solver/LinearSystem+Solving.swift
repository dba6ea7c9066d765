extension LinearSystem {
    mutating func solve() throws(Contradiction) {
        try resolve()
        if isWorn {
            rebuild()
            try resolve()
        }
        definitions.updateValues(of: tableau)
        for place in tableau.changed.indices { tableau.residuals[tableau.changed[place]].isChanged = false }
        tableau.changed.removeAll()
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

    // MARK: Accuracy

    /// Returns true if the system shall be made anew: because so many constraints have been removed that definitions may
    /// have become long, or because rounding has added up to a visible amount, which is measured from time to time.
    private var isWorn: Bool {
        mutating get {
            if removalCount > 2 * (constraintCount - unusedConstraints.count) + Self.freeRemovals {
                return true
            }
            if tableau.pivotCount < nextMeasurement { return false }
            nextMeasurement = tableau.pivotCount + Self.pivotsBetweenMeasurements
            return largestError() > Tolerance.drift
        }
    }

    /// Makes the system anew from the constraints as they were given. It is neither feasible nor optimal then.
    mutating func rebuild() {
        removalCount = 0
        nextMeasurement = tableau.pivotCount + Self.pivotsBetweenMeasurements
        tableau.removeRows()
        definitions.removeDefinitions()
        for place in 0..<constraintCount where records[place].isLive {
            let row = insert(Int32(truncatingIfNeeded: place))
            if row >= 0, !tableau.restore(row) { tableau.markSuspect(row) }
        }
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
                sum += terms.nodes[node].coefficient * values[Int(terms.nodes[node].variable)]
                node = terms.nodes[node].next
            }
            largest = max(largest, abs(sum - tableau.value(of: Int32(index))))
        }
        return largest
    }

    /// Returns the values of all variables as definitions and the tableau give them now.
    func currentValues() -> [Double] {
        var values = Array(repeating: 0.0, count: definitions.records.count)
        let orders = definitions.records.indices.map { definitions.records[$0].order }
        for variable in orders.indices.sorted(by: { orders[$0] < orders[$1] }) {
            var value = definitions.records[variable].constant
            var place = definitions.matrix.rows[variable].first
            while place >= 0 {
                let entry = definitions.matrix.entries[place]
                value +=
                    entry.coefficient
                    * (Definitions.isVariable(entry.column)
                        ? values[Int(entry.column / 2)] : tableau.value(of: entry.column / 2))
                place = entry.nextInRow
            }
            values[variable] = value
        }
        return values
    }
}
