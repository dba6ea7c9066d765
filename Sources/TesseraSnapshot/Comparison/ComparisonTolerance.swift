/// The differences between two pictures that a comparison accepts.
public struct ComparisonTolerance: Hashable, Sendable {
    /// The greatest difference in colour at which two pixels still count as equal, by
    /// ``LabColor/difference(from:)``. A value below 1 is invisible, and 2 or 3 accepts other rounding of
    /// smooth edges.
    public var colorDifference: Double
    /// The greatest difference in any channel, from 0 to 255, at which two pixels still count as equal,
    /// whatever their difference in colour.
    public var channelDifference: Int
    /// The greatest share of pixels that may differ, from 0 to 1, in pictures that still match.
    public var differingShare: Double

    /// Creates a tolerance. Without arguments it accepts no difference.
    ///
    /// - Parameters:
    ///   - colorDifference: The greatest difference in colour of pixels that count as equal, by CIEDE2000.
    ///   - channelDifference: The greatest difference in any channel of pixels that count as equal, from 0
    ///     to 255.
    ///   - differingShare: The greatest share of pixels that may differ, from 0 to 1.
    public init(colorDifference: Double = 0, channelDifference: Int = 0, differingShare: Double = 0) {
        self.colorDifference = colorDifference
        self.channelDifference = channelDifference
        self.differingShare = differingShare
    }

    /// Creates a tolerance from the two shares that other snapshot libraries use.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be equal, from 0 to 1.
    ///   - perceptualPrecision: The likeness that two pixels need to count as equal, from 0 to 1. A likeness
    ///     of 0.98 is a difference in colour of 2.
    public init(precision: Double, perceptualPrecision: Double = 1) {
        self.init(colorDifference: (1 - perceptualPrecision) * 100, differingShare: 1 - precision)
    }

    /// The tolerance that accepts no difference.
    public static let exact = ComparisonTolerance()
}
