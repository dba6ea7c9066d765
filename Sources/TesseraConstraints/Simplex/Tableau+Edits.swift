extension Tableau {
    /// Adds a number to a residual in all rows that name it, or subtracts it from the residual's value if it
    /// is basic.
    mutating func adjust(_ residual: Int32, by difference: Double) {
        let row = residuals[residual].row
        if row >= 0 { return addConstant(-difference, to: row) }
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if rows[entry.row].level < 0 { addConstant(entry.coefficient * difference, to: entry.row) }
            place = entry.nextInColumn
        }
    }

    /// Moves a nonbasic residual that may have any value into the basis, if a row names it. It takes the
    /// shortest step, so that all feasible rows remain feasible.
    mutating func enterFreely(_ residual: Int32) {
        var best: Int32 = -1
        var bestRatio = Double.infinity
        var bestSize = 0.0
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let row = rows[entry.row]
            if row.level < 0, abs(entry.coefficient) > Tolerance.pivot {
                // A residual that must stay at zero is preferred, since no other residual could make a step
                // without moving it.
                let isFixed = residuals[row.basic].isFixed
                let size = isFixed ? .infinity : abs(entry.coefficient)
                let ratio = isInfeasible(entry.row) ? .infinity : abs(row.constant) / abs(entry.coefficient)
                if best < 0 || ratio < bestRatio - Tolerance.ratio
                    || (ratio <= bestRatio + Tolerance.ratio && size > bestSize)
                {
                    best = place
                    bestRatio = ratio
                    bestSize = size
                }
            }
            place = entry.nextInColumn
        }
        if best >= 0 { pivot(best, side: 1) }
    }

    /// Updates the lists of work after forbidden sides of a residual have got a level.
    mutating func noteWeakening(_ residual: Int32, wasFixed: Bool) {
        let row = residuals[residual].row
        guard row >= 0 else {
            markCandidate(residual)
            if wasFixed { releaseFixedRows(of: residual) }
            return
        }
        if wasFixed {
            let side: Double = rows[row].constant < 0 ? -1 : 1
            residuals[residual].side = side
            addCosts(ofRow: row, times: side, penalty: residuals[residual].penalty(side))
        } else {
            checkSuspect(row)
        }
    }

    /// Moves residuals that must stay at zero out of rows that name a residual which may now move.
    private mutating func releaseFixedRows(of residual: Int32) {
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let row = rows[entry.row]
            if row.level < 0, residuals[row.basic].isFixed, abs(row.constant) <= Tolerance.feasibility {
                return leaveAtZero(entry.row)
            }
            place = entry.nextInColumn
        }
    }

    /// Removes a residual that is not part of the system from all rows and resets it, so that the index can
    /// be used again.
    mutating func forget(_ residual: Int32) {
        while true {
            let place = matrix.columns[residual].first
            if place < 0 { break }
            matrix.remove(place)
        }
        residuals[residual].above = .free
        residuals[residual].below = .free
        residuals[residual].side = 1
    }
}
