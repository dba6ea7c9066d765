import Foundation

/// Opens menus at views: buttons of bars, accessories of cells, controls.
///
///     MenuPresenter.present(menu, from: buttonView, sender: item)
///
/// The view at which a menu opens overrides ``UIView/accessibilityOpensMenu``, so that assistive technology says that it does.
@MainActor
final class MenuPresenter {
    /// What covers the window while the menu is open.
    private let overlay: MenuOverlay
    /// The menu, and those that were opened within it.
    private var path: [UIMenu]
    private let sender: Any?
    private let onDismiss: (() -> Void)?
    private(set) var isPresented = true

    /// Opens a menu at a view; another one that is open in the window closes.
    ///
    /// - Parameters:
    ///   - source: The view at which the menu opens; nothing happens where it is in no window.
    ///   - sender: What actions are told as their sender; nil: the view.
    ///   - onDismiss: Called when the menu closes, before the action that was chosen runs.
    @discardableResult
    static func present(
        _ menu: UIMenu, from source: UIView, sender: Any? = nil, onDismiss: (() -> Void)? = nil
    ) -> MenuPresenter? {
        present(
            menu, as: MenuPresentation(source: source), sender: sender, alongside: nil,
            onDismiss: onDismiss)
    }

    /// Opens a menu somewhere, with what is to happen alongside.
    @discardableResult
    static func present(
        _ menu: UIMenu, as presentation: MenuPresentation, sender: Any? = nil, alongside: Alongside?,
        onDismiss: (() -> Void)? = nil
    ) -> MenuPresenter? {
        guard let window = presentation.source.window else { return nil }
        for case let overlay as MenuOverlay in window.subviews {
            overlay.presenter?.dismiss(animated: false)
        }
        let presenter = MenuPresenter(
            menu, presentation, sender: sender ?? presentation.source, onDismiss)
        presenter.appear(in: window, alongside: alongside)
        return presenter
    }

    /// What happens while a menu comes or goes.
    struct Alongside {
        /// Changes views, which are animated.
        var animations: () -> Void
        /// Comes afterwards.
        var completion: () -> Void
    }

    /// What happens as the menu closes.
    var closing: Alongside?
    /// The preview that has been lifted.
    var lifted: LiftedPreview? { overlay.lifted }
    /// The element under a finger that has come from elsewhere.
    private weak var followed: MenuItemView?

    private init(
        _ menu: UIMenu, _ presentation: MenuPresentation, sender: Any?, _ onDismiss: (() -> Void)?
    ) {
        path = [menu]
        self.sender = sender
        self.onDismiss = onDismiss
        overlay = MenuOverlay(presentation)
    }

    private func appear(in window: UIWindow, alongside: Alongside?) {
        overlay.presenter = self
        path[0].prepareDeferredElements()
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fill()
        window.addSubview(overlay)
        overlay.layoutIfNeeded()
        if overlay.isUpsideDown { fill() }
        overlay.appear(alongside: alongside)
    }

    /// Exchanges the menus that are open for others.
    func update(_ block: (UIMenu) -> UIMenu) {
        guard isPresented else { return }
        path = path.map(block)
        fill()
    }

    /// Follows a finger that has opened the menu and is not up yet: it chooses the element on which it comes up.
    func follow(_ touch: UITouch) {
        guard isPresented else { return }
        let point = touch.location(in: overlay)
        let hit = overlay.hitTest(point, with: nil)
        let item = sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? MenuItemView }
            .first
        if followed !== item {
            followed?.isHighlighted = false
            followed = item
            item?.isHighlighted = item?.isEnabled == true
        }
        guard touch.phase == .ended else {
            if touch.phase == .cancelled { followed?.isHighlighted = false }
            return
        }
        followed?.isHighlighted = false
        if let item, item.isEnabled { item.sendActions(for: .touchUpInside) }
    }

    /// Shows the menu that was opened last.
    private func fill() {
        guard let menu = path.last else { return }
        overlay.panel.show(overlay.isUpsideDown ? menu.upsideDown : menu, isInner: path.count > 1) {
            [weak self] item in
            guard let self else { return }
            if let item { self.choose(item) } else { self.leaveInnerMenu() }
        }
        overlay.setNeedsLayout()
        menu.loadDeferredElements { [weak self] in
            guard let self, self.isPresented, self.path.last === menu else { return }
            self.fill()
        }
    }

    private func choose(_ item: MenuItem) {
        guard isPresented else { return }
        if let submenu = item.submenu {
            submenu.prepareDeferredElements()
            path.append(submenu)
            fill()
        } else if let leaf = item.leaf, !item.isDisabled {
            if let selection = item.selection { selection.select(leaf) }
            let staysOpen = leaf.attributes.contains(.keepsMenuPresented)
            if !staysOpen { dismiss(animated: true) }
            leaf.performWithSender(sender, target: nil)
            // What was chosen may have changed what the menu says.
            if staysOpen, isPresented { fill() }
        }
    }

    private func leaveInnerMenu() {
        guard path.count > 1 else { return }
        path.removeLast()
        fill()
    }

    /// Closes the menu that was opened last, for the Escape key.
    func goBack() {
        if path.count > 1 { leaveInnerMenu() } else { dismiss(animated: true) }
    }

    /// Closes the menu, and takes the preview away at once: the finger drags what it stands for.
    func giveWay() {
        guard isPresented else { return }
        overlay.lifted?.removeFromSuperview()
        dismiss(animated: true)
    }

    /// Closes the menu.
    func dismiss(animated: Bool) {
        guard isPresented else { return }
        isPresented = false
        onDismiss?()
        overlay.disappear(animated: animated, alongside: closing)
    }
}

extension UIMenu {
    /// The elements that are made when the menu opens, in the order in which they appear. Those within menus of their own
    /// wait for these to open.
    private var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { child -> [UIDeferredMenuElement] in
            if let element = child as? UIDeferredMenuElement { return [element] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }

    /// Says that the menu opens.
    fileprivate func prepareDeferredElements() {
        for element in deferredElements { element.prepare() }
    }

    /// Makes what is not there yet, and calls a closure each time that something has come.
    fileprivate func loadDeferredElements(_ changed: @escaping () -> Void) {
        for element in deferredElements where element.elements == nil { element.load(changed) }
    }

    /// Turns an action or a command on, and all others off.
    fileprivate func select(_ leaf: any UIMenuLeaf) {
        for child in children {
            if let menu = child as? UIMenu {
                menu.select(leaf)
            } else if let other = child as? any UIMenuLeaf {
                other.state = other === leaf ? .on : .off
            } else if let deferred = child as? UIDeferredMenuElement {
                for case let other as any UIMenuLeaf in deferred.elements ?? [] {
                    other.state = other === leaf ? .on : .off
                }
            }
        }
    }
}
