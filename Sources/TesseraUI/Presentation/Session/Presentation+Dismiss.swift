import Foundation

extension Presentation {
    /// Begins the dismissal.
    func dismiss(animated: Bool) {
        guard let content else { return }
        transition?.settle()
        // A presentation that a gesture drives is cancelled then, and nothing remains to be dismissed.
        guard content.modal?.presentation === self else { return reportDismissal(of: content) }
        // The completion of the presentation may have dismissed the controller.
        guard !content.isBeingDismissed else { return }
        content.dismissPresented()
        content.isBeingPresented = false
        content.isBeingDismissed = true
        let delegate = presented.transitioningDelegate
        let animator = animated ? delegate?.animationController(forDismissed: presented) : nil
        let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let (coordinator, context) = makeTransition(
            from: content, to: presenter, animated: animated, animator, interaction, curve: .easeIn)
        let removes = active.shouldRemovePresentersView
        coordinator.views = [.from: active.presentedView, .to: removes ? presenter?.viewIfLoaded : nil]
        coordinator.finalFrame = container.bounds
        coordinator.announce(to: [presenter, content])
        if isUsers { original.delegate?.presentationControllerWillDismiss(original) }
        active.dismissalTransitionWillBegin()
        accompany(coordinator, context, isOut: true)
        content.beginDisappearance(animated: animated)
        if removes { presenter?.beginAppearance(animated: animated) }
        UIView.performWithoutAnimation { setPresenterInWindow(true) }
        if removes { presenter?.isAppearing(animated: animated) }
        if animated, context == nil || interaction == nil { container.isUserInteractionEnabled = false }
        run(coordinator, context, isOut: true, animated: animated) { [self, content] isCompleted in
            dismissalEnded(coordinator, content, isCompleted: isCompleted, animated: animated)
        }
    }

    private func dismissalEnded(
        _ coordinator: TransitionCoordinator, _ content: UIViewController, isCompleted: Bool, animated: Bool
    ) {
        coordinator.withdraw(from: [presenter, content])
        transition = nil
        container.isUserInteractionEnabled = true
        let (active, presenter) = (active, presenter)
        guard isCompleted else {
            content.isBeingDismissed = false
            content.whenDismissed = []
            isUsers = false
            active.isOut = false
            if active.shouldRemovePresentersView {
                presenter?.beginDisappearance(animated: animated)
                setPresenterInWindow(false)
                presenter?.endDisappearance(animated: animated)
            }
            content.beginAppearance(animated: animated)
            content.endAppearance(animated: animated)
            active.dismissalTransitionDidEnd(false)
            return
        }
        close(content, animated: animated)
        content.isBeingDismissed = false
        if active.shouldRemovePresentersView { presenter?.markShown(animated: animated) }
        active.dismissalTransitionDidEnd(true)
        reportDismissal(of: content)
    }

    /// Runs the completions of the calls that have dismissed the controller.
    private func reportDismissal(of content: UIViewController) {
        let completions = content.whenDismissed
        content.whenDismissed = []
        for completion in completions { completion() }
    }

    // MARK: The user

    /// True if a controller on screen prevents the user from dismissing it.
    var keepsUser: Bool {
        guard let content else { return false }
        return sequence(first: content, next: \.childInFront)
            .contains(where: \.isModalInPresentation)
    }

    /// Dismisses the presented controller on behalf of the user if the user may, and informs the delegate in
    /// either case. Returns true if the controller was dismissed.
    @discardableResult
    func userDismisses() -> Bool {
        guard let content, content.appearance == .shown || content.appearance == .appearing else {
            return false
        }
        if !active.usersMayDismiss { return content.accessibilityPerformEscape() }
        let (delegate, original) = (original.delegate, original)
        guard !keepsUser, delegate?.presentationControllerShouldDismiss(original) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(original)
            return false
        }
        isUsers = true
        content.whenDismissed.append { delegate?.presentationControllerDidDismiss(original) }
        dismiss(animated: true)
        return true
    }

    /// Dismisses the presented controller after the Escape key was pressed, if that key dismisses it and the
    /// user may. Returns true if the controller was dismissed.
    func userEscapes() -> Bool { active.escapeDismisses && active.usersMayDismiss && userDismisses() }
}
