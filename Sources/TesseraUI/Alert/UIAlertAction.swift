import Foundation

/// A button of an alert.
/// See Apple's [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What choosing the button means.
    public enum Style: Int, Sendable {
        /// Nothing in particular.
        case `default` = 0
        /// Leaves everything as it was.
        case cancel = 1
        /// Changes or deletes data.
        case destructive = 2
    }

    /// What the button says.
    open var title: String? { ownTitle }
    /// What choosing the button means.
    open var style: Style { ownStyle }
    /// Whether the button can be chosen.
    open var isEnabled = true { didSet { changed?() } }

    private let ownTitle: String?
    private let ownStyle: Style
    let handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// Creates a button; `handler` runs after the alert has gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        ownTitle = title
        ownStyle = style
        self.handler = handler
        super.init()
    }
}
