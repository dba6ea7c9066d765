extension Tableau {
    /// Makes all rows feasible, without regard to the objectives. Returns an infeasible row if required
    /// constraints contradict each other, and nil otherwise.
    mutating func restoreAll() -> Int32? {
        while let row = suspects.popLast() {
            rows[row].isSuspect = false
            if rows[row].basic < 0 { continue }
            if !restore(row) {
                markSuspect(row)
                return row
            }
        }
        return nil
    }

    /// Makes a row feasible and keeps other rows feasible. Returns false if required constraints make that
    /// impossible. The row is then the proof, since none of its residuals may move in the necessary
    /// direction.
    ///
    /// Other rows that are infeasible are ignored.
    mutating func restore(_ row: Int32) -> Bool {
        let basic = rows[row].basic
        let constant = rows[row].constant
        if abs(constant) > Tolerance.feasibility, residuals[basic].penalty(constant).isForbidden {
            guard drive(row, direction: constant < 0 ? 1 : -1) else { return false }
        }
        guard residuals[basic].row == row else { return true }
        if residuals[basic].isFixed {
            leaveAtZero(row)
        } else if abs(rows[row].constant) > Tolerance.feasibility,
            rows[row].constant * residuals[basic].side < 0
        {
            flip(row)
        }
        return true
    }

    /// Moves a basic residual that must stay at zero out of the basis, if its row names a residual that may
    /// move.
    mutating func leaveAtZero(_ row: Int32) {
        var best: Int32 = -1
        var bestSize = Tolerance.pivot
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if abs(entry.coefficient) > bestSize, !residuals[entry.column].isFixed {
                best = place
                bestSize = abs(entry.coefficient)
            }
            place = entry.nextInRow
        }
        if best < 0 { return }
        pivot(best, side: residuals[matrix.entries[best].column].above.isForbidden ? -1 : 1)
    }

    /// Moves the basic residual of a row in a direction until it reaches zero and leaves the basis. Returns
    /// false if it cannot reach zero.
    mutating func drive(_ row: Int32, direction: Double) -> Bool {
        var remaining = 20 + 2 * rows.count
        let basic = rows[row].basic
        while residuals[basic].row == row, rows[row].constant * direction < 0 {
            let entering = remaining > 0 ? largestEntry(row, direction) : firstEntry(row, direction)
            remaining -= 1
            guard entering >= 0 else { return abs(rows[row].constant) <= Tolerance.feasibility }
            let side = direction * matrix.entries[entering].coefficient > 0 ? 1.0 : -1.0
            let leaving = firstBlocking(entering, side: side, byBland: remaining <= 0)
            pivot(leaving, side: side)
            // Bland's rule makes endless repetition impossible except for rounding errors, for which this
            // limit ends the loop.
            if remaining < -1000 - 50 * rows.count { return false }
        }
        return true
    }

    /// Returns the entry with the largest coefficient among those whose residual may move the row's value in
    /// a direction, or -1.
    private func largestEntry(_ row: Int32, _ direction: Double) -> Int32 {
        var best: Int32 = -1
        var bestSize = Tolerance.pivot
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if abs(entry.coefficient) > bestSize,
                !residuals[entry.column].penalty(direction * entry.coefficient).isForbidden
            {
                best = place
                bestSize = abs(entry.coefficient)
            }
            place = entry.nextInRow
        }
        return best
    }

    /// Returns the entry with the lowest column among those whose residual may move the row's value in a
    /// direction, or -1.
    private func firstEntry(_ row: Int32, _ direction: Double) -> Int32 {
        var best: Int32 = -1
        var place = matrix.rows[row].first
        while place >= 0 {
            let entry = matrix.entries[place]
            if abs(entry.coefficient) > Tolerance.pivot,
                !residuals[entry.column].penalty(direction * entry.coefficient).isForbidden,
                best < 0 || entry.column < matrix.entries[best].column
            {
                best = place
            }
            place = entry.nextInRow
        }
        return best
    }

    /// Returns the entry of the first residual that ends a step: that of the given row when it reaches zero,
    /// or another one that required constraints stop before.
    private func firstBlocking(_ entering: Int32, side: Double, byBland: Bool) -> Int32 {
        let own = matrix.entries[entering]
        var best = entering
        var bestRatio = abs(rows[own.row].constant / own.coefficient)
        var bestSize = abs(own.coefficient)
        var place = matrix.columns[own.column].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let row = rows[entry.row]
            let size = abs(entry.coefficient)
            if row.level < 0, size > Tolerance.pivot, entry.row != own.row {
                let change = side * entry.coefficient
                let residual = residuals[row.basic]
                let isBlocking =
                    change < 0
                    ? residual.below.isForbidden && row.constant >= -Tolerance.feasibility
                    : residual.above.isForbidden && row.constant <= Tolerance.feasibility
                if isBlocking {
                    let distance = change < 0 ? row.constant : -row.constant
                    let ratio = max(0, distance) / size
                    let isFirstOfEqual =
                        byBland
                        ? best != entering && row.basic < rows[matrix.entries[best].row].basic
                        : best != entering && size > bestSize
                    if ratio < bestRatio - Tolerance.ratio
                        || (ratio <= bestRatio + Tolerance.ratio && isFirstOfEqual)
                    {
                        best = place
                        bestRatio = ratio
                        bestSize = size
                    }
                }
            }
            place = entry.nextInColumn
        }
        return best
    }
}
