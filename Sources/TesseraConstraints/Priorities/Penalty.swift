/// The cost of a residual on one side of zero: none, one per unit at a priority level, or so high that the
/// side is forbidden.
struct Penalty: BitwiseCopyable, Equatable, Sendable {
    /// The slot of the level, or a negative number for the two other kinds.
    let raw: Int32

    /// The residual may lie on this side without cost.
    static let free = Penalty(raw: -1)

    /// The residual must not lie on this side.
    static let forbidden = Penalty(raw: -2)

    /// Returns the penalty of one per unit at the level of a slot.
    static func level(_ slot: Int32) -> Penalty { Penalty(raw: slot) }

    /// True if the residual must not lie on this side.
    @inline(__always) var isForbidden: Bool { raw == -2 }

    /// True if the penalty belongs to a level.
    @inline(__always) var hasLevel: Bool { raw >= 0 }
}
