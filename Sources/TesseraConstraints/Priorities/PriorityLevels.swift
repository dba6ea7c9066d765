/// The optional priorities that are in use, each with the row of its objective.
struct PriorityLevels: Sendable {
    struct Level: Sendable {
        /// The rank of the priority.
        var rank: Float
        /// The row of the tableau that holds the objective, or -1 in a slot that is not in use.
        var row: Int32
        /// The number of penalties that name the level.
        var users: Int32
        /// The position of the level among all, from the highest priority to the lowest.
        var position: Int32
    }

    /// The levels by slot. A penalty names a slot, which never changes while the level is in use.
    private(set) var slots: ContiguousArray<Level> = []
    /// The slots in use, from the highest priority to the lowest.
    private(set) var order: ContiguousArray<Int32> = []

    /// Returns the slot of a rank, if that rank is in use.
    func slot(of rank: Float) -> Int32? {
        order.first { slots[$0].rank == rank }
    }

    /// Adds the level of a rank that is not in use, with the row of its objective.
    mutating func add(rank: Float, row: Int32) -> Int32 {
        let level = Level(rank: rank, row: row, users: 0, position: 0)
        let slot: Int32
        if let unused = slots.firstIndex(where: { $0.row < 0 }) {
            slots[unused] = level
            slot = Int32(unused)
        } else {
            slot = Int32(slots.count)
            slots.append(level)
        }
        order.insert(slot, at: order.firstIndex { slots[$0].rank < rank } ?? order.count)
        number()
        return slot
    }

    /// Counts one more penalty that names the level.
    mutating func retain(_ slot: Int32) { slots[slot].users += 1 }

    /// Counts one penalty less and returns true if it was the last.
    mutating func release(_ slot: Int32) -> Bool {
        slots[slot].users -= 1
        return slots[slot].users == 0
    }

    /// Removes a level that no penalty names.
    mutating func remove(_ slot: Int32) {
        slots[slot].row = -1
        order.removeAll { $0 == slot }
        number()
    }

    private mutating func number() {
        for (position, slot) in order.enumerated() { slots[slot].position = Int32(position) }
    }
}
