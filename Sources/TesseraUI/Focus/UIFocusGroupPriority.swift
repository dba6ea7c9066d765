import Foundation

/// The priority of an item among those of its group, which decides to which of them the Tab key leads.
/// See Apple's [UIFocusGroupPriority](https://developer.apple.com/documentation/uikit/uifocusgrouppriority).
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The priority as a number.
    public let rawValue: Int
    /// Creates a priority from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The priority of an item that is not preferred to others, which is the usual one.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// The priority of the item of the group that had the focus last.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1_000)
    /// The priority of an item that is preferred to others, such as a selected cell.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2_000)
    /// The priority of the item with the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
