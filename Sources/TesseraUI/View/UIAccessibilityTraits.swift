/// The traits that describe an element to assistive technology.
/// See Apple's [UIAccessibilityTraits](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits).
public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64

    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The element has no traits.
    public static let none: UIAccessibilityTraits = []
    /// The element is a button, which can be activated.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// The element is a link, which leads to another place.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// The element is an image with a meaning.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// The element is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The element has a value that a keyboard or assistive technology can raise and lower.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// The element is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
