import Foundation

/// The displayed view of a tab bar controller, and its transitions: the delegate may animate them, and a gesture may drive them.
@MainActor
final class TabTransitions {
    private unowned let tabs: UITabBarController
    /// The view below the bar that contains the view of the displayed controller. The app's animations take place in it.
    let container = UIView()
    private var transition: TransitionCoordinator?
    /// The selection that is displayed: that of the last exchange, or the one before it if the exchange was cancelled.
    private var displayedSelection: UIViewController?
    /// True while controllers get messages about an exchange. They may select another controller meanwhile.
    private var isBusy = false
    /// The way of the bar during a push or a pop that hides or displays it, or nil.
    var passage: TabBarPassage?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
    }

    func load(in view: UIView) {
        container.frame = view.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(container, at: 0)
    }

    /// Ends the running transition at once. One that a gesture drives is cancelled, so that the selection is the old one again.
    func settle() { transition?.settle() }

    /// Displays the selected controller.
    func displaySelection() { work {} }

    /// Runs an action that sends messages to controllers, and then displays the selection, which they may have changed meanwhile.
    private func work(_ action: () -> Void) {
        guard !isBusy else { return action() }
        isBusy = true
        defer { isBusy = false }
        action()
        var displayed: UIViewController?
        while let selected = tabs.selected, selected !== displayed {
            displayed = selected
            let new = tabs.isInMore(selected) ? tabs.more : selected
            guard new !== tabs.installed || new.view.superview !== container else { continue }
            settle()
            tabs.selected = selected
            exchange(tabs.installed, for: new)
        }
        displayedSelection = tabs.selected
        // A controller may have removed all controllers as it was about to appear.
        if tabs.selected == nil, let installed = tabs.installed {
            settle()
            tabs.installed = nil
            installed.hide(animated: false)
        }
    }

    private var isSeen: Bool { tabs.appearance == .shown || tabs.appearance == .appearing }

    /// Replaces the view of the displayed controller by that of another one.
    private func exchange(_ old: UIViewController?, for new: UIViewController) {
        if new === tabs.more, new.parent !== tabs {
            tabs.addManagedChild(new)
            new.didMove(toParent: tabs)
        }
        let old = old === new ? nil : old
        // The bar belongs to the screen that comes, rather than to one of those between which it is on its way.
        if old != nil { passage?.end() }
        let context = old.flatMap { makeContext(from: $0, to: new) }
        let animated = context != nil
        if isSeen {
            new.beginAppearance(animated: animated)
            old?.beginDisappearance(animated: animated)
        }
        tabs.installed = new
        UIView.performWithoutAnimation {
            new.view.frame = container.bounds
            new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            if animated { container.addSubview(new.view) } else { container.insertSubview(new.view, at: 0) }
        }
        tabs.updateBarPlace(animated: false)
        if isSeen { new.isAppearing(animated: animated) }
        tabs.updateContentScrollView()
        guard let old, let (coordinator, context) = context else {
            return end(from: old, to: new, animated: false)
        }
        coordinator.finalFrame = new.view.frame
        transition = coordinator
        let selection = displayedSelection
        // The closure keeps the tab bar controller alive until the transition has ended.
        context.start { [tabs] isCompleted in
            let transitions = tabs.transitions
            transitions.work {
                transitions.end(
                    coordinator, from: old, to: new, selection: selection, isCompleted: isCompleted)
            }
        }
    }

    /// Returns a transition with the animation of the app, or nil if the app gives none or nobody would see it.
    private func makeContext(
        from old: UIViewController, to new: UIViewController
    ) -> (TransitionCoordinator, TransitionContext)? {
        guard tabs.appearance == .shown, tabs.view.window != nil, let delegate = tabs.delegate,
            let animator = delegate.tabBarController(tabs, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        let interaction = delegate.tabBarController(tabs, interactionControllerFor: animator)
        let coordinator = TransitionCoordinator(
            from: old, to: new, in: container, isAnimated: true, duration: 0,
            isInteractive: interaction?.wantsInteractiveStart == true)
        let context = TransitionContext(of: coordinator, animator: animator, interaction: interaction)
        coordinator.duration = context.duration
        coordinator.announce(to: [tabs, old, new])
        return (coordinator, context)
    }

    /// Ends a transition of the app.
    ///
    /// - Parameter selection: The selection to return to if the transition was cancelled.
    private func end(
        _ coordinator: TransitionCoordinator, from old: UIViewController, to new: UIViewController,
        selection: UIViewController?, isCompleted: Bool
    ) {
        if transition === coordinator { transition = nil }
        coordinator.withdraw(from: [tabs, old, new])
        guard !isCompleted else { return end(from: old, to: new, animated: true) }
        // The controllers exchange their roles: the one that was about to appear disappears again.
        tabs.installed = old
        tabs.selected = selection
        displayedSelection = selection
        tabs.updateSelectedItem()
        if isSeen {
            new.beginDisappearance(animated: true)
            old.beginAppearance(animated: true)
            old.isAppearing(animated: true)
        } else {
            old.endDisappearance(animated: true)
        }
        tabs.updateBarPlace(animated: false)
        end(from: new, to: old, animated: true)
    }

    /// Removes the view of one controller, and informs both that they have disappeared and appeared.
    private func end(from gone: UIViewController?, to stays: UIViewController, animated: Bool) {
        if let gone {
            // Another container may have taken the view meanwhile.
            if let view = gone.viewIfLoaded, view.isDescendant(of: container) { view.removeFromSuperview() }
            gone.endDisappearance(animated: animated)
            gone.hidePresentedInContext(true)
        }
        stays.hidePresentedInContext(false)
        // While the tab bar controller itself appears, its end informs the displayed controller.
        if tabs.appearance == .shown { stays.markShown(animated: animated) }
        tabs.updateContentScrollView()
    }
}
