/// The directions of the arrow of a popover.
/// See Apple's [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The arrow points up, and the popover lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The arrow points down, and the popover lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The arrow points to the left, and the popover lies to the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The arrow points to the right, and the popover lies to the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of the four directions.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// The direction is not determined yet, or there is no arrow.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
