import Foundation

/// An action or a group of actions below a preview.
/// See Apple's [UIPreviewActionItem](https://developer.apple.com/documentation/uikit/uipreviewactionitem).
@preconcurrency @MainActor
public protocol UIPreviewActionItem: NSObjectProtocol {
    /// The title.
    var title: String { get }
}

extension UIPreviewActionItem {
    /// Returns the element of a menu for the item, or nil for one that is neither an action nor a group.
    ///
    /// - Parameter controller: The controller that previews.
    func element(for controller: UIViewController) -> UIMenuElement? {
        switch self {
        case let action as UIPreviewAction:
            UIAction(
                title: action.title, attributes: action.style == .destructive ? .destructive : [],
                state: action.style == .selected ? .on : .off
            ) { _ in action.handler(action, controller) }
        case let group as UIPreviewActionGroup:
            UIMenu(
                title: group.title, options: group.style == .destructive ? .destructive : [],
                children: group.actions.compactMap { $0.element(for: controller) })
        default: nil
        }
    }
}

/// An action below a preview.
/// See Apple's [UIPreviewAction](https://developer.apple.com/documentation/uikit/uipreviewaction).
///
/// ```swift
/// override var previewActionItems: [any UIPreviewActionItem] {
///     [UIPreviewAction(title: "Archive", style: .default) { _, controller in archive(controller) }]
/// }
/// ```
@preconcurrency @MainActor
open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {
    /// The looks of an action.
    public enum Style: Int, Sendable {
        /// The look of most actions.
        case `default` = 0
        /// The action has a check mark.
        case selected = 1
        /// The action deletes something.
        case destructive = 2
    }

    /// The title.
    public let title: String
    let style: Style
    /// The closure that performs the action. It gets the action and the controller that previews.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    /// Creates an action. The handler gets the action and the controller that previews.
    public convenience init(
        title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void
    ) {
        self.init(title, style) { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }

    private init(
        _ title: String, _ style: Style,
        _ handler: @escaping (any UIPreviewActionItem, UIViewController) -> Void
    ) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }

    /// Returns the action itself, which does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions below a preview that appear when the user has chosen the group.
/// See Apple's [UIPreviewActionGroup](https://developer.apple.com/documentation/uikit/uipreviewactiongroup).
@preconcurrency @MainActor
open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {
    /// The title.
    public let title: String
    let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    /// Creates a group.
    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
        super.init()
    }

    /// Returns the group itself, which does not change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
