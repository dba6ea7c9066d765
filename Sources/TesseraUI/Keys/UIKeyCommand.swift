import Foundation
import TesseraBasics
import TesseraSelectors

/// A command for a key with modifiers.
/// See Apple's [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand).
///
/// ```swift
/// override var keyCommands: [UIKeyCommand]? {
///     [UIKeyCommand(title: "Find", input: "f", modifierFlags: .command) { [weak self] _ in self?.find() }]
/// }
/// ```
///
/// The command for a pressed key is searched in the item with the focus of the keyboard and the further objects of its
/// responder chain, then from the first responder on, or from the frontmost controller if there is none. A text that is edited
/// uses the keys that write characters or move its caret itself, and what has the focus of the keyboard uses those that move
/// the focus, unless ``wantsPriorityOverSystemBehavior`` is true. Browsers reserve some keys, such as those that open and close
/// windows.
///
/// A command can also be an element of a menu, like a ``UIAction``. It runs when the user chooses it there.
/// Its key works only if the command is also among the ``UIResponder/keyCommands`` of a responder.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The text that the key writes, or one of the names of keys that write nothing.
    open var input: String? { ownInput }
    /// The modifier keys that must be pressed. No others may be pressed.
    open var modifierFlags: UIKeyModifierFlags { ownModifiers }
    /// A Boolean value that tells whether the command takes precedence over the effect of the key in a text that is edited, and
    /// over movements of the focus; false by default.
    ///
    /// If the value is false, the Tab key, an arrow key or Return performs the command only if the key neither moves the focus
    /// nor activates the item that has the focus.
    open var wantsPriorityOverSystemBehavior = false
    /// Other actions of the key, which further modifier keys choose. If two have the same modifier keys, the first one counts.
    open var alternates: [UICommandAlternate] { ownAlternates }

    private let ownAlternates: [UICommandAlternate]
    private let ownInput: String
    private let ownModifiers: UIKeyModifierFlags
    private let handler: (@MainActor (UIKeyCommand) -> Void)?

    private static func checked(_ input: String) -> String {
        demand(
            (1...32).contains(input.utf16.count),
            "UIKeyCommand(input:): “\(input)” must be what a key writes, or the name of one that writes nothing."
        )
        return input
    }

    /// Creates a command with the selector of a method. The first object in the responder chain that has the method performs it.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with the selector of a method, and a name of the command.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(input: input, modifierFlags: modifierFlags, action: action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    /// Creates a command with the selector of a method, for a key and for menus.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (ownInput, ownModifiers, handler) = (Self.checked(input), modifierFlags, nil)
        ownAlternates = alternates
        super.init(title: title, image: image, propertyList: propertyList, action: action)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    /// Creates a command that runs a closure. This initializer is an addition of Tessera.
    public init(
        title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping @MainActor (UIKeyCommand) -> Void
    ) {
        (ownInput, ownModifiers, self.handler) = (Self.checked(input), modifierFlags, handler)
        ownAlternates = []
        super.init(title: title, image: image, propertyList: propertyList, action: nil)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    private init(copying command: UIKeyCommand) {
        (ownInput, ownModifiers, handler) = (command.ownInput, command.ownModifiers, command.handler)
        ownAlternates = command.ownAlternates
        super.init(
            title: command.title, image: command.image, propertyList: command.propertyList,
            action: command.ownAction)
    }

    override func makeCopy() -> UIMenuElement {
        let copy = UIKeyCommand(copying: self)
        copy.discoverabilityTitle = discoverabilityTitle
        copy.attributes = attributes
        copy.state = state
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.subtitle = subtitle
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    override func run(target: Any?) {
        if let handler { handler(self) } else { super.run(target: target) }
    }

    /// Returns true if the command is for a key that a display has reported.
    func means(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        ownInput.lowercased() == input.lowercased() && modifiers == Self.compared(ownModifiers)
    }

    /// Returns the modifiers without those that commands ignore.
    static func compared(_ modifiers: UIKeyModifierFlags) -> UIKeyModifierFlags {
        modifiers.intersection([.shift, .control, .alternate, .command])
    }
}

extension UIKeyCommand {
    /// The Up Arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The Down Arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The Left Arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The Right Arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The key that deletes the character after the caret.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public nonisolated static let f12 = "UIKeyInputF12"
}
