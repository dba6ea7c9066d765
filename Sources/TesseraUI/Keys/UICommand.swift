import Foundation

/// Something that the user can ask for, such as by a key.
/// See Apple's [UICommand](https://developer.apple.com/documentation/uikit/uicommand).
///
/// Apple's commands name a method by its selector, which exist on Apple's systems only. Commands here have a closure.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// What the command is called.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The picture of the command.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// What assistive technology, and a list of commands, call the command in place of its title.
    open var discoverabilityTitle: String?
    /// How the command looks and works: one that is disabled does nothing.
    open var attributes: UIMenuElement.Attributes = []
    /// Whether what the command stands for is chosen.
    open var state: UIMenuElement.State = .off
    /// What the app has given the command to tell it from others.
    open var propertyList: Any? { ownPropertyList }

    final let ownPropertyList: Any?

    init(title: String, image: UIImage?, propertyList: Any?) {
        ownPropertyList = propertyList
        super.init(title: title, subtitle: nil, image: image)
    }
}
