import Foundation

/// An action that appears at the trailing edge when a row of a table is swiped aside, in apps that were written before
/// ``UIContextualAction``.
/// See Apple's [UITableViewRowAction](https://developer.apple.com/documentation/uikit/uitableviewrowaction).
///
/// The row stays open after the action, until the app removes or reloads it, ends the editing of the table with
/// ``UITableView/setEditing(_:animated:)``, or the user closes it.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
    /// The style of an action.
    /// See Apple's [UITableViewRowAction.Style](https://developer.apple.com/documentation/uikit/uitableviewrowaction/style-swift.enum).
    public enum Style: Int, Sendable {
        /// An action that deletes something. Its button is red unless it has a
        /// ``UITableViewRowAction/backgroundColor``.
        case `default` = 0
        /// An action that deletes nothing. Its button is grey unless it has a colour.
        case normal = 1

        /// The same as ``default``.
        public static var destructive: Style { .default }
    }

    /// A closure that performs an action. It gets the action and the index path of the row.
    public typealias Handler = @MainActor (UITableViewRowAction, IndexPath) -> Void

    /// The style of the action.
    open var style: Style { ownStyle }
    /// The title of the button.
    open var title: String?
    /// The colour of the button, or nil for that of the style.
    open var backgroundColor: UIColor?

    private var ownStyle = Style.default
    private var handler: Handler = { _, _ in }

    /// Creates an action without a title that does nothing.
    public override init() {
        super.init()
    }

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - style: The style of the action.
    ///   - title: The title of the button, in the user's language.
    ///   - handler: Performs the action when the user chooses it.
    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init()
        ownStyle = style
        self.title = title
        self.handler = handler
    }

    /// Returns an action with the same style, title, colour and closure.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { duplicate() }
    }

    private func duplicate() -> UITableViewRowAction {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        return copy
    }

    /// Returns the action for a row, in the form that the table displays.
    func contextualAction(forRowAt indexPath: @escaping @MainActor () -> IndexPath?) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) {
            _, _, _ in
            if let path = indexPath() { self.handler(self, path) }
        }
        action.keepsRowOpen = true
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
