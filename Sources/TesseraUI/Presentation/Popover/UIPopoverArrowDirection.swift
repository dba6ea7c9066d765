/// Where the arrow of a popover points to.
/// See Apple's [UIPopoverArrowDirection](https://developer.apple.com/documentation/uikit/uipopoverarrowdirection).
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upwards: the popover lies below its source.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// Downwards: the popover lies above its source.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// To the left: the popover lies at the right of its source.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// To the right: the popover lies at the left of its source.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    /// Any of the four.
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    /// No direction is known yet, or there is no arrow.
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
