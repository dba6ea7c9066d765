/// The optional priorities in use, each with the row of its objective.
struct PriorityLevels: ~Copyable, Sendable {
    struct Level: BitwiseCopyable, Sendable {
        /// The rank of the priority.
        var rank: Float
        /// The row of the tableau with the objective, or -1 if the slot is not in use.
        var row: Int32
        /// The number of penalties that name the level.
        var users: Int32
        /// The position of the level among all, from the highest priority to the lowest.
        var position: Int32
    }

    /// The levels by slot. A penalty names a slot, which does not change while the level is in use.
    private(set) var slots = Buffer<Level>()
    /// The slots in use, from the highest priority to the lowest.
    private(set) var order = Buffer<Int32>()

    /// Returns a copy with memory of its own.
    borrowing func copy() -> PriorityLevels {
        var copy = PriorityLevels()
        copy.slots = slots.copy()
        copy.order = order.copy()
        return copy
    }

    /// Returns the slot of a rank, or nil if the rank is not in use.
    func slot(of rank: Float) -> Int32? {
        for position in order.indices where slots[order[position]].rank == rank { return order[position] }
        return nil
    }

    /// Adds the level of a rank that is not in use, with the row of its objective.
    mutating func add(rank: Float, row: Int32) -> Int32 {
        let level = Level(rank: rank, row: row, users: 0, position: 0)
        var slot = 0
        while slot < slots.count, slots[slot].row >= 0 { slot += 1 }
        if slot < slots.count { slots[slot] = level } else { slots.append(level) }
        var position = 0
        while position < order.count, slots[order[position]].rank > rank { position += 1 }
        order.insert(Int32(slot), at: position)
        number()
        return Int32(slot)
    }

    /// Counts one more penalty that names the level.
    mutating func retain(_ slot: Int32) { slots[slot].users += 1 }

    /// Counts one penalty less. Returns true if it was the last.
    mutating func release(_ slot: Int32) -> Bool {
        slots[slot].users -= 1
        return slots[slot].users == 0
    }

    /// Removes a level that no penalty names.
    mutating func remove(_ slot: Int32) {
        slots[slot].row = -1
        order.remove(at: Int(slots[slot].position))
        number()
    }

    private mutating func number() {
        for position in order.indices { slots[order[position]].position = Int32(position) }
    }
}
