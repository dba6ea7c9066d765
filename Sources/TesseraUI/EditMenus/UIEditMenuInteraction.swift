import Foundation

/// Opens menus of what can be done with a part of a view, such as copying a selection that the app draws itself.
/// See Apple's [UIEditMenuInteraction](https://developer.apple.com/documentation/uikit/uieditmenuinteraction).
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// canvas.addInteraction(interaction)
/// // After a long press, for example:
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
/// ```
///
/// The menu is a list, as menus of buttons are. On an iPhone it is a bar. In texts that are edited the browser opens its own
/// menu.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The object that provides the menu.
    open var delegate: (any UIEditMenuInteractionDelegate)? { ownDelegate }
    private weak var ownDelegate: (any UIEditMenuInteractionDelegate)?
    /// The view to which the interaction was added.
    open private(set) weak var view: UIView?

    private var presenter: MenuPresenter?
    private var configuration: UIEditMenuConfiguration?
    private var lastPoint = CGPoint.zero

    /// Creates an interaction; add it to a view with ``UIView/addInteraction(_:)``.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        ownDelegate = delegate
        super.init()
    }

    /// Closes an open menu, because the interaction is about to be added to a view or removed from one.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Notes the view to which the interaction was added, or nil if it was removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Opens the menu of a configuration. Does nothing if the menu has no elements, or if the view is in no window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        lastPoint = configuration.sourcePoint
        guard let view, view.window != nil else { return }
        let menu = menu(for: configuration)
        guard !menu.children.isEmpty else { return }
        let animator = ContextMenuAnimator(preview: nil)
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        self.configuration = configuration
        presenter = MenuPresenter.present(
            menu, as: MenuPresentation(source: view, anchor: anchor(of: configuration)), sender: self,
            alongside: .init(animations: animator.runAnimations, completion: animator.complete)
        ) { [weak self] in self?.menuWillClose() }
    }

    /// Closes the menu.
    open func dismissMenu() { presenter?.dismiss(animated: true) }

    /// Asks the delegate for the open menu again.
    open func reloadVisibleMenu() {
        guard let configuration else { return }
        let menu = menu(for: configuration)
        if menu.children.isEmpty { dismissMenu() } else { presenter?.replace(with: menu) }
    }

    /// Asks the delegate for the place of the open menu again.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let configuration, let presenter else { return }
        let anchor = anchor(of: configuration)
        if animated {
            UIView.animate(withDuration: 0.2) { presenter.move(to: anchor) }
        } else {
            presenter.move(to: anchor)
        }
    }

    /// Returns the place for which the menu opened last, in points of `view`, or of the window if `view` is nil.
    open func location(in view: UIView?) -> CGPoint {
        self.view?.convert(lastPoint, to: view) ?? lastPoint
    }

    private func anchor(of configuration: UIEditMenuConfiguration) -> CGRect {
        delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu {
        let menu = EditMenu(of: view, sender: self)
        let chosen = delegate?.editMenuInteraction(
            self, menuFor: configuration, suggestedActions: menu.elements)
        return EditMenu.displayed(chosen ?? menu.menu())
    }

    /// Called when the menu is about to close, no matter what has closed it.
    private func menuWillClose() {
        guard let configuration else { return }
        // The delegate may open another menu.
        let closing = presenter
        (presenter, self.configuration) = (nil, nil)
        let animator = ContextMenuAnimator(preview: nil)
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        closing?.closing = .init(animations: animator.runAnimations, completion: animator.complete)
    }
}
