import Foundation

/// The dismissal of a controller, together with all controllers that are presented on top of it.
///
/// As in UIKit, only the controller in front moves away, by its own transition. The others disappear behind it at the beginning,
/// and come back if the transition is cancelled. All of them are gone at the end.
@MainActor
final class Dismissal {
    /// The presentations that end, the one in front last.
    private let presentations: [Presentation]
    /// The presented controllers, in the same order.
    private let contents: [UIViewController]
    /// The controller that remains.
    private let presenter: UIViewController?
    /// True if the view of the controller that remains was removed, and comes back.
    private let bringsBack: Bool
    /// The views behind the one in front that the dismissal has hidden.
    private var hidden: [UIView] = []

    /// Creates the dismissal of a presentation and of those in front of it, which come later in the array.
    init(of presentations: [Presentation]) {
        let members = presentations.compactMap { member in member.content.map { (member, $0) } }
        self.presentations = members.map(\.0)
        contents = members.map(\.1)
        presenter = members.first?.0.presenter
        let nearest = members.first?.0
        bringsBack = nearest?.active.shouldRemovePresentersView == true && nearest?.isPresenterGoing == false
        if nearest?.isPresenterGoing == true { nearest?.forgetPresenter() }
    }

    func begin(animated: Bool) {
        guard let front = presentations.last, let leaving = contents.last else { return }
        for content in contents {
            content.isBeingPresented = false
            content.isBeingDismissed = true
        }
        chooseInputViews()
        let delegate = front.presented.transitioningDelegate
        var animator = animated ? delegate?.animationController(forDismissed: front.presented) : nil
        var interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        if animated, animator == nil, let zoom = front.zoomAnimator(isIn: false) {
            animator = zoom
            if let drag = leaving.zoom?.drag {
                drag.adopt(zoom)
                interaction = drag
            }
        }
        let (coordinator, context) = front.makeTransition(
            from: leaving, to: presenter, animated: animated, animator, interaction, curve: .easeIn)
        coordinator.views = [
            .from: front.active.presentedView, .to: bringsBack ? presenter?.viewIfLoaded : nil,
        ]
        coordinator.finalFrame = front.container.bounds
        for presentation in presentations { presentation.transition = coordinator }
        coordinator.announce(to: [presenter] + contents)
        for presentation in presentations.reversed() {
            let original = presentation.original
            if presentation.isUsers { original.delegate?.presentationControllerWillDismiss(original) }
            presentation.active.dismissalTransitionWillBegin()
        }
        front.accompany(coordinator, context, isOut: true)
        for content in contents.reversed() { content.beginDisappearance(animated: animated) }
        if bringsBack { presenter?.beginAppearance(animated: animated) }
        UIView.performWithoutAnimation {
            presentations.first?.setPresenterInWindow(true)
            if animated { hideOthers() }
        }
        takeOthersAlong(with: coordinator)
        if bringsBack { presenter?.isAppearing(animated: animated) }
        // A zoom stays interactive, because a finger can take it over.
        if animated, context == nil || interaction == nil, !(animator is ZoomAnimator) {
            for presentation in presentations { presentation.container.isUserInteractionEnabled = false }
        }
        front.run(coordinator, context, isOut: true, animated: animated) { [self] isCompleted in
            end(coordinator, isCompleted: isCompleted, animated: animated)
        }
    }

    /// Lets the input views of the controller that remains appear while the presented ones disappear, so that code that runs
    /// after the dismissal finds them in their places. They disappear again if the dismissal is cancelled.
    private func chooseInputViews() {
        guard let window = presentations.first?.container.window else { return }
        ScreenKeyboard.shared.responderChanged(in: window)
    }

    // MARK: The controllers behind the one in front

    private func hideOthers() {
        for presentation in presentations.dropLast() {
            guard let view = presentation.active.presentedView, view.window != nil, !view.isHidden else {
                continue
            }
            view.isHidden = true
            hidden.append(view)
        }
    }

    private func unhideOthers() {
        for view in hidden { view.isHidden = false }
        hidden = []
    }

    /// Lets the dimming and the movement of the views behind end together with the transition.
    private func takeOthersAlong(with coordinator: TransitionCoordinator) {
        let others = presentations.dropLast()
        guard !others.isEmpty else { return }
        coordinator.animate(alongsideTransition: { _ in
            for presentation in others {
                presentation.active.isOut = true
                presentation.active.updateSurroundings()
            }
        })
    }

    // MARK: End

    private func end(_ coordinator: TransitionCoordinator, isCompleted: Bool, animated: Bool) {
        coordinator.withdraw(from: [presenter] + contents)
        for presentation in presentations {
            presentation.transition = nil
            presentation.container.isUserInteractionEnabled = true
        }
        guard isCompleted else { return cancel(animated: animated) }
        takePresenterOut()
        let actives = presentations.map(\.active)
        for (index, presentation) in presentations.enumerated().reversed() {
            // The view of a controller that is dismissed too does not come back.
            if index > 0 { presentation.forgetPresenter() }
            presentation.close()
            contents[index].giveUpFocus()
        }
        UIView.performWithoutAnimation { unhideOthers() }
        // As on iOS, the controller that comes back has appeared before the one that covered it has disappeared, unlike in a pop.
        if bringsBack { presenter?.markShown(animated: animated) }
        for content in contents.reversed() {
            content.endDisappearance(animated: animated)
            content.isBeingDismissed = false
        }
        for active in actives.reversed() { active.dismissalTransitionDidEnd(true) }
        for (presentation, content) in zip(presentations, contents).reversed() {
            presentation.reportDismissal(of: content)
        }
    }

    /// Returns the view of the controller that remains to its place if an animation of the app has laid it into the container.
    private func takePresenterOut() {
        guard let front = presentations.last else { return }
        UIView.performWithoutAnimation { presentations.first?.takePresenter(outOf: front.container) }
    }

    private func cancel(animated: Bool) {
        UIView.performWithoutAnimation { unhideOthers() }
        for (presentation, content) in zip(presentations, contents) {
            content.isBeingDismissed = false
            content.whenDismissed = []
            presentation.isUsers = false
            presentation.active.isOut = false
            presentation.container.setNeedsLayout()
        }
        chooseInputViews()
        if bringsBack {
            presenter?.beginDisappearance(animated: animated)
            takePresenterOut()
            presentations.first?.setPresenterInWindow(false)
            presenter?.endDisappearance(animated: animated)
        }
        // A controller that another one covers had disappeared before.
        for content in contents where content.appearance == .disappearing {
            content.beginAppearance(animated: animated)
            content.endAppearance(animated: animated)
        }
        for presentation in presentations.reversed() { presentation.active.dismissalTransitionDidEnd(false) }
    }
}
