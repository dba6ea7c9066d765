/// What assistive technology is told of an element, and whether the keyboard reaches it.
public struct AccessibilityContent: Codable, Equatable, Sendable {
    /// What the element is. If absent, it is a part without a meaning of its own.
    public var role: Role?
    /// What is read for the element. If absent, it is its text.
    public var label: String?
    /// What is read for the state of the element, such as the page that a page control is at. If absent, there is none.
    public var value: String?
    /// Whether the element is chosen among its siblings. If absent, it is not.
    public var isSelected: Bool?
    /// Whether everything outside the element is out of reach while it is shown.
    public var isModal: Bool?
    /// Whether it cannot be used now.
    public var isDisabled: Bool?
    /// Whether what it expands and collapses is expanded. If absent, there is nothing of the kind.
    public var isExpanded: Bool?
    /// Whether the element is checked. If absent, it is nothing that can be.
    public var isChecked: Bool?
    /// Whether the keyboard reaches the element, which Enter and Space activate, though it is no button. If absent, it does not.
    public var activates: Bool?
    /// Whether activating the element opens a menu. If absent, it does not.
    public var opensMenu: Bool?
    /// Whether assistive technology passes over the element and what it holds.
    public var isHidden: Bool?
    /// Whether assistive technology passes over the text of the element, for which what it holds stands. If absent, it does
    /// not.
    public var hidesText: Bool?

    /// Creates a description that says nothing.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case role = "r"
        case label = "l"
        case value = "v"
        case isSelected = "s"
        case isModal = "m"
        case isDisabled = "d"
        case isExpanded = "x"
        case isChecked = "k"
        case activates = "a"
        case opensMenu = "p"
        case isHidden = "h"
        case hidesText = "t"
    }

    /// What an element is.
    public enum Role: String, Codable, Equatable, Sendable {
        /// Can be activated: reached with the Tab key, activated with Enter or Space.
        case button
        /// Leads somewhere else: reached and activated as a button.
        case link
        /// A heading.
        case header
        /// An image with a meaning.
        case image
        /// Text.
        case text
        /// A dialog that asks for an answer.
        case alert
        /// What lies in front of the screen and is used first, such as a sheet or a popover.
        case dialog
        /// A list of items.
        case list
        /// An item of a list.
        case listItem
        /// The bar with the title at the top of a screen.
        case navigationBar
        /// A bar of tabs.
        case tabBar
        /// A tab: reached and activated as a button, and by the arrow keys from the other tabs of its bar.
        case tab
        /// Has a value that the arrow keys change.
        case adjustable
        /// A bar of buttons.
        case toolbar
        /// Elements among which the user chooses; the arrow keys lead through them.
        case menu
        /// An element of a menu. One that is expanded or not opens a menu within the menu.
        case menuItem
        /// Something that goes on, and how far it has come where it has a value.
        case progress
    }
}
