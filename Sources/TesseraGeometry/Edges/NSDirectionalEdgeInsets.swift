import Foundation

/// Inset distances in points that depend on the reading direction of the user interface.
/// See Apple's
/// [NSDirectionalEdgeInsets](https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets).
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The top edge inset.
    public var top: CGFloat
    /// The inset of the edge where reading starts: left in a left-to-right interface.
    public var leading: CGFloat
    /// The bottom edge inset.
    public var bottom: CGFloat
    /// The inset of the edge where reading ends: right in a left-to-right interface.
    public var trailing: CGFloat

    /// Insets of zero on each side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of zero on each side.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
