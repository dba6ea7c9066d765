import Foundation
import TesseraSelectors

/// A command that the user can choose with a key or as an element of a menu. It names a method, and the first object in the
/// responder chain that has the method performs it. See Apple's
/// [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// The title of the command.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The image of the command in a menu.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The name of the command in a menu for assistive technology, in place of its title.
    open var discoverabilityTitle: String?
    /// The attributes of the command. A disabled or hidden command does nothing, even if its key is pressed.
    open var attributes: UIMenuElement.Attributes = []
    /// The state of the command, which menus mark.
    open var state: UIMenuElement.State = .off
    /// An object that the app has given the command to distinguish it from others.
    open var propertyList: Any? { ownPropertyList }

    /// The sender while the command runs: the control or the interaction whose menu contains the command, or
    /// the window for a key.
    open private(set) var sender: Any?

    /// The selector of the method, which gets the command as its sender, or nil for a command with a closure.
    open var action: Selector? { ownAction }

    final let ownPropertyList: Any?
    final let ownAction: Selector?

    init(title: String, image: UIImage?, propertyList: Any?, action: Selector?) {
        ownPropertyList = propertyList
        ownAction = action
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Creates a command for menus, with the selector of a method. The property list distinguishes it from other commands with
    /// that selector.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (ownPropertyList, ownAction) = (propertyList, action)
        super.init(title: title, subtitle: nil, image: image)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
    }

    override func makeCopy() -> UIMenuElement {
        let copy = UICommand(title: title, image: image, propertyList: ownPropertyList, action: ownAction)
        copy.discoverabilityTitle = discoverabilityTitle
        copy.attributes = attributes
        copy.state = state
        copy.subtitle = subtitle
        copy.accessibilityIdentifier = accessibilityIdentifier
        copy.origin = origin
        return copy
    }

    /// Performs the command on behalf of `sender`: sends its ``action`` to `target`, or along the responder chain if
    /// the target is nil. A command with a closure calls the closure.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        run(target: target)
        self.sender = outer
    }

    /// The place in the responder chain where a command of a menu for editing is performed.
    struct Origin {
        /// The first object of the chain that is searched for one that performs the command.
        weak var start: UIResponder?
        /// The object that the method receives in place of the command, or nil.
        weak var sender: NSObject?
    }

    /// The origin of a command of a menu for editing, or nil for other commands.
    final var origin: Origin?

    /// Sends the action of the command, or calls its closure.
    func run(target: Any?) {
        guard let ownAction else { return }
        guard let origin else {
            _ = UIApplication.shared.sendAction(ownAction, to: target, from: self, for: nil)
            return
        }
        let sender: NSObject = origin.sender ?? self
        // The object that performs the command may be another one than when the menu was opened.
        guard let target = target ?? origin.start?.target(forAction: ownAction, withSender: sender) else {
            return
        }
        _ = UIApplication.shared.sendAction(ownAction, to: target, from: sender, for: nil)
    }
}
