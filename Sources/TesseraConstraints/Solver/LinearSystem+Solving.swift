extension LinearSystem {
    mutating func solve() throws(Contradiction) {
        try resolve()
        updateValues()
        if isWorn {
            rebuild()
            try resolve()
            updateValues()
        }
    }

    private mutating func updateValues() {
        definitions.updateValues(of: tableau)
        for place in tableau.changed.indices { tableau.residuals[tableau.changed[place]].isChanged = false }
        tableau.changed.removeAll()
    }

    /// Makes the system feasible and optimal, without computing the values of variables.
    mutating func resolve() throws(Contradiction) {
        // Rounding may make a row slightly infeasible while objectives are optimised; a few rounds correct
        // that.
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

    /// True if the system has to be rebuilt. The reason may be that so many constraints have been removed
    /// that definitions may have become long, or that rounding errors have grown, which is measured after
    /// removals and after many pivots. Values must be up to date.
    private var isWorn: Bool {
        mutating get {
            if definitions.isWorn || tableau.isWorn { return true }
            if removalCount > 2 * (constraintCount - unusedConstraints.count) + Self.freeRemovals {
                return true
            }
            if tableau.pivotCount < nextMeasurement, removalCount == measuredRemovalCount { return false }
            measuredRemovalCount = removalCount
            nextMeasurement = tableau.pivotCount + Self.pivotsBetweenMeasurements
            return largestError { definitions.records[$0].value } > Tolerance.drift
        }
    }

    /// Rebuilds the definitions and the tableau from the recorded constraints. The system may be neither
    /// feasible nor optimal afterwards.
    mutating func rebuild() {
        removalCount = 0
        measuredRemovalCount = 0
        nextMeasurement = tableau.pivotCount + Self.pivotsBetweenMeasurements
        tableau.removeRows()
        definitions.removeDefinitions()
        for place in 0..<constraintCount where records[place].isLive {
            let row = insert(Int32(truncatingIfNeeded: place))
            if row >= 0, !tableau.restore(row) { tableau.markSuspect(row) }
        }
    }

    /// Returns the largest difference between the residual of a constraint in the tableau and the residual
    /// computed from the values of variables.
    func largestError(at value: (_ variable: Int32) -> Double) -> Double {
        var largest = 0.0
        for place in 0..<constraintCount where records[place].isLive {
            var sum = -records[place].constant
            var node = records[place].terms
            while node >= 0 {
                sum += terms.nodes[node].coefficient * value(terms.nodes[node].variable)
                node = terms.nodes[node].next
            }
            largest = max(largest, abs(sum - tableau.value(of: Int32(truncatingIfNeeded: place))))
        }
        return largest
    }
}
