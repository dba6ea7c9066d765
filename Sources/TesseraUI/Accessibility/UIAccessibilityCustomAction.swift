import Foundation
import TesseraSelectors

/// An action of an element, which users of assistive technology and of the keyboard choose in a menu. Other users perform the
/// same action with a gesture.
/// See Apple's [UIAccessibilityCustomAction](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction).
///
/// ```swift
/// row.accessibilityCustomActions = [
///     UIAccessibilityCustomAction(name: "Delete") { [weak self] _ in self?.deleteSelected() ?? false }
/// ]
/// ```
///
/// Browsers know no such actions. The Context Menu key, or Shift-F10, opens a menu of them while the element has the focus, and
/// assistive technology reads that there are actions.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// A closure that performs an action. It returns true if the action succeeded.
    public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    /// The name of the action, which the menu displays.
    open var name: String
    /// The image of the action in the menu, or nil.
    open var image: UIImage?
    /// The closure that performs the action, or nil.
    open var actionHandler: ActionHandler?
    /// The object that performs the action if there is no closure.
    open weak var target: AnyObject?
    /// The selector of the target's method. The method gets the action as its argument.
    open var selector: Selector

    /// Creates an action with a closure.
    public convenience init(name: String, actionHandler: ActionHandler?) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    /// Creates an action with a closure and an image.
    public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
        (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
        selector = Selector(("performCustomAction:"))
        super.init()
    }

    /// Creates an action that a method of an object performs. The action does not retain the object.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(name: name, image: nil, target: target, selector: selector)
    }

    /// Creates an action with an image that a method of an object performs.
    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        (self.name, self.image, self.selector) = (name, image, selector)
        super.init()
        self.target = target.map { $0 as AnyObject }
    }

    /// Performs the action.
    func perform() {
        if let actionHandler {
            _ = actionHandler(self)
        } else if let target {
            _ = selector.send(to: target, arguments: [self])
        }
    }
}

/// The menu of the actions of an element, which a key opens.
@MainActor
enum AccessibilityActionMenu {
    /// Opens the menu of a view's actions, or of those of the nearest view around it that has any. Returns false if there are
    /// none.
    static func open(at view: UIView) -> Bool {
        let owner = sequence(first: view, next: \.superview).first {
            $0.accessibilityCustomActions?.isEmpty == false
        }
        guard let owner, let actions = owner.accessibilityCustomActions else { return false }
        let menu = UIMenu(
            title: owner.accessibilityLabel ?? "",
            children: actions.map { action in
                UIAction(title: action.name, image: action.image) { _ in action.perform() }
            })
        return MenuPresenter.present(menu, from: owner) != nil
    }
}
