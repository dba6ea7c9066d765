import Foundation

/// What an action does.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A piece of work that a control, a gesture or the element of a menu starts.
/// See Apple's [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What the action is called.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The picture of the action.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The picture while the action's ``state`` is on. Nil: ``image``.
    open var selectedImage: UIImage?
    /// What assistive technology reads in place of the title.
    open var discoverabilityTitle: String?
    /// The name by which the action is found; one of its own unless given.
    public let identifier: Identifier
    /// How the action looks and works as an element of a menu.
    open var attributes: Attributes
    /// A Boolean value that tells whether the action is chosen, which menus mark.
    open var state: State
    /// What started the action, while it runs: a control, a gesture recognizer or the item of a bar.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Does what the action does, on behalf of `sender`. Nobody takes the place of a `target`: the handler is called.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }

    func perform(sender: Any?) {
        let outer = self.sender
        self.sender = sender
        handler(self)
        self.sender = outer
    }

    override func makeCopy() -> UIMenuElement {
        let copy = UIAction(
            title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
            identifier: identifier,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler
        )
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }
}
