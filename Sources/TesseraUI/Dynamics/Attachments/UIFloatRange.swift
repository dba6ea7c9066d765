import Foundation

/// A range of numbers within which an attachment allows movement.
/// See Apple's [UIFloatRange](https://developer.apple.com/documentation/uikit/uifloatrange).
public struct UIFloatRange: Hashable, Sendable {
    /// The least number.
    public var minimum: CGFloat
    /// The greatest number.
    public var maximum: CGFloat

    /// Creates a range that contains 0 only.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range from its least to its greatest number.
    public init(minimum: CGFloat, maximum: CGFloat) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// The range that contains 0 only.
    public static let zero = UIFloatRange()
    /// The range of all numbers.
    public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

    /// A Boolean value that tells whether the range contains all numbers.
    public var isInfinite: Bool { self == .infinite }
}
