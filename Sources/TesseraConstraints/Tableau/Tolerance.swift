/// How far computed numbers may lie from what they stand for.
enum Tolerance {
    /// Coefficients up to this size are taken for zero and removed.
    static let coefficient = 1e-12
    /// Smaller coefficients are no pivots.
    static let pivot = 1e-9
    /// Reduced costs up to this size are taken for zero.
    static let cost = 1e-9
    /// A residual violates a side of zero if it lies further away on it.
    static let feasibility = 1e-8
    /// Ratios that differ by less are equal.
    static let ratio = 1e-10
    /// The error of a constraint's residual above which the system is made anew.
    static let drift = 1e-7
}
