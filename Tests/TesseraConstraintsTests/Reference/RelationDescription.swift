@testable import TesseraConstraints

/// A constraint as a test describes it, with whole numbers.
struct RelationDescription {
    /// The coefficient of each variable.
    var coefficients: [Int]
    var constant: Int
    /// The rank of the priority with which the sum must not exceed the constant, or nil if it may.
    var above: Float?
    /// The rank of the priority with which the sum must not fall below the constant, or nil if it may.
    var below: Float?

    static let required = Float.infinity
    static let weakened: Float = 1000

    /// True if the relation must hold on one side or both.
    var isRequired: Bool { above == Self.required || below == Self.required }

    /// The relation after weakening.
    var weakened: RelationDescription {
        var copy = self
        if above == Self.required { copy.above = Self.weakened }
        if below == Self.required { copy.below = Self.weakened }
        return copy
    }

    /// Returns the required equality of the sums of two relations.
    func sum(_ other: RelationDescription) -> RelationDescription {
        RelationDescription(
            coefficients: zip(coefficients, other.coefficients).map { $0 + $1 },
            constant: constant + other.constant, above: Self.required, below: Self.required)
    }

    /// The relation without its optional side.
    var requiredPart: RelationDescription {
        var copy = self
        if above != Self.required { copy.above = nil }
        if below != Self.required { copy.below = nil }
        return copy
    }

    /// Returns the distances by which a sum of terms lies above and below the constant.
    func violations(_ values: [Double]) -> (above: Double, below: Double) {
        var residual = -Double(constant)
        for (coefficient, value) in zip(coefficients, values) { residual += Double(coefficient) * value }
        return (max(0, residual), max(0, -residual))
    }
}

/// Returns the sum of violations at each rank below required, and the largest violation of a required relation.
func violations(
    of relations: [RelationDescription], at values: [Double]
) -> (required: Double, optional: [Float: Double]) {
    var required = 0.0
    var optional: [Float: Double] = [:]
    for relation in relations {
        let (above, below) = relation.violations(values)
        for (rank, amount) in [(relation.above, above), (relation.below, below)] {
            guard let rank else { continue }
            if rank == RelationDescription.required {
                required = max(required, amount)
            } else {
                optional[rank, default: 0] += amount
            }
        }
    }
    return (required, optional)
}
