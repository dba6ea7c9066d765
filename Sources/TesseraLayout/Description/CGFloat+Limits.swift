extension CGFloat {
    /// Whether a layout can reckon with this number of points, or this fraction: whether it is a number and lies within
    /// ±1e9, a million screens. Beyond that sums would lose parts of a point, and then overflow.
    var isWithinLimits: Bool { magnitude <= 1e9 }

    /// What is wrong with a number that is not.
    static var limits: String { "must be finite and lie within ±1e9" }
}
