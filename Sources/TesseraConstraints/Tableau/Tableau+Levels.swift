extension Tableau {
    /// Returns the penalty of a priority and counts its use.
    mutating func retainPenalty(_ priority: ConstraintSolver.Priority) -> Penalty {
        if priority == .required { return .forbidden }
        let slot = levels.slot(of: priority.rank) ?? makeLevel(priority.rank)
        levels.retain(slot)
        return .level(slot)
    }

    /// Counts one use of a penalty less. If it was the last one, the objective of the level is removed.
    mutating func release(_ penalty: Penalty) {
        guard penalty.hasLevel, levels.release(penalty.raw) else { return }
        removeRow(levels.slots[penalty.raw].row)
        levels.remove(penalty.raw)
    }

    private mutating func makeLevel(_ rank: Float) -> Int32 {
        let row = makeRow()
        let slot = levels.add(rank: rank, row: row)
        rows[row].level = slot
        costs.grow(to: levels.order.count, with: 0)
        bestCosts.grow(to: levels.order.count, with: 0)
        return slot
    }
}
