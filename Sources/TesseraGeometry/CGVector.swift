import Foundation

/// A direction and a length in the plane.
/// See Apple's [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
public struct CGVector: Hashable, Sendable {
    /// The part to the right.
    public var dx: CGFloat
    /// The part downwards.
    public var dy: CGFloat

    /// The vector without a length.
    public static let zero = CGVector()

    /// Creates a vector without a length.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
