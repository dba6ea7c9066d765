extension Tableau {
    /// Makes all rows feasible with the dual simplex algorithm, while the objectives stay optimal. Returns
    /// an infeasible row if required constraints contradict each other, and nil otherwise.
    ///
    /// No residual may be able to improve an objective at the beginning. After many pivots the method
    /// changes to the primal algorithm, which is guaranteed to end.
    mutating func optimiseDually() -> Int32? {
        var remaining = 20 + 2 * rows.count
        while let row = suspects.popLast() {
            rows[row].isSuspect = false
            guard isInfeasible(row) else { continue }
            if remaining <= 0 {
                markSuspect(row)
                return restoreAll()
            }
            remaining -= 1
            if !leave(row) {
                markSuspect(row)
                return row
            }
        }
        return nil
    }

    /// Returns true if a row is infeasible: its basic residual has a sign that its constraint forbids, or another sign than the
    /// one whose cost the objectives contain.
    @inline(__always)
    func isInfeasible(_ row: Int32) -> Bool {
        let basic = rows[row].basic
        let constant = rows[row].constant
        if basic < 0 || abs(constant) <= Tolerance.feasibility { return false }
        return constant * residuals[basic].side < 0 || residuals[basic].penalty(constant).isForbidden
    }

    /// Moves the basic residual of an infeasible row to zero and out of the basis, or counts it on its other
    /// side if that costs less than any exchange. Returns false if neither is possible.
    private mutating func leave(_ row: Int32) -> Bool {
        let basic = residuals[rows[row].basic]
        let direction = rows[row].constant < 0 ? 1.0 : -1.0
        var best: Int32 = -1
        var bestSize = 0.0
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let size = abs(entry.coefficient)
            let side = direction * entry.coefficient > 0 ? 1.0 : -1.0
            if size > Tolerance.pivot, !residuals[entry.column].penalty(side).isForbidden {
                gatherCosts(of: entry.column, side: side)
                for position in levels.order.indices { costs[position] /= size }
                let order = best < 0 ? -1 : compareCosts()
                if order < 0 || (order == 0 && size > bestSize) {
                    swap(&costs, &bestCosts)
                    best = place
                    bestSize = size
                }
            }
            place = entry.nextInRow
        }
        if !basic.penalty(-direction).isForbidden {
            for position in levels.order.indices { costs[position] = 0 }
            if basic.above.hasLevel { costs[levels.slots[basic.above.raw].position] += 1 }
            if basic.below.hasLevel { costs[levels.slots[basic.below.raw].position] += 1 }
            if best < 0 || compareCosts() <= 0 {
                flip(row)
                return true
            }
        }
        guard best >= 0 else { return false }
        pivot(best, side: direction * matrix.entries[best].coefficient > 0 ? 1 : -1)
        return true
    }

    /// Compares `costs` with `bestCosts`, the highest level first. Returns -1, 0 or 1 if they are less,
    /// equal or greater.
    private func compareCosts() -> Int {
        for position in levels.order.indices {
            let difference = costs[position] - bestCosts[position]
            if abs(difference) > Tolerance.cost { return difference < 0 ? -1 : 1 }
        }
        return 0
    }
}
