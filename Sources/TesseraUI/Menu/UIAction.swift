import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An action that runs when the user operates a control, makes a gesture or chooses an element of a menu.
/// See Apple's [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
    /// The identifier of an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The identifier as a string.
        public let rawValue: String
        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The title of the action.
    open override var title: String {
        get { ownTitle }
        set { ownTitle = newValue }
    }
    /// The image of the action, or nil.
    open override var image: UIImage? {
        get { ownImage }
        set { ownImage = newValue }
    }
    /// The image while the action's ``state`` is on, or nil for ``image``.
    open var selectedImage: UIImage?
    /// The text that assistive technology reads in place of the title.
    open var discoverabilityTitle: String?
    /// The identifier of the action. If the app gives none, it is unique.
    public let identifier: Identifier
    /// The attributes of the action as an element of a menu.
    open var attributes: Attributes
    /// The state of the action, which menus mark.
    open var state: State
    /// The object that has started the action, while the action runs: a control, a gesture recognizer or a
    /// bar item.
    open private(set) var sender: Any?

    private let handler: UIActionHandler

    /// Creates an action. The handler runs whenever the action is performed. If the identifier is nil, the action gets a unique
    /// one.
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

    /// Performs the action on behalf of `sender`. The parameter `target` has no effect, since an action calls
    /// its handler.
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
