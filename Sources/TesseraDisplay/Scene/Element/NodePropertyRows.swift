/// A set of rows of ``NodeProperties/table``, in the order of the table.
struct NodePropertyRows: Equatable, Sequence, IteratorProtocol {
    /// The bits of the rows in the set. The lowest bit is that of the first row.
    private var bits: UInt64 = 0
    /// The bit of the row that ``note(_:)`` adds next.
    private var nextBit: UInt64 = 1

    /// Adds the next row if the condition is true, and passes over it otherwise. The first call is about the first row.
    @inline(__always)
    mutating func note(_ isInSet: Bool) {
        if isInSet { bits |= nextBit }
        nextBit &<<= 1
    }

    /// Returns true if the set contains a row.
    func contains(_ row: Int) -> Bool { bits & 1 &<< UInt64(row) != 0 }

    /// Returns the rows that are in one of two sets.
    func union(_ other: NodePropertyRows) -> NodePropertyRows {
        var union = self
        union.bits |= other.bits
        return union
    }

    /// Removes the first row and returns it, or nil if the set is empty.
    mutating func next() -> Int? {
        guard bits != 0 else { return nil }
        let row = bits.trailingZeroBitCount
        bits &= bits &- 1
        return row
    }
}
