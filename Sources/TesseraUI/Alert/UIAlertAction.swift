import Foundation

/// A button of an alert.
/// See Apple's [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The meaning of a button.
    public enum Style: Int, Sendable {
        /// The button has no particular meaning.
        case `default` = 0
        /// The button cancels the alert and changes nothing.
        case cancel = 1
        /// The button changes or deletes data.
        case destructive = 2
    }

    /// The text of the button.
    open var title: String? { ownTitle }
    /// The meaning of the button.
    open var style: Style { ownStyle }
    /// A Boolean value that tells whether the user can choose the button.
    open var isEnabled = true { didSet { changed?() } }

    private let ownTitle: String?
    private let ownStyle: Style
    /// The closure for the user's choice. The alert removes it when it has been dismissed, since most such closures use the
    /// alert.
    var handler: ((UIAlertAction) -> Void)?
    var changed: (() -> Void)?

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - title: The text of the button.
    ///   - style: The meaning of the button.
    ///   - handler: A closure that runs with the action after the user has chosen it and the alert has
    ///     disappeared. The alert releases it then.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        ownTitle = title
        ownStyle = style
        self.handler = handler
        super.init()
    }
}
