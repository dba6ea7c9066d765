import Foundation

/// The properties of a controller about its presentation, and the presentation in which it takes part. Most
/// controllers have none.
@MainActor
final class ModalState {
    var style: UIModalPresentationStyle?
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// True if the app has made the controller a context for presentations, false if it has ended that, or nil.
    var definesContext: Bool?
    var providesTransitionStyle = false
    /// The presentation controller, from the first request for it until the dismissal, or nil.
    var controller: UIPresentationController?
    /// The presentation in which the controller is presented at present, or nil.
    var presentation: Presentation?
    /// The search over the controller, or nil. It counts as presented by the controller.
    weak var search: UISearchController?
}

extension UIViewController {
    var madeModal: ModalState {
        let state = modal ?? ModalState()
        modal = state
        return state
    }

    /// The style of presentation, with the automatic style resolved. A controller that zooms covers the screen.
    var resolvedModalStyle: UIModalPresentationStyle {
        guard modalPresentationStyle == .automatic else { return modalPresentationStyle }
        return zoom == nil ? .pageSheet : .fullScreen
    }

    /// The presentation in which this controller, or an ancestor of it, is presented, or nil.
    var nearestPresentation: Presentation? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0.modal?.presentation }.first
    }

    /// Returns the presentation controller of the next presentation. It is kept until the end of that
    /// presentation.
    func preparedPresentationController(
        presenting presenter: UIViewController? = nil, source: UIViewController? = nil
    ) -> UIPresentationController {
        if let known = modal?.controller { return known }
        let made = makePresentationController(presenting: presenter, source: source ?? presenter ?? self)
        madeModal.controller = made
        return made
    }

    /// Discards a presentation controller that was created for another style.
    func modalStyleChanged() {
        guard modal?.presentation == nil else { return }
        modal?.controller = nil
    }

    /// Lays out the presentation anew after a change of the controller on which it depends.
    func presentationChanged() {
        nearestPresentation?.container.setNeedsLayout()
    }
}
