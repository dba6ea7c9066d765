/// The limits of rounding errors.
enum Tolerance {
    /// Coefficients up to this size count as zero and are removed.
    static let coefficient = 1e-12
    /// A sum of two coefficients that nearly cancel each other out counts as zero up to this fraction of the
    /// first.
    static let cancellation = 1e-10
    /// Coefficients up to this size are not used as pivots.
    static let pivot = 1e-9
    /// A pivot of a smaller size makes rounding errors grow, so the system is rebuilt soon afterwards.
    static let goodPivot = 1e-3
    /// Reduced costs up to this size count as zero.
    static let cost = 1e-9
    /// The distance from zero up to which a residual does not count as lying on either side.
    static let feasibility = 1e-8
    /// The difference up to which two ratios count as equal.
    static let ratio = 1e-10
    /// The error of a constraint's residual above which the system is rebuilt.
    static let drift = 1e-7

    /// Returns the sum of two coefficients, or zero if they cancel each other out except for rounding
    /// errors.
    @inline(__always)
    static func sum(_ coefficient: Double, _ other: Double) -> Double {
        let sum = coefficient + other
        return abs(sum) <= max(Self.coefficient, cancellation * abs(coefficient)) ? 0 : sum
    }
}
