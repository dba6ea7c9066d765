import Foundation

extension Presentation {
    /// Begins the dismissal.
    func dismiss(animated: Bool) {
        guard let content else { return }
        transition?.settle()
        for other in inFront where other.transition?.phase != .announced { other.transition?.settle() }
        // A presentation that a gesture drives is cancelled then, and nothing remains to be dismissed.
        guard content.modal?.presentation === self else { return reportDismissal(of: content) }
        // The completion of the presentation may have dismissed the controller.
        guard !content.isBeingDismissed else { return }
        Dismissal(of: [self] + inFront.prefix { $0.content?.isBeingDismissed == false }).begin(
            animated: animated)
    }

    /// The presentations in front of this one, the nearest first.
    private var inFront: [Presentation] {
        guard let content else { return [] }
        return sequence(first: content, next: \.presented).dropFirst().compactMap { $0.modal?.presentation }
    }

    /// Runs the completions of the calls that have dismissed the controller.
    func reportDismissal(of content: UIViewController) {
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
        return dismissForUser(content)
    }

    /// Begins the dismissal by a drag of the user if the user may dismiss the presented controller, and informs the delegate in
    /// either case.
    func userDrags() {
        if let content { dismissForUser(content) }
    }

    @discardableResult
    private func dismissForUser(_ content: UIViewController) -> Bool {
        let (delegate, original, active) = (original.delegate, original, active)
        guard !keepsUser, delegate?.presentationControllerShouldDismiss(original) != false,
            active.usersMayDismissByDelegate()
        else {
            delegate?.presentationControllerDidAttemptToDismiss(original)
            return false
        }
        isUsers = true
        content.whenDismissed.append {
            delegate?.presentationControllerDidDismiss(original)
            active.userHasDismissed()
        }
        dismiss(animated: true)
        return true
    }

    /// Dismisses the presented controller after the Escape key was pressed, if that key dismisses it and the
    /// user may. Returns true if the controller was dismissed.
    func userEscapes() -> Bool { active.escapeDismisses && active.usersMayDismiss && userDismisses() }
}
