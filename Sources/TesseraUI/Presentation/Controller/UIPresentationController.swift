import Foundation

/// An object that manages a presented controller from its presentation to its dismissal.
/// See Apple's [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
///
/// A subclass decides the place of the presented view, and can add views of its own, such as one that dims
/// the views behind:
///
/// ```swift
/// final class CardPresentationController: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         containerView?.bounds.insetBy(dx: 40, dy: 120) ?? .zero
///     }
/// }
/// ```
/// To use the subclass, return it from the presented controller's ``UIViewController/transitioningDelegate``,
/// and set the controller's ``UIViewController/modalPresentationStyle`` to
/// ``UIModalPresentationStyle/custom``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer {
    private weak var presentee: UIViewController?
    private weak var presenterReference: UIViewController?
    /// The presentation in which the controller is active, or nil before and after.
    weak var presentation: Presentation?
    /// The frame at which the presented view was placed last, or nil before it is placed.
    private var placedFrame: CGRect?
    /// True if the app has placed the presented view elsewhere than at ``frameOfPresentedViewInContainerView``.
    private var isPlacedByApp = false

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that will be presented.
    ///   - presentingViewController: The controller that presents it, or nil if it is not determined yet.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presentee = presentedViewController
        presenterReference = presentingViewController
        super.init()
    }

    // MARK: Controllers

    /// The controller that presents. Before the presentation begins, it is the one given to the initializer,
    /// or the presented controller if that is nil.
    open var presentingViewController: UIViewController {
        presentation?.presenter ?? presenterReference ?? presentedViewController
    }

    /// The controller that is presented.
    open var presentedViewController: UIViewController {
        guard let presentee else {
            fatalError("UIPresentationController.presentedViewController: the controller is gone.")
        }
        return presentee
    }

    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { .custom }

    /// The object that adapts the presentation to the size of the window and observes dismissals by the user.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Views

    /// The view in which the presentation takes place, or nil before its beginning and after its end.
    open var containerView: UIView? { presentation?.container }

    /// The view that the transition moves: the presented controller's view, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of ``presentedView`` at the end of the transition, in points of the container. By default it
    /// fills the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// A Boolean value that tells whether the presentation covers the screen, and not the nearest controller
    /// with ``UIViewController/definesPresentationContext``. True by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value that tells whether the presenter's view is removed while the presented one covers it.
    /// False by default.
    open var shouldRemovePresentersView: Bool { false }

    /// Called when the container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// Called when the presentation is about to begin. Subclasses can add views to ``containerView`` and
    /// animate them alongside the transition.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation has ended. `completed` is false if it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called when the dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal has ended. `completed` is false if it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adaptivity

    /// The style to which the presentation changes in a horizontally compact window, or
    /// ``UIModalPresentationStyle/none`` if it does not change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Returns the style to which the presentation changes with some traits, or
    /// ``UIModalPresentationStyle/none`` if it does not change.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let wanted =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        return wanted == .automatic ? usualAdaptiveStyle(for: traitCollection) : wanted
    }

    /// Returns the style to which the presentation changes if the delegate does not decide.
    func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Returns the presentation controller for an adapted style.
    func makeAdapted(to style: UIModalPresentationStyle, _ content: UIViewController)
        -> UIPresentationController
    {
        switch style {
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presenting: content, style: style)
        case .popover: UIPopoverPresentationController(presentedViewController: content, presenting: nil)
        default: CoverPresentationController(presenting: content, style: style)
        }
    }

    // MARK: Traits

    /// The traits of the container, or those of the presenter if there is no container yet.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presenterReference?.traitCollection ?? .current
    }
    /// Called when a trait has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that the controller overrides and the observers of its traits, or nil for a controller
    /// without either.
    var traitState: TraitState?

    // MARK: Contents

    /// The preferred size of the presented controller's view, in points.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the preferred size of the presented controller has changed. The default implementation
    /// does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points that the presented controller will have in a container with the size
    /// `parentSize`; by default that size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called when the size of the container is about to change. Informs the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let content = presentedViewController
        content.viewWillTransition(
            to: self.size(forChildContentContainer: content, withParentContainerSize: size),
            with: coordinator)
    }

    /// Called when the size classes of the container are about to change. Informs the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let content = presentedViewController
        content.willTransition(to: content.overriding(newCollection), with: coordinator)
    }

    // MARK: Overrides by the system's presentations

    /// True if the presented view is invisible: before it appears, and after its dismissal has begun.
    var isOut = false

    /// The duration of the system's transition in seconds.
    var transitionDuration: TimeInterval { 0.4 }

    /// True if the views behind get touches as if no controller were presented.
    var letsTouchesThrough: Bool { false }

    /// True if the keyboard and assistive technology cannot reach the views behind.
    var isModal: Bool { true }

    /// True if assistive technology announces a dialog.
    var isDialog: Bool { true }

    /// True if the user can dismiss the presented controller by other means than the app's controls.
    var usersMayDismiss: Bool { true }

    /// Returns false if a method of the delegate that belongs to the kind of the presentation forbids the user to dismiss it.
    func usersMayDismissByDelegate() -> Bool { true }

    /// Calls the method of the delegate that belongs to the kind of the presentation after the user has dismissed it.
    func userHasDismissed() {}

    /// True if the Escape key dismisses the presented controller, provided that the user may dismiss it.
    var escapeDismisses: Bool { false }

    /// True if the tint of the views behind is dimmed.
    var dimsTint: Bool { false }

    /// True if the presentation can flip the screen to appear and disappear.
    var turnsOver: Bool { true }

    /// Updates the dimming and the movement of the views behind.
    func updateSurroundings() {}

    /// Adds the presented view to the container. A view that an app with an animation of its own has added before stays in its
    /// place.
    func install() {
        guard let view = presentedView, let container = containerView else { return }
        isPlacedByApp = false
        let frame = frameOfPresentedViewInContainerView
        placedFrame = frame
        if view.superview !== container || presentation?.isCustom != true { place(view, at: frame) }
        container.addSubview(view)
    }

    /// Removes the presented view, and the system's views around it, from the container.
    func uninstall() {
        presentedView?.removeFromSuperview()
    }

    /// Lays out the views, after a change of the container's size or of another property on which the
    /// presentation depends. The app may move the presented view meanwhile, for instance with a finger, so the view is placed
    /// only after its proper place has changed.
    func layOut() {
        guard !isPlacedByApp, let view = presentedView, view.superview === containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        guard frame != placedFrame else { return }
        placedFrame = frame
        place(view, at: frame)
    }

    /// Notes that an animation of the app has brought the presented view to its place. If that is not the place that the
    /// controller states, the app places the view from now on.
    func notePlaceAfterAnimation() {
        guard let view = presentedView, view.superview === containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        isPlacedByApp =
            view.bounds.size != frame.size || abs(view.center.x - frame.midX) > 0.5
            || abs(view.center.y - frame.midY) > 0.5
    }

    /// Moves the presented view out of sight or into its place, by the presented controller's transition
    /// style.
    func moveView() {
        guard let view = presentedView else { return }
        switch presentation?.transitionStyle ?? .coverVertical {
        case .coverVertical:
            let way = (containerView?.bounds.height ?? 0) - frameOfPresentedViewInContainerView.minY
            view.transform = isOut ? CGAffineTransform(translationX: 0, y: way) : .identity
        case .crossDissolve: view.alpha = isOut ? 0 : 1
        case .flipHorizontal: view.isHidden = isOut
        }
    }

    /// Places a view without regard to its transform.
    func place(_ view: UIView, at frame: CGRect) {
        view.place(
            bounds: CGRect(origin: view.bounds.origin, size: frame.size),
            center: CGPoint(x: frame.midX, y: frame.midY))
    }
}
