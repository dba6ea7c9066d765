import Foundation

/// Opens menus at views: buttons of bars, accessories of cells, controls.
///
///     MenuPresenter.present(menu, from: buttonView, sender: item)
///
/// A view at which a menu opens overrides ``UIView/accessibilityOpensMenu``, so that assistive technology
/// announces the menu.
@MainActor
final class MenuPresenter {
    /// The view that covers the window while the menu is open.
    private let overlay: MenuOverlay
    /// The menu and its open submenus, the innermost one last.
    private var path: [UIMenu]
    private let sender: Any?
    private let onDismiss: (() -> Void)?
    private(set) var isPresented = true

    /// Opens a menu at a view. Another open menu in the window closes.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - source: The view at which the menu opens. If it is in no window, no menu opens.
    ///   - sender: The sender that actions get, or nil for the view.
    ///   - onDismiss: A closure that runs when the menu closes, before the chosen action.
    /// - Returns: The presenter, or nil if no menu has opened.
    @discardableResult
    static func present(
        _ menu: UIMenu, from source: UIView, sender: Any? = nil, onDismiss: (() -> Void)? = nil
    ) -> MenuPresenter? {
        present(
            menu, as: MenuPresentation(source: source), sender: sender, alongside: nil,
            onDismiss: onDismiss)
    }

    /// Opens a menu at the place of a presentation, together with other animations.
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

    /// Animations together with the appearance or disappearance of a menu.
    struct Alongside {
        /// A closure with changes of views, which are animated.
        var animations: () -> Void
        /// A closure that runs after the animation.
        var completion: () -> Void
    }

    /// The animations that run when the menu closes, or nil.
    var closing: Alongside?
    /// The lifted preview, or nil.
    var lifted: LiftedPreview? { overlay.lifted }
    /// The place of the menu in points of the window.
    var menuFrame: CGRect {
        overlay.layoutIfNeeded()
        // The menu may still be growing to this place.
        let (center, size) = (overlay.panel.center, overlay.panel.bounds.size)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
            height: size.height)
    }
    /// The element under the finger that has opened the menu, or nil.
    private weak var trackedItem: MenuItemView?

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

    /// Replaces the menu and its open submenus with the results of a closure.
    func update(_ block: (UIMenu) -> UIMenu) {
        guard isPresented else { return }
        path = path.map(block)
        fill()
    }

    /// Replaces the menu, and closes its submenus.
    func replace(with menu: UIMenu) {
        guard isPresented else { return }
        path = [menu]
        menu.prepareDeferredElements()
        fill()
    }

    /// Moves the menu to another rectangle, in points of the view at which it opened.
    func move(to anchor: CGRect) {
        guard isPresented else { return }
        overlay.anchor = anchor
        overlay.layoutIfNeeded()
    }

    /// Tracks the finger that has opened the menu. The menu chooses the element on which the finger is
    /// lifted.
    func track(_ touch: UITouch) {
        guard isPresented else { return }
        let point = overlay.convert(touch.fingerLocation, from: nil)
        let hit = overlay.hitTest(point, with: nil)
        let item = sequence(first: hit, next: { $0?.superview }).lazy.compactMap { $0 as? MenuItemView }
            .first
        if trackedItem !== item {
            trackedItem?.isHighlighted = false
            trackedItem = item
            item?.isHighlighted = item?.isEnabled == true
        }
        guard touch.phase == .ended else {
            if touch.phase == .cancelled { trackedItem?.isHighlighted = false }
            return
        }
        trackedItem?.isHighlighted = false
        if let item, item.isEnabled { item.sendActions(for: .touchUpInside) }
    }

    /// Displays the innermost open menu.
    private func fill() {
        guard let menu = path.last else { return }
        overlay.panel.display(
            overlay.isUpsideDown ? menu.upsideDown : menu, isInner: path.count > 1, selection: selection
        ) { [weak self] item in
            guard let self else { return }
            if let item { self.choose(item) } else { self.closeInnerMenu() }
        }
        overlay.setNeedsLayout()
        menu.loadDeferredElements { [weak self] in
            guard let self, self.isPresented, self.path.last === menu else { return }
            self.fill()
        }
    }

    /// The outermost menu around the innermost open one with the single-selection option, or nil.
    private var selection: UIMenu? {
        zip(path, path.dropFirst()).lazy.compactMap { $0.selection(around: $1) }.first
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
            // The action may have changed the elements of the menu.
            if staysOpen, isPresented { fill() }
        }
    }

    private func closeInnerMenu() {
        guard path.count > 1 else { return }
        path.removeLast()
        fill()
    }

    /// Closes the innermost open menu, after the Escape key was pressed.
    func goBack() {
        if path.count > 1 { closeInnerMenu() } else { dismiss(animated: true) }
    }

    /// Closes the menu, and removes the preview at once, because the finger drags its item.
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
        // The presenter and its overlay keep each other alive only while the menu is open.
        let closing = closing
        self.closing = nil
        overlay.presenter = nil
        overlay.disappear(animated: animated, alongside: closing)
    }
}

extension UIMenu {
    /// The elements that are created when the menu opens, in their order. Those in submenus are not included,
    /// because they are created when the submenus open.
    private var deferredElements: [UIDeferredMenuElement] {
        children.flatMap { child -> [UIDeferredMenuElement] in
            if let element = child as? UIDeferredMenuElement { return [element] }
            guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return menu.deferredElements
        }
    }

    /// Informs the deferred elements that the menu opens.
    fileprivate func prepareDeferredElements() {
        for element in deferredElements { element.prepare() }
    }

    /// Loads deferred elements that are missing, and calls a closure each time some have been loaded.
    fileprivate func loadDeferredElements(_ changed: @escaping () -> Void) {
        for element in deferredElements where element.elements == nil { element.load(changed) }
    }

    /// Returns the outermost menu with the single-selection option around a submenu: this one, or an inline
    /// menu in it. Returns nil if there is none.
    fileprivate func selection(around submenu: UIMenu) -> UIMenu? {
        if options.contains(.singleSelection) { return self }
        return inlineMenus.first { $0.displays(submenu) }?.selection(around: submenu)
    }

    private var inlineMenus: [UIMenu] {
        children.compactMap { $0 as? UIMenu }.filter { $0.options.contains(.displayInline) }
    }

    private func displays(_ submenu: UIMenu) -> Bool {
        children.contains { $0 === submenu } || inlineMenus.contains { $0.displays(submenu) }
    }

    /// Sets the state of an action or a command to on, and that of all others to off.
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
