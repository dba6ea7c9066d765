import Foundation

/// The methods by which a delegate adapts a presentation to the size of the window, and observes dismissals
/// by the user.
/// See Apple's [UIAdaptivePresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style to which a presentation changes in a horizontally compact window. The default is
    /// ``UIModalPresentationStyle/automatic``, with which the system decides.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style to which a presentation changes with some traits, or
    /// ``UIModalPresentationStyle/none`` if it does not change. The default is the result of
    /// ``adaptivePresentationStyle(for:)`` in a horizontally compact window, and otherwise
    /// ``UIModalPresentationStyle/automatic``.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Prepares the presentation controller of an adapted style, for example the detents of a sheet that
    /// replaces a popover.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Returns the controller that appears in an adapted style in place of the presented one, which it may
    /// contain. The default is nil, which means the presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Called when the presentation is about to appear in a style. The style is
    /// ``UIModalPresentationStyle/none`` if the presentation does not adapt. The coordinator is that of the
    /// transition, or nil if there is none.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns true if the user may dismiss the presented controller, for example by dragging a sheet down;
    /// true by default. The method is not called if ``UIViewController/isModalInPresentation`` is true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Called when the user begins to dismiss the presented controller. The coordinator of the transition
    /// exists already.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has dismissed the presented controller. Not called for dismissals by the app.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called when the user has tried to dismiss the presented controller, but may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns ``UIModalPresentationStyle/automatic``.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }
    /// Returns the result of the method without traits in a horizontally compact window, and otherwise
    /// ``UIModalPresentationStyle/automatic``.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .automatic }
        return adaptivePresentationStyle(for: controller)
    }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Returns nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Returns true.
    public func presentationControllerShouldDismiss(
        _ presentationController: UIPresentationController
    ) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(
        _ presentationController: UIPresentationController
    ) {}
}
