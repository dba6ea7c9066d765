import Foundation

/// Answers how a presentation adapts to the window's size, and learns of the user's dismissal.
/// See Apple's [UIAdaptivePresentationControllerDelegate](
/// https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Returns the style to which a presentation changes in a horizontally compact window. By default
    /// ``UIModalPresentationStyle/automatic``, which leaves it to the system.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Returns the style to which a presentation changes where traits apply; ``UIModalPresentationStyle/none`` where it does not change. By
    /// default it is what ``adaptivePresentationStyle(for:)`` says for a horizontally compact window, and the system's choice else.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Prepares the presentation controller of an adapted style, such as the detents of a sheet that stands for a popover.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// Returns the controller that appears in an adapted style in place of the presented one, which it may contain. By default, it is nil: the
    /// presented one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// Says that the presentation is about to appear in a style, ``UIModalPresentationStyle/none`` for its own. The coordinator is
    /// that of the transition, if there is one.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Returns true if the user may dismiss what is presented, as by dragging a sheet down; true by default. It is not asked where
    /// ``UIViewController/isModalInPresentation`` is true.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Says that the user dismisses what is presented. The transition's coordinator is there.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Says that the user has dismissed what was presented. Dismissals by the app are not told.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Says that the user has tried to dismiss what is presented, and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns ``UIModalPresentationStyle/automatic``.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .automatic }
    /// Returns the answer of the form without traits for a horizontally compact window.
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
