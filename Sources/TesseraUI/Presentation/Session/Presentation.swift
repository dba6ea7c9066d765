import Foundation

/// One presentation, from its beginning to the end of the dismissal.
@MainActor
final class Presentation {
    /// The controller that the app has presented.
    unowned let presented: UIViewController
    /// The controller on screen: the presented one, or the one that replaces it in an adapted style.
    private(set) weak var content: UIViewController?
    private(set) weak var presenter: UIViewController?
    /// The presentation controller for the style that the app has chosen.
    let original: UIPresentationController
    /// The presentation controller in use: the original one, or that of the adapted style.
    private(set) var active: UIPresentationController
    private(set) var adaptedStyle = UIModalPresentationStyle.none
    let container = PresentationContainer()
    var transition: TransitionCoordinator?
    /// True if the presenter's view was removed from the window.
    private(set) var hasRemovedPresenter = false
    /// The former superview of the presenter's view, or nil.
    private weak var presenterSuperview: UIView?
    /// True if the presenter is about to leave the window too, so that it does not appear before.
    var isPresenterGoing = false
    /// True if the tint of the views behind is dimmed.
    var hasDimmedTint = false
    /// True if the user has begun the present dismissal.
    var isUsers = false
    /// True if an animation of the app moves the views of the present transition.
    var isCustom = false
    private var laidOutSize = CGSize.zero
    /// Keeps a controller that replaces the presented one alive until ``link()`` makes the presenter do so.
    private var unlinkedContent: UIViewController?

    init(of presented: UIViewController, by presenter: UIViewController, _ original: UIPresentationController)
    {
        self.presented = presented
        self.presenter = presenter
        self.original = original
        active = original
        container.presentation = self
        chooseStyle(for: presenter.traitCollection)
    }

    // MARK: Style

    var transitionStyle: UIModalTransitionStyle {
        if let presenter, presenter.definesPresentationContext,
            presenter.providesPresentationContextTransitionStyle
        {
            return presenter.modalTransitionStyle
        }
        return presented.preferredTransition?.style ?? presented.modalTransitionStyle
    }

    /// Chooses the controllers for a window with some traits.
    private func chooseStyle(for traits: UITraitCollection) {
        var style = original.adaptivePresentationStyle(for: traits)
        if style == original.presentationStyle { style = .none }
        adaptedStyle = style
        guard style != .none else { return adopt(original, presented) }
        let replacement = original.delegate?.presentationController(
            original, viewControllerForAdaptivePresentationStyle: style)
        let content = replacement ?? presented
        let adapted = original.makeAdapted(to: style, content)
        if adapted.delegate == nil { adapted.delegate = original.delegate }
        original.delegate?.presentationController(original, prepare: adapted)
        adopt(adapted, content)
    }

    private func adopt(_ controller: UIPresentationController, _ content: UIViewController) {
        active = controller
        active.presentation = self
        original.presentation = self
        self.content = content
        unlinkedContent = content === presented ? nil : content
    }

    /// Connects the controllers with each other.
    func link() {
        guard let content else { return }
        presenter?.presented = content
        content.presenter = presenter
        for controller in [presented, content] { controller.madeModal.presentation = self }
        unlinkedContent = nil
    }

    /// Disconnects the controllers from each other.
    func unlink() {
        if presenter?.presented === content { presenter?.presented = nil }
        for controller in [presented, content].compactMap({ $0 }) {
            controller.presenter = nil
            controller.modal?.presentation = nil
            controller.modal?.controller = nil
        }
        active.presentation = nil
        original.presentation = nil
    }

    /// Changes to the style that suits new traits while the controller is on screen.
    func traitsDidChange(from previous: UITraitCollection?) {
        let traits = container.traitCollection
        if let previous {
            for controller in [original, active] where controller === original || active !== original {
                controller.announceTraits(traits, from: previous, controller.traitState)
            }
        }
        guard container.window != nil, transition == nil else { return }
        var wanted = original.adaptivePresentationStyle(for: traits)
        if wanted == original.presentationStyle { wanted = .none }
        guard wanted != adaptedStyle else { return container.setNeedsLayout() }
        adapt(for: traits)
    }

    private func adapt(for traits: UITraitCollection) {
        let old = (controller: active, content: content)
        UIView.performWithoutAnimation {
            old.controller.uninstall()
            if let content = old.content, content !== presented { detachPresented(from: content) }
            chooseStyle(for: traits)
            original.delegate?.presentationController(
                original, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: nil)
            if old.content !== content {
                old.content?.hide(animated: false)
                old.content?.presenter = nil
                old.content?.modal?.presentation = nil
                link()
                content?.beginAppearance(animated: false)
            }
            container.takeTraitOverrides()
            active.install()
            container.update()
            container.setNeedsLayout()
            content?.endAppearance(animated: false)
            if original.shouldRemovePresentersView != active.shouldRemovePresentersView {
                setPresenterInWindow(!active.shouldRemovePresentersView)
            }
        }
    }

    /// Removes the presented controller from the container that has replaced it.
    private func detachPresented(from content: UIViewController) {
        content.hide(animated: false)
        content.giveUp(presented)
        guard presented.parent != nil else { return }
        presented.willMove(toParent: nil)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.removeFromParent()
    }

    // MARK: Views

    /// Adds the container in front of the view that it covers, or in front of everything in `superview`.
    func open(in superview: UIView, above covered: UIView?) {
        container.frame = covered?.frame ?? superview.bounds
        container.autoresizingMask = covered?.autoresizingMask ?? [.flexibleWidth, .flexibleHeight]
        container.takeTraitOverrides()
        if let covered {
            superview.insertSubview(container, aboveSubview: covered)
        } else {
            superview.addSubview(container)
        }
        laidOutSize = container.bounds.size
    }

    /// Called when the container lays out its subviews.
    func layOut() { container.observeReads(of: .layout) { layOutActive() } }

    private func layOutActive() {
        active.containerViewWillLayoutSubviews()
        let size = container.bounds.size
        // During a transition of the app, the app places the views.
        if transition == nil || !isCustom || size != laidOutSize {
            laidOutSize = size
            active.layOut()
        }
        container.update()
        active.containerViewDidLayoutSubviews()
    }

    /// Notes where the presenter's view is before an animation of the app, which may move it into the container.
    func notePlaceOfPresenter() { presenterSuperview = presenter?.viewIfLoaded?.superview }

    /// Forgets that the presenter's view was removed, so that the end does not add it again.
    func forgetPresenter() { hasRemovedPresenter = false }

    /// Returns the presenter's view to its place if an animation of the app has moved it into a container.
    func takePresenter(outOf container: UIView) {
        guard !hasRemovedPresenter, let view = presenter?.viewIfLoaded, view.isDescendant(of: container),
            presenterSuperview != nil
        else { return }
        hasRemovedPresenter = true
        setPresenterInWindow(true)
    }

    /// Removes the presenter's view from the window, or adds it again.
    func setPresenterInWindow(_ isInWindow: Bool) {
        guard let presenter, let view = presenter.viewIfLoaded, hasRemovedPresenter == isInWindow else {
            return
        }
        hasRemovedPresenter = !isInWindow
        guard isInWindow else {
            if !view.isDescendant(of: container) { presenterSuperview = view.superview }
            return view.removeFromSuperview()
        }
        guard let superview = presenterSuperview else { return }
        if superview === container.superview {
            view.frame = container.frame
            superview.insertSubview(view, belowSubview: container)
        } else {
            view.frame = superview.bounds
            superview.addSubview(view)
        }
    }
}
