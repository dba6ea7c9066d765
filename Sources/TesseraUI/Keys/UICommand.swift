import Foundation

/// A command that the user can choose with a key or as an element of a menu.
///
/// Apple's commands name a method by its selector. Selectors exist only on Apple's systems, so commands here
/// have a closure.
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

    final let ownPropertyList: Any?

    init(title: String, image: UIImage?, propertyList: Any?) {
        ownPropertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Performs the command on behalf of `sender`. The parameter `target` has no effect, since a command
    /// calls its closure.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        run()
        self.sender = outer
    }

    /// Calls the closure of the command.
    func run() {}
}
