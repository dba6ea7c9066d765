/// What an element is, for assistive technology.
/// See Apple's [UIAccessibilityTraits](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits).
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// Can be activated.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads somewhere else.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image with a meaning.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Has a value that a keyboard or assistive technology raises and lowers.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
