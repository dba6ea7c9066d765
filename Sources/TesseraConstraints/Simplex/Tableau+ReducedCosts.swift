extension Tableau {
    /// Writes into `costs` the changes of the objectives, from the highest level to the lowest, for a
    /// nonbasic residual that moves by one unit away from zero.
    mutating func gatherCosts(of residual: Int32, side: Double) {
        for position in levels.order.indices { costs[position] = 0 }
        let penalty = residuals[residual].penalty(side)
        if penalty.hasLevel { costs[levels.slots[penalty.raw].position] = 1 }
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let level = rows[entry.row].level
            if level < 0 { break }
            costs[levels.slots[level].position] += side * entry.coefficient
            place = entry.nextInColumn
        }
    }

    /// Returns the sign of the first number in `costs` that is not zero.
    func signOfCosts() -> Double {
        for position in levels.order.indices where abs(costs[position]) > Tolerance.cost {
            return costs[position] > 0 ? 1 : -1
        }
        return 0
    }

    /// Returns the sign of the change of the objectives for a nonbasic residual that leaves zero. The
    /// highest level that changes decides; a negative sign is an improvement.
    func costSign(of residual: Int32, side: Double) -> Double {
        let penalty = residuals[residual].penalty(side)
        if penalty.isForbidden { return 1 }
        var bestPosition = Int32.max
        var bestCost = 0.0
        var isOwnLevelFound = false
        var place = matrix.columns[residual].first
        while place >= 0 {
            let entry = matrix.entries[place]
            let level = rows[entry.row].level
            if level < 0 { break }
            var cost = side * entry.coefficient
            if level == penalty.raw {
                isOwnLevelFound = true
                cost += 1
            }
            let position = levels.slots[level].position
            if position < bestPosition, abs(cost) > Tolerance.cost {
                bestPosition = position
                bestCost = cost
            }
            place = entry.nextInColumn
        }
        if penalty.hasLevel, !isOwnLevelFound, levels.slots[penalty.raw].position < bestPosition {
            bestCost = 1
        }
        return bestCost > 0 ? 1 : bestCost < 0 ? -1 : 0
    }

    /// Returns the side on which a nonbasic residual improves the objectives: 1, -1, or nil if there is
    /// none.
    func improvingSide(of residual: Int32) -> Double? {
        if residuals[residual].row >= 0 { return nil }
        if costSign(of: residual, side: 1) < 0 { return 1 }
        if costSign(of: residual, side: -1) < 0 { return -1 }
        return nil
    }
}
