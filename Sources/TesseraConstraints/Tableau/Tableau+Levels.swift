extension Tableau {
    /// Returns the penalty of a priority, and counts its use.
    mutating func retainPenalty(_ priority: ConstraintSolver.Priority) -> Penalty {
        if priority == .required { return .forbidden }
        let slot = levels.slot(of: priority.rank) ?? makeLevel(priority.rank)
        levels.retain(slot)
        return .level(slot)
    }

    /// Ends a use of a penalty. The objective of a level without uses is removed.
    mutating func release(_ penalty: Penalty) {
        guard penalty.hasLevel, levels.release(penalty.raw) else { return }
        removeRow(levels.slots[penalty.raw].row)
        levels.remove(penalty.raw)
    }

    /// Returns the penalty of another tableau that stands for one of this tableau, and counts its use.
    func copy(_ penalty: Penalty, to other: inout Tableau) -> Penalty {
        guard penalty.hasLevel else { return penalty }
        let rank = levels.slots[penalty.raw].rank
        let slot = other.levels.slot(of: rank) ?? other.makeLevel(rank)
        other.levels.retain(slot)
        return .level(slot)
    }

    private mutating func makeLevel(_ rank: Float) -> Int32 {
        let row = makeRow()
        let slot = levels.add(rank: rank, row: row)
        rows[row].level = slot
        while costs.count < levels.order.count {
            costs.append(0)
            bestCosts.append(0)
        }
        return slot
    }
}
