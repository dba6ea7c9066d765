/// How far computed numbers may lie from what they stand for.
enum Tolerance {
    /// Coefficients up to this size are taken for zero and removed.
    static let coefficient = 1e-12
    /// What remains of a coefficient that others cancel out is taken for zero up to this part of it.
    static let cancellation = 1e-10
    /// Smaller coefficients are no pivots.
    static let pivot = 1e-9
    /// A pivot of a smaller size makes errors of rounding grow, so the system is made anew soon after.
    static let goodPivot = 1e-3
    /// Reduced costs up to this size are taken for zero.
    static let cost = 1e-9
    /// A residual violates a side of zero if it lies further away on it.
    static let feasibility = 1e-8
    /// Ratios that differ by less are equal.
    static let ratio = 1e-10
    /// The error of a constraint's residual above which the system is made anew.
    static let drift = 1e-7

    /// Returns the sum of two coefficients, or zero if they cancel each other out but for rounding.
    @inline(__always)
    static func sum(_ coefficient: Double, _ other: Double) -> Double {
        let sum = coefficient + other
        return abs(sum) <= max(Self.coefficient, cancellation * abs(coefficient)) ? 0 : sum
    }
}
