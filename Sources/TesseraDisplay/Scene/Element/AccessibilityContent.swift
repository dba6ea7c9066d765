/// The description of an element for assistive technology, and the ways in which the keyboard reaches it.
public struct AccessibilityContent: Codable, Equatable, Sendable {
    /// The element's role. If absent, the element has no meaning of its own.
    public var role: Role?
    /// The name that is read for the element. If absent, its text is read.
    public var label: String?
    /// The state that is read for the element, such as the present page of a page control. If absent, none
    /// is read.
    public var value: String?
    /// The text that is read for what happens if the element is used. If absent, none is read.
    public var hint: String?
    /// A Boolean value that tells whether the element has actions of which a key opens a menu. If absent, it has none.
    public var hasActions: Bool?
    /// A Boolean value that tells whether the element is selected among its siblings. If absent, it is not.
    public var isSelected: Bool?
    /// A Boolean value that tells whether everything outside the element is out of reach while the element
    /// is visible. If absent, it is not.
    public var isModal: Bool?
    /// A Boolean value that tells whether the element and its content are out of reach, because something covers it. If absent,
    /// they are not.
    public var isCovered: Bool?
    /// A Boolean value that tells whether the element cannot be used at present. If absent, it can.
    public var isDisabled: Bool?
    /// A Boolean value that tells whether the content that the element expands and collapses is expanded. If
    /// absent, there is no such content.
    public var isExpanded: Bool?
    /// A Boolean value that tells whether the element is checked. If absent, the element cannot be checked.
    public var isChecked: Bool?
    /// A Boolean value that tells whether the keyboard reaches the element, and Enter and Space activate it,
    /// although it is not a button. If absent, it does not.
    public var activates: Bool?
    /// A Boolean value that tells whether activating the element opens a menu. If absent, it does not.
    public var opensMenu: Bool?
    /// A Boolean value that tells whether assistive technology ignores the element and its content. If
    /// absent, it does not.
    public var isHidden: Bool?
    /// A Boolean value that tells whether assistive technology ignores the text of the element and reads its
    /// children in place of it. If absent, it reads the text.
    public var hidesText: Bool?
    /// The text that is read in place of that of the element, which displays a part of it only. If absent, the displayed text is
    /// read.
    public var wholeText: String?

    /// The language of the element and its content for speech, such as `ja` or `en-GB`. If absent, it is that of the element
    /// around it.
    public var language: String?
    /// A Boolean value that tells whether the content changes often, so that assistive technology reads its changes while the
    /// user is at the element. If absent, it does not.
    public var isLive: Bool?
    /// A Boolean value that tells whether a button that stays pressed is pressed. If absent, the element is no such button.
    public var isPressed: Bool?
    /// A Boolean value that tells whether the keyboard does not reach the element, whatever its role. If absent, the role
    /// decides.
    public var isPassive: Bool?
    /// A Boolean value that tells whether the element lies in a grid with those of its siblings for which this is true, too. The
    /// Tab key reaches one of them, and the arrow keys lead to the others. If absent, it does not.
    public var isInGrid: Bool?
    /// The priority of the element in its group, if it is an item among which the arrow keys move the focus. The Tab key reaches
    /// the item of a group with the highest one. If absent, the element is no such item.
    public var focusPriority: Int?
    /// The name of the group to which the items in the element belong, or an empty text if they are a group of their own. If
    /// absent, they belong to the group of the element around it.
    public var focusGroup: String?
    /// A Boolean value that tells whether the display draws no ring around the element while it has the focus. If absent, it
    /// draws one.
    public var hasNoRing: Bool?
    /// A Boolean value that tells whether the element takes the focus before other buttons when the dialog around it comes. If
    /// absent, the first button takes it.
    public var isFirstInDialog: Bool?

    /// Creates an empty description.
    public init() {}

    private enum CodingKeys: String, CodingKey {
        case role = "r"
        case label = "l"
        case value = "v"
        case hint = "i"
        case hasActions = "n"
        case isSelected = "s"
        case isModal = "m"
        case isCovered = "c"
        case isDisabled = "d"
        case isExpanded = "x"
        case isChecked = "k"
        case activates = "a"
        case opensMenu = "p"
        case isHidden = "h"
        case hidesText = "t"
        case wholeText = "w"
        case language = "g"
        case isLive = "f"
        case isPressed = "o"
        case isPassive = "u"
        case isInGrid = "e"
        case focusPriority = "y"
        case focusGroup = "b"
        case hasNoRing = "q"
        case isFirstInDialog = "j"
    }

    /// The roles of elements.
    public enum Role: String, Codable, Equatable, Sendable {
        /// A button. The Tab key reaches it, and Enter and Space activate it.
        case button
        /// A link to another place. The keyboard reaches and activates it as it does a button.
        case link
        /// A heading.
        case header
        /// An image that has a meaning.
        case image
        /// A text.
        case text
        /// A dialog that asks for an answer.
        case alert
        /// A view in front of the screen that has to be used first, such as a sheet or a popover.
        case dialog
        /// A list of items.
        case list
        /// An item of a list.
        case listItem
        /// The bar with the title at the top of a screen.
        case navigationBar
        /// A bar of tabs.
        case tabBar
        /// A tab. The keyboard reaches and activates it as it does a button, and the arrow keys reach it
        /// from the other tabs of its bar.
        case tab
        /// An element with a value that the arrow keys change.
        case adjustable
        /// A bar of buttons.
        case toolbar
        /// A list of elements of which the user chooses one; the arrow keys move through them.
        case menu
        /// An element of a menu. If ``isExpanded`` is present, it opens a menu within the menu.
        case menuItem
        /// A process that is going on, with its progress if it has a value.
        case progress
        /// A group of elements that belong together.
        case group
        /// An important part of the screen, which users find by its name. Without a name it is a group.
        case landmark
    }
}
