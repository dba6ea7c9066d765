import Foundation

/// How far something lies from where it would lie, in points.
/// See Apple's [UIOffset](https://developer.apple.com/documentation/uikit/uioffset).
public struct UIOffset: Codable, Hashable, Sendable {
    /// How far it lies to the right.
    public var horizontal: CGFloat
    /// How far it lies below.
    public var vertical: CGFloat

    /// Creates an offset of nothing.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No offset.
    public static let zero = UIOffset()
}
