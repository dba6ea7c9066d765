import Foundation

/// Hears of what a navigation controller puts on screen.
/// See Apple's [UINavigationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Returns the ways in which the interface of the controller may lie on the device.
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
    /// Says that a controller is about to be shown, after its `viewWillAppear`. When the user gives up a swipe back, the controller
    /// is not shown after all, as the transition coordinator says.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Says that a controller is shown, after its `viewDidAppear`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// Gives a push or a pop that is about to be animated an animation of the app's own. If nil, it is the system's. A swipe from the edge
    /// always has that.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Lets a gesture drive an animation of the app's own. If nil, it runs by itself.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Returns those that are usual on the device: all of them on a tablet, and all but upside down on a phone.
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .usual }
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
    /// What becomes of a stack.
    /// See Apple's [UINavigationController.Operation](
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/operation).
    public enum Operation: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A controller comes onto it.
        case push = 1
        /// Controllers leave it.
        case pop = 2
    }
}
