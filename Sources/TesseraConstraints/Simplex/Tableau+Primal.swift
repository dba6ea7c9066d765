extension Tableau {
    /// Minimises the objectives from the highest level to the lowest, with the primal simplex algorithm.
    ///
    /// No row may be infeasible. Steps that improve nothing could repeat for ever. After many pivots the
    /// method therefore changes to Bland's rule, which always takes the first residual that can enter or
    /// leave and cannot repeat.
    mutating func optimise() {
        var remaining = 20 + 2 * rows.count
        while let residual = candidates.popLast() {
            residuals[residual].isCandidate = false
            if remaining <= 0 {
                optimiseByBland()
                break
            }
            while let side = improvingSide(of: residual), remaining > 0 {
                remaining -= 1
                if !enter(residual, side: side) { break }
            }
            if remaining <= 0 { markCandidate(residual) }
        }
    }

    /// Moves an improving residual away from zero until another one leaves the basis. Returns false if none
    /// does.
    ///
    /// If the step moves a residual to zero that may lie on either side, and the objectives improve even
    /// beyond that point, the step continues and the residual is counted on its other side.
    private mutating func enter(_ residual: Int32, side: Double) -> Bool {
        var leaving = gatherBlocking(residual, side: side)
        guard leaving >= 0 else {
            // An objective cannot decrease without limit, so this is the result of rounding errors.
            isWorn = true
            return false
        }
        if !isWorthPassing(blocking[leaving].entry, entering: residual, side: side) {
            pivot(blocking[leaving].entry, side: side)
            return true
        }
        blocking.sort { $0.ratio < $1.ratio }
        leaving = 0
        while leaving + 1 < blocking.count,
            isWorthPassing(blocking[leaving].entry, entering: residual, side: side)
        {
            flip(matrix.entries[blocking[leaving].entry].row)
            leaving += 1
        }
        pivot(blocking[leaving].entry, side: side)
        return true
    }

    /// Fills `blocking` with the entries that limit the step and returns the index of the one with the
    /// shortest step, or -1. Among equal steps it is the one with the largest coefficient.
    private mutating func gatherBlocking(_ residual: Int32, side: Double) -> Int {
        blocking.removeAll()
        var best = -1
        var bestSize = 0.0
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let next = entry.nextInColumn
            let row = rows[entry.row]
            if row.level < 0 {
                let basicSide = residuals[row.basic].side
                let change = basicSide * side * entry.coefficient
                if change < -Tolerance.pivot
                    || (residuals[row.basic].isFixed && abs(change) > Tolerance.pivot)
                {
                    let ratio = max(0, basicSide * row.constant) / abs(change)
                    let least = best < 0 ? Double.infinity : blocking[best].ratio
                    if ratio < least - Tolerance.ratio
                        || (ratio <= least + Tolerance.ratio && abs(change) > bestSize)
                    {
                        best = blocking.count
                        bestSize = abs(change)
                    }
                    blocking.append(Block(ratio: ratio, entry: place))
                }
            }
            place = next
        }
        return best
    }

    /// Returns true if the objectives improve further when an entry's basic residual moves beyond zero.
    private mutating func isWorthPassing(_ place: Int32, entering residual: Int32, side: Double) -> Bool {
        let entry = matrix.entries[place]
        let basic = residuals[rows[entry.row].basic]
        if basic.penalty(-basic.side).isForbidden { return false }
        gatherCosts(of: residual, side: side)
        let size = abs(entry.coefficient)
        if basic.above.hasLevel { costs[levels.slots[basic.above.raw].position] += size }
        if basic.below.hasLevel { costs[levels.slots[basic.below.raw].position] += size }
        return signOfCosts() < 0
    }

    /// Minimises with Bland's rule: the first residual that improves an objective enters, and of those that
    /// limit the step the first leaves.
    private mutating func optimiseByBland() {
        dropCandidates()
        // Rounding errors could make even this rule repeat itself, so the number of pivots is limited; the
        // result is then optimal up to rounding.
        var remaining = 1000 + 50 * rows.count
        var residual: Int32 = 0
        while residual < residuals.count, remaining > 0 {
            if let side = improvingSide(of: residual), gatherBlocking(residual, side: side) >= 0 {
                var first = blocking[0]
                for index in blocking.indices where blocking[index].ratio <= first.ratio + Tolerance.ratio {
                    let candidate = blocking[index]
                    if candidate.ratio < first.ratio - Tolerance.ratio
                        || basic(candidate.entry) < basic(first.entry)
                    {
                        first = candidate
                    }
                }
                pivot(first.entry, side: side)
                remaining -= 1
                residual = 0
            } else {
                residual += 1
            }
        }
        dropCandidates()
    }

    private mutating func dropCandidates() {
        for index in candidates.indices { residuals[candidates[index]].isCandidate = false }
        candidates.removeAll()
    }

    private func basic(_ place: Int32) -> Int32 { rows[matrix.entries[place].row].basic }
}
