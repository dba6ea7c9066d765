import Foundation

/// The menu for editing: the standard commands, such as copying, and those that the app adds.
/// See Apple's [UIMenuController](https://developer.apple.com/documentation/uikit/uimenucontroller).
///
/// ```swift
/// card.becomeFirstResponder()
/// UIMenuController.shared.menuItems = [UIMenuItem(title: "Rotate", action: Card.rotate)]
/// UIMenuController.shared.showMenu(from: card, rect: card.bounds)
/// ```
///
/// The menu offers what the first responder, or an object after it in the responder chain, can perform
/// (``UIResponder/canPerformAction(_:withSender:)``). The chosen command goes to that object, with the menu controller as its
/// sender. Without a first responder, or without a command, no menu opens.
///
/// The menu is a list, as menus of buttons are. On an iPhone it is a bar. Apple advises to use ``UIEditMenuInteraction`` in new
/// apps.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The menu controller of the app.
    open class var shared: UIMenuController { only }
    private static let only = UIMenuController()

    override init() {
        super.init()
    }

    /// The commands that the app adds, or nil for none. They come after the standard ones.
    ///
    /// They are also in the menus of texts, if an object in the responder chain of the text has their method. A click with the
    /// secondary button of the mouse, or the Context Menu key, then opens the app's menu in the place of the browser's. In a text
    /// that can be edited a resting finger opens the browser's menu, to which nothing can be added.
    open var menuItems: [UIMenuItem]? {
        didSet { TextMenus.commandsChanged() }
    }

    // MARK: Opening and closing

    /// A Boolean value that tells whether the menu is open. Setting it opens or closes the menu without an animation.
    open var isMenuVisible: Bool {
        get { presenter?.isPresented == true }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Opens the menu at the place that ``setTargetRect(_:in:)`` has set, or closes it. Apple advises to use
    /// ``showMenu(from:rect:)`` and ``hideMenu()`` instead.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else { return close(animated: animated) }
        if !isMenuVisible { present(animated: animated) }
    }

    /// Sets the place beside which the menu opens. An open menu moves there. Apple advises to use ``showMenu(from:rect:)``
    /// instead.
    ///
    /// - Parameters:
    ///   - targetRect: The rectangle, in points of the view.
    ///   - targetView: The view. The app's window is used if none was set.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetView = targetView
        self.targetRect = targetRect
        guard let presenter, let source, source.window === targetView.window else { return }
        presenter.move(to: source.convert(targetRect, from: targetView))
        post(Self.menuFrameDidChangeNotification)
    }

    /// Opens the menu beside a rectangle of a view.
    ///
    /// - Parameters:
    ///   - targetView: The view.
    ///   - targetRect: The rectangle, in points of the view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        close(animated: false)
        setTargetRect(targetRect, in: targetView)
        present(animated: true)
    }

    /// Closes the menu if it was opened from a view.
    open func hideMenu(from targetView: UIView) {
        if source === targetView { hideMenu() }
    }

    /// Closes the menu.
    open func hideMenu() { close(animated: true) }

    // MARK: The open menu

    /// Finds out again which commands can be performed, and changes the open menu accordingly.
    open func update() {
        guard !TextMenus.isBuilding else { return }
        guard let presenter, let changed = TextMenus.building({ menu(of: first) }) else {
            return close(animated: true)
        }
        presenter.replace(with: changed)
        post(Self.menuFrameDidChangeNotification)
    }

    /// The place of the open menu on the screen, in points. It is zero if the menu is closed.
    open var menuFrame: CGRect {
        guard let presenter, let window = source?.window else { return .zero }
        return presenter.menuFrame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private var presenter: MenuPresenter?
    /// The view at which the menu opened, and the first object that is asked for commands.
    private weak var source: UIView?
    private weak var first: UIResponder?

    private func present(animated: Bool) {
        guard let view = targetView ?? UIApplication.shared.keyWindow else { return }
        present(
            at: view, rect: targetView == nil ? .zero : targetRect, of: view.window?.firstResponder, animated)
    }

    /// Opens the menu of an object and its responder chain. Returns false if there are no commands.
    @discardableResult
    func present(at view: UIView, rect: CGRect, of first: UIResponder?, _ animated: Bool) -> Bool {
        close(animated: false)
        guard view.window != nil, let menu = TextMenus.building({ menu(of: first) }) else { return false }
        post(Self.willShowMenuNotification)
        (source, self.first) = (view, first)
        let animator = ContextMenuAnimator(preview: nil)
        if let owner = first as? any TextInputOwner {
            owner.textInput(owner.input, willPresentMenuWith: animator)
        }
        let begin = { [self] in
            presenter = MenuPresenter.present(
                menu, as: MenuPresentation(source: view, anchor: rect), sender: self,
                alongside: .init(
                    animations: animator.runAnimations,
                    completion: { [weak self] in
                        animator.complete()
                        self?.post(Self.didShowMenuNotification)
                    })
            ) { [weak self] in self?.menuWillClose() }
        }
        if animated { begin() } else { UIView.performWithoutAnimation(begin) }
        return isMenuVisible
    }

    private func close(animated: Bool) { presenter?.dismiss(animated: animated) }

    /// Returns the menu of what an object and its responder chain can perform, or nil if there is nothing.
    private func menu(of first: UIResponder?) -> UIMenu? {
        guard let first else { return nil }
        let own = (menuItems ?? []).compactMap {
            EditCommands.element(word: $0.title, action: $0.action, of: first, sender: self)
        }
        let menu = EditMenu(of: first, sender: self)
        var shown = menu.menu(adding: own)
        if let owner = first as? any TextInputOwner,
            let chosen = owner.textInput(owner.input, menuSuggesting: menu.elements)
        {
            shown = own.isEmpty ? chosen : chosen.replacingChildren(chosen.children + own)
        }
        return shown.children.isEmpty ? nil : EditMenu.displayed(shown)
    }

    /// Called when the menu is about to close, no matter what has closed it.
    private func menuWillClose() {
        let closing = presenter
        presenter = nil
        post(Self.willHideMenuNotification)
        let animator = ContextMenuAnimator(preview: nil)
        if let owner = first as? any TextInputOwner {
            owner.textInput(owner.input, willDismissMenuWith: animator)
        }
        closing?.closing = .init(
            animations: animator.runAnimations,
            completion: { [weak self] in
                animator.complete()
                self?.post(Self.didHideMenuNotification)
            })
    }

    // MARK: Notifications

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    /// The notification that the menu is about to open. Its object is the menu controller.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// The notification that the menu has opened. Its object is the menu controller.
    public nonisolated static let didShowMenuNotification = Notification.Name(
        "UIMenuControllerDidShowMenuNotification")
    /// The notification that the menu is about to close. Its object is the menu controller.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// The notification that the menu has closed. Its object is the menu controller.
    public nonisolated static let didHideMenuNotification = Notification.Name(
        "UIMenuControllerDidHideMenuNotification")
    /// The notification that the open menu has another place or other commands. Its object is the menu controller.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}
