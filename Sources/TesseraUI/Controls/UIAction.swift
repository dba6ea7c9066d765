import Foundation

/// A piece of work that a control or a gesture starts.
/// See Apple's [UIAction](https://developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: NSObject {
    /// Names an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates an identifier from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates an identifier from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The work itself.
    public typealias Handler = @MainActor (UIAction) -> Void

    /// What the action is called.
    open var title: String
    /// The picture of the action.
    open var image: UIImage?
    /// The name by which the action is found; one of its own unless given.
    public let identifier: Identifier
    /// What started the action, while it runs.
    open private(set) weak var sender: AnyObject?

    private let handler: Handler

    /// Creates an action.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
        super.init()
    }

    func perform(sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
