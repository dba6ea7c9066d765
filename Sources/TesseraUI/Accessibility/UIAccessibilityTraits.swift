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
    /// The element plays a sound when it is activated. Browsers pass the trait to no assistive technology.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// The element is a key of a keyboard. Browsers describe it as a button.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// The element is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// The element sums up the state of the app. Browsers pass the trait to no assistive technology.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// The element cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// The text of the element changes often. Assistive technology reads the changes when it has nothing else to say.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// The element is a field for what the user searches. The trait has an effect on editable texts of one line.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// The element starts sound or a video. Browsers pass the trait to no assistive technology.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// The element has a value that a keyboard or assistive technology can raise and lower.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Fingers act on the element itself, as on the keys of a piano. Browsers pass the trait to no assistive technology.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The element is a page of a text, after which the next page is read. Browsers pass the trait to no assistive technology.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// The element is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// The element is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// The element is a button that stays pressed until it is activated again. It is pressed if it has the trait ``selected``, or
    /// if its value is `1`, like that of a switch.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
