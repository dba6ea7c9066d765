import Foundation

/// The methods by which a delegate observes the displayed controllers of a navigation controller and animates
/// its transitions.
/// See Apple's [UINavigationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Returns the orientations that the interface of the controller supports.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Returns the orientation in which the controller prefers to be presented.
    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
    /// Called when a controller is about to be displayed, after its `viewWillAppear`. If the user cancels a
    /// swipe back, the controller is not displayed after all; the transition coordinator reports that.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Called when a controller is displayed, after its `viewDidAppear`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// Returns the app's animation for a push or a pop, or nil for that of the system. A swipe from the edge
    /// always has the animation of the system.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Returns the object with which a gesture drives the app's animation, or nil if the animation runs by
    /// itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Returns the usual orientations: all of them on a tablet, and all but upside down on a phone.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .usual }
    /// Returns the present orientation of the interface.
    public func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Returns nil.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
    /// The kinds of changes of a stack.
    /// See Apple's [UINavigationController.Operation](
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation).
    public enum Operation: Int, Sendable {
        /// The stack does not change.
        case none = 0
        /// A controller is added to the stack.
        case push = 1
        /// Controllers are removed from the stack.
        case pop = 2
    }
}
