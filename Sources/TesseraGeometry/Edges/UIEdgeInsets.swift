import Foundation

/// The inset distances for views, in points; positive values shrink a rectangle.
/// See Apple's [UIEdgeInsets](https://developer.apple.com/documentation/uikit/uiedgeinsets).
public struct UIEdgeInsets: Hashable, Sendable {
    /// The top edge inset.
    public var top: CGFloat
    /// The left edge inset.
    public var left: CGFloat
    /// The bottom edge inset.
    public var bottom: CGFloat
    /// The right edge inset.
    public var right: CGFloat

    /// Insets of zero on each side.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero on each side.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle whose edges lie inside this one by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
