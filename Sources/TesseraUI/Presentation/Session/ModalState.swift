import Foundation

/// What a controller has said of how it is presented, and the presentation that it takes part in. Most controllers have none.
@MainActor
final class ModalState {
    var style: UIModalPresentationStyle?
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    var definesContext = false
    var providesTransitionStyle = false
    /// The presentation controller, from when it is first asked for until the dismissal.
    var controller: UIPresentationController?
    /// The presentation in which the controller is presented now.
    var presentation: Presentation?
}

extension UIViewController {
    var madeModal: ModalState {
        let state = modal ?? ModalState()
        modal = state
        return state
    }

    /// The style of presentation where the automatic one is resolved.
    var resolvedModalStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    }

    /// The presentation in which this controller, or an ancestor of it, is presented.
    var nearestPresentation: Presentation? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.modal?.presentation }.first
    }

    /// Returns the presentation controller of the next presentation, which is kept until its end.
    func preparedPresentationController(
        presenting presenter: UIViewController? = nil, source: UIViewController? = nil
    ) -> UIPresentationController {
        if let known = modal?.controller { return known }
        let made = makePresentationController(presenting: presenter, source: source ?? presenter ?? self)
        madeModal.controller = made
        return made
    }

    /// Forgets a presentation controller that was made for another style.
    func modalStyleChanged() {
        guard modal?.presentation == nil else { return }
        modal?.controller = nil
    }

    /// Says that something has changed on which the presentation of the controller depends.
    func presentationChanged() {
        nearestPresentation?.container.setNeedsLayout()
    }
}
