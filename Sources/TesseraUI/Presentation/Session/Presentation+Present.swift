import Foundation

extension Presentation {
    /// Begins the presentation.
    func present(from source: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        guard let presenter, let content, let covered = presenter.viewIfLoaded, let window = covered.window
        else { return }
        link()
        content.isBeingPresented = true
        // The input views of the controllers behind leave while the new one comes.
        ScreenKeyboard.shared.responderChanged(in: window)
        // A controller that covers the whole window lies in front of everything in it. One that covers a part
        // lies in front of that part.
        let isWhole = covered.superview === window || original.shouldPresentInFullscreen
        notePlaceOfPresenter()
        open(in: isWhole ? window : covered.superview ?? window, above: isWhole ? nil : covered)
        var animator =
            animated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let interaction = animator.flatMap {
            presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
        }
        if animated, animator == nil { animator = zoomAnimator(isIn: true) }
        let (coordinator, context) = makeTransition(
            from: presenter, to: content, animated: animated, animator, interaction)
        coordinator.views =
            active.shouldRemovePresentersView
            ? [.from: covered, .to: active.presentedView] : [.to: active.presentedView]
        coordinator.finalFrame = active.frameOfPresentedViewInContainerView
        coordinator.announce(to: [presenter, content])
        original.delegate?.presentationController(
            original, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
        dimTint(isInFront: active.dimsTint)
        active.presentationTransitionWillBegin()
        if active.shouldRemovePresentersView { presenter.beginDisappearance(animated: animated) }
        content.beginAppearance(animated: animated)
        UIView.performWithoutAnimation {
            active.install()
            container.update()
            active.isOut = animated
            if context == nil, animated { active.moveView() }
            active.layOut()
        }
        accompany(coordinator, context, isOut: false)
        content.isAppearing(animated: animated)
        container.layoutIfNeeded()
        run(coordinator, context, isOut: false, animated: animated) { [self] isCompleted in
            presentationEnded(coordinator, isCompleted: isCompleted, animated: animated, completion)
        }
    }

    /// Returns the animation of the zoom that the presented controller prefers, or nil if it prefers none or does not cover the
    /// screen.
    func zoomAnimator(isIn: Bool) -> ZoomAnimator? {
        guard let content, let presenter, active is CoverPresentationController else { return nil }
        return content.zoom?.animator(of: content, from: presenter, isIn: isIn)
    }

    private func presentationEnded(
        _ coordinator: TransitionCoordinator, isCompleted: Bool, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard let content, let presenter else { return }
        coordinator.withdraw(from: [presenter, content])
        transition = nil
        guard isCompleted else {
            content.isBeingPresented = false
            content.beginDisappearance(animated: animated)
            if active.shouldRemovePresentersView {
                presenter.beginAppearance(animated: animated)
                presenter.endAppearance(animated: animated)
            }
            close()
            content.endDisappearance(animated: animated)
            active.presentationTransitionDidEnd(false)
            return
        }
        if active.shouldRemovePresentersView {
            setPresenterInWindow(false)
            presenter.giveUpFocus()
        }
        // As on iOS, the presented controller has appeared before the one that it covers has disappeared, unlike in a push.
        content.markShown(animated: animated)
        if active.shouldRemovePresentersView { presenter.endDisappearance(animated: animated) }
        content.isBeingPresented = false
        if isCustom { active.notePlaceAfterAnimation() }
        if active is CoverPresentationController { content.observeZoomDrags() }
        active.presentationTransitionDidEnd(true)
        container.setNeedsLayout()
        completion?()
    }

    // MARK: Presentation and dismissal

    func makeTransition(
        from: UIViewController?, to: UIViewController?, animated: Bool,
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        _ interaction: (any UIViewControllerInteractiveTransitioning)?,
        curve: UIView.AnimationCurve = .easeOut
    ) -> (TransitionCoordinator, TransitionContext?) {
        let coordinator = TransitionCoordinator(
            from: from, to: to, in: container, isAnimated: animated, duration: active.transitionDuration,
            curve: curve, style: active.presentationStyle,
            isInteractive: interaction?.wantsInteractiveStart == true)
        transition = coordinator
        isCustom = animator != nil
        guard let animator else { return (coordinator, nil) }
        let context = TransitionContext(of: coordinator, animator: animator, interaction: interaction)
        coordinator.duration = context.duration
        return (coordinator, context)
    }

    /// Runs a transition with the animation of the app, or with that of the system.
    func run(
        _ coordinator: TransitionCoordinator, _ context: TransitionContext?, isOut: Bool, animated: Bool,
        finish: @escaping (_ isCompleted: Bool) -> Void
    ) {
        if let context { return context.start(finish: finish) }
        let move = { [self] in
            active.isOut = isOut
            active.moveView()
            active.layOut()
        }
        if animated, transitionStyle == .flipHorizontal, active.turnsOver, let superview = container.superview
        {
            return coordinator.run(
                by: {
                    UIView.transition(
                        with: superview, duration: coordinator.duration,
                        options: isOut ? .transitionFlipFromLeft : .transitionFlipFromRight,
                        animations: move, completion: { _ in coordinator.complete(isCancelled: false) })
                    return nil
                }, finish: finish)
        }
        // Without an animation, the views are already in their places, or will be removed.
        coordinator.run({ if animated { move() } }, finish: finish)
    }

    /// Animates the system's views around the presented view alongside the app's animation.
    func accompany(_ coordinator: TransitionCoordinator, _ context: TransitionContext?, isOut: Bool) {
        guard context != nil else { return }
        coordinator.animate(alongsideTransition: { [self] _ in
            active.isOut = isOut
            active.updateSurroundings()
        })
    }

    /// Removes everything that the presentation has added.
    func close() {
        UIView.performWithoutAnimation {
            setPresenterInWindow(true)
            takePresenter(outOf: container)
            active.isOut = true
            active.layOut()
            active.uninstall()
            container.removeFromSuperview()
            container.update()
            active.isOut = false
            active.moveView()
        }
        dimTint(isInFront: false)
        unlink()
    }

    /// Dims the tint of the views behind, or ends that.
    func dimTint(isInFront: Bool) {
        guard isInFront != hasDimmedTint, let presenter else { return }
        hasDimmedTint = isInFront
        for behind in sequence(first: presenter, next: \.presenter) {
            behind.viewIfLoaded?.alert(isInFront: isInFront)
        }
    }
}
