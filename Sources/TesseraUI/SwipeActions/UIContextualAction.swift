import Foundation

/// One of the actions that come to light as a row of a list is swiped aside.
/// See Apple's [UIContextualAction](https://developer.apple.com/documentation/uikit/uicontextualaction).
///
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { action, view, completion in
///         self.delete(item)
///         completion(true)
///     }
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What kind of action it is.
    /// See Apple's [UIContextualAction.Style](https://developer.apple.com/documentation/uikit/uicontextualaction/style-swift.enum).
    public enum Style: Int, Sendable {
        /// An action that takes nothing away: grey where it has no ``UIContextualAction/backgroundColor`` of its own.
        case normal = 0
        /// An action that deletes something, as the row itself: red where it has no colour of its own.
        case destructive = 1
    }

    /// What the action does. It gets the action, the view of the action's button, and a closure that it calls once it is done:
    /// with true where it did what the action says, and with false where it did not.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What kind of action it is.
    open var style: Style { ownStyle }
    /// What the action does.
    open var handler: Handler { ownHandler }
    /// What stands on the button. Where there is an image too and the row is too low for both, only the image is seen, and
    /// assistive technology reads the title.
    open var title: String?
    /// The picture on the button; it is drawn in white, as a template, unless it has a rendering mode of its own.
    open var image: UIImage?
    /// The colour of the button. Setting it to nil brings back the style's own: red for destructive actions, grey for others.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? (ownStyle == .destructive ? .systemRed : .systemGray) }
        set { ownBackgroundColor = newValue }
    }

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
    ///   - style: What kind of action it is.
    ///   - title: What stands on the button, in the user's language.
    ///   - handler: What the action does when the user chooses it. It must call the closure that it gets; until then the row
    ///     stays as it is.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        ownStyle = style
        ownHandler = handler
        self.title = title
    }
}
