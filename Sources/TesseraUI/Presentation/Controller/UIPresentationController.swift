import Foundation

/// Manages how a controller is on screen from its presentation to its dismissal.
/// See Apple's [UIPresentationController](https://developer.apple.com/documentation/uikit/uipresentationcontroller).
///
/// A subclass says where the presented view lies and adds views of its own, such as one that dims what lies behind:
///
/// ```swift
/// final class CardPresentationController: UIPresentationController {
///     override var frameOfPresentedViewInContainerView: CGRect {
///         containerView?.bounds.insetBy(dx: 40, dy: 120) ?? .zero
///     }
/// }
/// ```
///
/// The presented controller's ``UIViewController/transitioningDelegate`` returns it, and its
/// ``UIViewController/modalPresentationStyle`` is ``UIModalPresentationStyle/custom``.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UIContentContainer {
    private weak var presentee: UIViewController?
    private weak var presenterReference: UIViewController?
    /// The presentation in which the controller is active, or nil before and after.
    weak var presentation: Presentation?

    /// Creates a presentation controller.
    ///
    /// - Parameters:
    ///   - presentedViewController: The controller that is to be presented.
    ///   - presentingViewController: The controller that presents it, or nil if it is not known yet.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        presentee = presentedViewController
        presenterReference = presentingViewController
        super.init()
    }

    // MARK: Controllers

    /// The controller that presents. Before the presentation begins and nobody has named one, it is the presented controller.
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

    /// How the controller presents.
    open var presentationStyle: UIModalPresentationStyle { .custom }

    /// Learns of the user's dismissal and answers how the presentation adapts to the window's size.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Views

    /// The view in which the presentation takes place, or nil before it begins and after its end.
    open var containerView: UIView? { presentation?.container }

    /// The view that the transition moves: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of ``presentedView`` at the end of the transition, in points of the container; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// A Boolean value that tells whether the presentation covers the screen, and not the nearest controller
    /// with ``UIViewController/definesPresentationContext``. True by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// A Boolean value that tells whether the presenter's view is removed while the presented one covers it.
    /// False by default.
    open var shouldRemovePresentersView: Bool { false }

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}
    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Transitions

    /// The presentation is about to begin: time to add views to ``containerView``, and to animate them alongside the transition.
    open func presentationTransitionWillBegin() {}
    /// The presentation has ended; `completed` is false where it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The dismissal is about to begin.
    open func dismissalTransitionWillBegin() {}
    /// The dismissal has ended; `completed` is false where it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adaptivity

    /// The style to which the presentation changes in a horizontally compact window; ``UIModalPresentationStyle/none`` where it
    /// does not change.
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }

    /// Returns the style to which the presentation changes where traits apply; ``UIModalPresentationStyle/none`` where it does not change.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let wanted =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .automatic
        return wanted == .automatic ? usualAdaptiveStyle(for: traitCollection) : wanted
    }

    /// Returns the style to which the presentation changes by itself.
    func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// Returns the controller that presents in an adapted style.
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

    /// The traits of the container, or of the presenter before there is one.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presenterReference?.traitCollection ?? .current
    }
    /// Called when a trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the controller overrides of the traits, and who hears of changes, or nil for a controller without either.
    var traitState: TraitState?

    // MARK: Contents

    /// The size in points that the presented controller would like its view to have.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller would like another size. By default nothing happens.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points that the presented controller is told of when the container is to have `parentSize`; by default that.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to have another size. Passed on to the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let content = presentedViewController
        content.viewWillTransition(
            to: self.size(forChildContentContainer: content, withParentContainerSize: size),
            with: coordinator)
    }

    /// The container is about to have other size classes. Passed on to the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let content = presentedViewController
        content.willTransition(to: content.overriding(newCollection), with: coordinator)
    }

    // MARK: What the system's presentations change

    /// True if the presented view is out of sight: before it has come, and once it goes.
    var isOut = false

    /// Seconds from start to end of the usual transition.
    var transitionDuration: TimeInterval { 0.4 }

    /// True if what lies behind takes touches as if nothing were presented.
    var letsTouchesThrough: Bool { false }

    /// True if everything behind is out of reach for the keyboard and assistive technology.
    var isModal: Bool { true }

    /// True if assistive technology is told that a dialog has begun.
    var isDialog: Bool { true }

    /// True if the user has other means than the app's own controls to dismiss what is presented.
    var usersMayDismiss: Bool { true }

    /// True if the Escape key dismisses what is presented, where the user may.
    var escapeDismisses: Bool { false }

    /// True if the tint of what lies behind loses its colour.
    var dimsTint: Bool { false }

    /// True if the presentation can turn the screen over to come and go.
    var turnsOver: Bool { true }

    /// Brings what dims and moves what lies behind to where it belongs now.
    func updateSurroundings() {}

    /// Puts the presented view in the container.
    func install() {
        guard let view = presentedView, let container = containerView else { return }
        place(view, at: frameOfPresentedViewInContainerView)
        container.addSubview(view)
    }

    /// Takes the presented view, and what the system has put around it, out of the container.
    func uninstall() {
        presentedView?.removeFromSuperview()
    }

    /// Brings the views in their places: the size of the container, or what the presentation depends on, may have changed.
    func layOut() {
        guard let view = presentedView, view.superview === containerView else { return }
        place(view, at: frameOfPresentedViewInContainerView)
    }

    /// Moves the view out of sight or into its place, as the presented controller's transition style has it.
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

    /// Places a view whatever its transform.
    func place(_ view: UIView, at frame: CGRect) {
        view.place(
            bounds: CGRect(origin: view.bounds.origin, size: frame.size),
            center: CGPoint(x: frame.midX, y: frame.midY))
    }
}
