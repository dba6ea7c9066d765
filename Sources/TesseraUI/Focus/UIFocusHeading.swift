import Foundation

/// The directions in which the focus moves.
/// See Apple's [UIFocusHeading](https://developer.apple.com/documentation/uikit/uifocusheading).
public struct UIFocusHeading: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: UInt
    /// Creates directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Up, as by the up arrow key.
    public static let up = UIFocusHeading(rawValue: 1 << 0)
    /// Down, as by the down arrow key.
    public static let down = UIFocusHeading(rawValue: 1 << 1)
    /// To the left, as by the left arrow key.
    public static let left = UIFocusHeading(rawValue: 1 << 2)
    /// To the right, as by the right arrow key.
    public static let right = UIFocusHeading(rawValue: 1 << 3)
    /// To the next group, as by the Tab key.
    public static let next = UIFocusHeading(rawValue: 1 << 4)
    /// To the previous group, as by Shift and the Tab key.
    public static let previous = UIFocusHeading(rawValue: 1 << 5)
    /// To the first item, as by the Home key in a list.
    public static let first = UIFocusHeading(rawValue: 1 << 8)
    /// To the last item, as by the End key in a list.
    public static let last = UIFocusHeading(rawValue: 1 << 9)
}
