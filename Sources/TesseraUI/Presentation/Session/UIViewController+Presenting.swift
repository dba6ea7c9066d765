import Foundation
import TesseraBasics

extension UIViewController {
    func beginPresenting(
        _ presented: UIViewController, animated flag: Bool, _ completion: (() -> Void)?
    ) {
        demand(
            presented.modalPresentationStyle != .none,
            "present: the modalPresentationStyle of \(presented) is none, in which nothing is presented.")
        // The controller may be about to come onto the screen.
        for controller in sequence(first: self, next: \.parent) { controller.beginWaitingTransition() }
        if let search = presented as? UISearchController {
            guard viewIfLoaded?.window != nil else { return complain("its view is not in a window", search) }
            // A search whose controllers have left the screen has had no occasion to end.
            if search.isActive, search.viewIfLoaded?.window == nil { search.dismiss(animated: false) }
            guard !search.isActive else { return complain("the search is active already", search) }
            return search.begin(over: self, animated: flag, completion)
        }
        let root = outermostAncestor
        let original = presented.preparedPresentationController(presenting: root, source: self)
        let presenter = presentationContext(for: original)
        guard presenter.viewIfLoaded?.window != nil else {
            return complain("its view is not in a window", presented)
        }
        guard presenter.presented == nil else {
            return complain("it presents another one already", presented)
        }
        (presented.parent as? UINavigationController)?.endPop(of: presented)
        guard presented.presenter == nil, presented.parent == nil else {
            return complain("that one is shown elsewhere", presented)
        }
        let presentation = Presentation(of: presented, by: presenter, original)
        presentation.present(from: self, animated: flag, completion)
    }

    func beginDismissing(animated flag: Bool, _ completion: (() -> Void)?) {
        if modallyPresented == nil, let search = searchToDismiss {
            return search.dismiss(animated: flag, completion: completion)
        }
        guard let presented = modallyPresented ?? modalPresenter?.presented,
            let presentation = presented.modal?.presentation
        else {
            completion?()
            return
        }
        // A controller that another one is about to cover disappears too.
        let isGoing =
            presented.isBeingDismissed || presented.appearance == .disappearing && presented.presented == nil
        let chain = sequence(first: presented, next: \.presented)
        if !isGoing, let coming = chain.first(where: \.isAboutToBePresented) {
            writeComplaint(
                "\(type(of: coming)) cannot be dismissed while its presentation begins, for example in viewWillAppear."
            )
            return
        }
        if let completion { presented.whenDismissed.append(completion) }
        // A second dismissal ends together with the first.
        guard !isGoing else { return }
        presentation.dismiss(animated: flag)
    }

    /// The controller that presents this one or an ancestor in a presentation of its own, or nil.
    private var modalPresenter: UIViewController? { presenter ?? parent?.modalPresenter }

    /// True if the presentation of the controller has been announced but has not begun yet.
    private var isAboutToBePresented: Bool {
        isBeingPresented && modal?.presentation?.transition?.phase == .announced
    }

    /// Dismisses the controller that this controller itself presents, without an animation.
    func dismissPresented() {
        if presented != nil { dismiss(animated: false) }
    }

    /// Takes the root controller out of its window, which gets another root controller or no longer exists. What the controller
    /// presents leaves with it, since it could not be dismissed without the controller.
    func leaveWindow() {
        presented?.modal?.presentation?.isPresenterGoing = true
        dismissPresented()
        hide(animated: false)
    }

    /// Hides what this controller presents in its own context, or displays it again, because its container does so with the
    /// controller.
    func hidePresentedInContext(_ isHidden: Bool) {
        guard let presentation = presented?.modal?.presentation, presentation.container.isHidden != isHidden
        else { return }
        presentation.transition?.settle()
        // The end of a transition may have ended the presentation.
        guard let content = presented, content.modal?.presentation === presentation else { return }
        if isHidden {
            content.beginDisappearance(animated: false)
            presentation.container.endEditingBeforeRemoval()
        }
        presentation.container.isHidden = isHidden
        if isHidden {
            content.endDisappearance(animated: false)
            return
        }
        // The container has added the controller's view once more.
        let container = presentation.container
        if let view = viewIfLoaded, let superview = view.superview, superview === container.superview {
            superview.insertSubview(container, aboveSubview: view)
        }
        // It appears together with a container that is not on the screen.
        guard let parent, parent.appearance == .shown || parent.appearance == .appearing else { return }
        content.beginAppearance(animated: false)
        content.endAppearance(animated: false)
    }

    /// Dismisses what the controller presents in its own context, without an animation, because the controller has left its
    /// container.
    func dismissPresentedInContext() {
        presented?.modal?.presentation?.isPresenterGoing = true
        dismissPresented()
    }

    /// Returns the controller that presents: the nearest one that defines a context if the presentation
    /// requires that, and otherwise the root.
    private func presentationContext(for controller: UIPresentationController) -> UIViewController {
        controller.shouldPresentInFullscreen ? outermostAncestor : nearestContext
    }

    /// The nearest controller that defines a context for presentations, which may be this one, or the root if there is none.
    var nearestContext: UIViewController {
        sequence(first: self, next: \.parent).first(where: \.definesPresentationContext) ?? outermostAncestor
    }

    /// The controller that contains this one and has no parent; the controller itself if it has none.
    var outermostAncestor: UIViewController {
        sequence(first: self, next: \.parent).first { $0.parent == nil } ?? self
    }

    private func complain(_ reason: String, _ presented: UIViewController) {
        writeComplaint("\(type(of: self)) cannot present \(type(of: presented)): \(reason).")
    }
}
