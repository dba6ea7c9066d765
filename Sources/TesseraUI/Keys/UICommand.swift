import Foundation

/// Something that the user can ask for, by a key or as an element of a menu.
/// See Apple's [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
///
/// Apple's commands name a method by its selector, which exist on Apple's systems only. Commands here have a closure.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
    /// What the command is called.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The picture of the command in a menu.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// What assistive technology calls the command in a menu, in place of its title.
    open var discoverabilityTitle: String?
    /// How the command looks and works: one that is disabled or hidden does nothing, by its key neither.
    open var attributes: UIMenuElement.Attributes = []
    /// A Boolean value that tells whether what the command stands for is chosen, which menus mark.
    open var state: UIMenuElement.State = .off
    /// What the app has given the command to tell it from others.
    open var propertyList: Any? { ownPropertyList }

    /// What the user has asked with, while the command runs: the control or the interaction whose menu it was chosen from, or the
    /// window for a key.
    open private(set) var sender: Any?

    final let ownPropertyList: Any?

    init(title: String, image: UIImage?, propertyList: Any?) {
        ownPropertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Does what the command is for, on behalf of `sender`. Nobody takes the place of a `target`: the command's closure is called.
    open func performWithSender(_ sender: Any?, target: Any?) {
        let outer = self.sender
        self.sender = sender
        run()
        self.sender = outer
    }

    /// Calls the closure of the command.
    func run() {}
}
