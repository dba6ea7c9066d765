extension CGFloat {
    /// True if a layout can calculate with this number of points or this fraction: if it is a number within
    /// ±1e9, which is about a million screens. Sums of greater numbers would lose parts of a point, and then
    /// overflow.
    var isWithinLimits: Bool { magnitude <= 1e9 }

    /// The requirement that a number breaks if it is not within limits, for error messages.
    static var limits: String { "must be finite and lie within ±1e9" }
}
