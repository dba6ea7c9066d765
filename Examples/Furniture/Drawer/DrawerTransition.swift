import UIKit

/// Presents a controller as a drawer that the user can pull back to the edge.
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
    private weak var controller: UIViewController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(of controller: UIViewController) {
        self.controller = controller
    }

    /// Adds the gesture that closes the drawer. The controller calls it once its view is loaded.
    func addGesture(to view: UIView) {
        let pan = UIPanGestureRecognizer()
        pan.addAction(
            UIAction { [weak self] action in
                guard let pan = action.sender as? UIPanGestureRecognizer else { return }
                self?.panned(pan)
            })
        view.addGestureRecognizer(pan)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view, let container = view.superview else { return }
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let part = direction * pan.translation(in: container).x / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            controller?.dismiss(animated: true)
        case .changed: interaction?.update(part)
        case .ended where part > 0.4 || direction * pan.velocity(in: container).x > 600:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled, .failed:
            interaction?.cancel()
            interaction = nil
        default: break
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        DrawerPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { DrawerAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
