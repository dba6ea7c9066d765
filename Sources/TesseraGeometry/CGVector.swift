import Foundation

/// A direction and a length in the plane.
/// See Apple's [CGVector](https://developer.apple.com/documentation/corefoundation/cgvector).
public struct CGVector: Hashable, Sendable {
    /// The component to the right.
    public var dx: CGFloat
    /// The component downwards.
    public var dy: CGFloat

    /// The vector of length zero.
    public static let zero = CGVector()

    /// Creates a vector of length zero.
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
