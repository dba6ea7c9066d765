import Foundation

/// An action that appears when a row of a list is swiped aside.
/// See Apple's [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
///         self.delete(item)
///         completion(true)
///     }
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// The style of an action.
    /// See Apple's [UIContextualAction.Style](https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum).
    public enum Style: Int, Sendable {
        /// An action that deletes nothing. Its button is grey unless it has a
        /// ``UIContextualAction/backgroundColor``.
        case normal = 0
        /// An action that deletes something, such as the row. Its button is red unless it has a colour.
        case destructive = 1
    }

    /// A closure that performs an action. It gets the action, the button's view, and a closure that it must
    /// call at the end: with true if the action was performed, and with false otherwise.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// The style of the action.
    open var style: Style { ownStyle }
    /// The closure that performs the action.
    open var handler: Handler { ownHandler }
    /// The title of the button. If there is an image and the row is too low for both, only the image is
    /// displayed, and assistive technology reads the title.
    open var title: String?
    /// The image of the button. It is drawn as a template in white, unless it has a rendering mode of its
    /// own.
    open var image: UIImage?
    /// The colour of the button. Setting nil restores the style's colour: red for destructive actions, grey
    /// for others.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (ownStyle == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

    /// True if the row stays open after the action, as it does after a ``UITableViewRowAction``.
    final var keepsRowOpen = false

    private var ownStyle = Style.normal
    private var ownHandler: Handler = { _, _, completion in completion(false) }
    private var ownBackgroundColor: UIColor?

    /// Creates a normal action without a title that does nothing.
    public override init() {
        super.init()
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The style of the action.
    ///   - title: The title of the button, in the user's language.
    ///   - handler: Performs the action when the user chooses it. It must call its closure argument; the row
    ///     does not move until then.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        ownStyle = style
        ownHandler = handler
        self.title = title
    }
}
