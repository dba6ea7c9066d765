import UIKit

/// Presents a controller as a drawer at the trailing edge, in front of a dimming view. A tap on that view closes the
/// drawer.
final class DrawerPresentationController: UIPresentationController {
    private let dimming = UIView()

    override init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.alpha = 0
        dimming.accessibilityIdentifier = "dimming"
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { [weak self] _ in self?.presentedViewController.dismiss(animated: true) })
        dimming.addGestureRecognizer(tap)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let width = min(360, container.bounds.width - 56)
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? 0 : container.bounds.width - width, y: 0, width: width,
            height: container.bounds.height)
    }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        dimming.frame = container.bounds
        container.addSubview(dimming)
        fade(to: 1)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() { fade(to: 0) }

    private func fade(to alpha: CGFloat) {
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimming.alpha = alpha
            return
        }
        coordinator.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }, completion: nil)
    }

    /// Updates the place of the drawer when the window changes. Its bounds and centre are set in place of its frame,
    /// since its transform belongs to the transition.
    override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
        let frame = frameOfPresentedViewInContainerView
        presentedView?.bounds.size = frame.size
        presentedView?.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
