import Foundation
import TesseraUI
import Testing

/// Overrides the members of presentation controllers that apps may override. Code that compiles here compiles for iOS.
private final class Presenter: UIPresentationController, Logging {
    let calls = Calls()

    override var presentingViewController: UIViewController {
        log("presentingViewController")
        return super.presentingViewController
    }
    override var presentedViewController: UIViewController {
        log("presentedViewController")
        return super.presentedViewController
    }
    override var presentationStyle: UIModalPresentationStyle {
        log("presentationStyle")
        return super.presentationStyle
    }
    override var containerView: UIView? {
        log("containerView")
        return super.containerView
    }
    override var presentedView: UIView? {
        log("presentedView")
        return super.presentedView
    }
    override var frameOfPresentedViewInContainerView: CGRect {
        log("frameOfPresentedViewInContainerView")
        return super.frameOfPresentedViewInContainerView
    }
    override var shouldPresentInFullscreen: Bool {
        log("shouldPresentInFullscreen")
        return super.shouldPresentInFullscreen
    }
    override var shouldRemovePresentersView: Bool {
        log("shouldRemovePresentersView")
        return super.shouldRemovePresentersView
    }
    override func containerViewWillLayoutSubviews() {
        log("containerViewWillLayoutSubviews()")
        super.containerViewWillLayoutSubviews()
    }
    override func containerViewDidLayoutSubviews() {
        log("containerViewDidLayoutSubviews()")
        super.containerViewDidLayoutSubviews()
    }
    override func presentationTransitionWillBegin() {
        log("presentationTransitionWillBegin()")
        super.presentationTransitionWillBegin()
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        log("presentationTransitionDidEnd(_:)")
        super.presentationTransitionDidEnd(completed)
    }
    override func dismissalTransitionWillBegin() {
        log("dismissalTransitionWillBegin()")
        super.dismissalTransitionWillBegin()
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log("dismissalTransitionDidEnd(_:)")
        super.dismissalTransitionDidEnd(completed)
    }
    override var adaptivePresentationStyle: UIModalPresentationStyle {
        log("adaptivePresentationStyle")
        return super.adaptivePresentationStyle
    }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        log("adaptivePresentationStyle(for:)")
        return super.adaptivePresentationStyle(for: traitCollection)
    }
    override weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        didSet { log("delegate") }
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        log("preferredContentSizeDidChange(forChildContentContainer:)")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        log("size(forChildContentContainer:withParentContainerSize:)")
        return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
    }
}

/// This class and the next two have no test. They compile only if these members of sheets, popovers and controllers are
/// open.
private final class Sheet: UISheetPresentationController {
    override var detents: [UISheetPresentationController.Detent] {
        get { super.detents }
        set { super.detents = newValue }
    }
    override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
    override func invalidateDetents() { super.invalidateDetents() }
    override var prefersGrabberVisible: Bool { didSet {} }
}

private final class Popover: UIPopoverPresentationController {
    override var permittedArrowDirections: UIPopoverArrowDirection { didSet {} }
    override var sourceRect: CGRect { didSet {} }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
}

private final class Controller: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set {}
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }
    override var isModalInPresentation: Bool {
        get { true }
        set {}
    }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var presentationController: UIPresentationController? { super.presentationController }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var made: Presenter?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let presenter = Presenter(presentedViewController: presented, presenting: presenting)
        made = presenter
        return presenter
    }
}

@MainActor struct OverridingPresentationTests {
    @Test func `overrides of a presentation controller are called`() throws {
        let (root, shown, delegate) = (UIViewController(), Controller(), Delegate())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = root
        window.makeKeyAndVisible()
        shown.transitioningDelegate = delegate
        root.present(shown, animated: false)
        window.layoutIfNeeded()
        let presenter = try #require(delegate.made)
        presenter.delegate = nil
        #expect(presenter.adaptivePresentationStyle == .none)
        shown.preferredContentSize = CGSize(width: 10, height: 10)
        #expect(
            presenter.size(forChildContentContainer: shown, withParentContainerSize: .zero) == .zero)
        #expect(presenter.presentingViewController === root)
        root.dismiss(animated: false)
        #expect(
            presenter.calls.missing(of: [
                "presentingViewController", "presentedViewController", "presentationStyle", "containerView",
                "presentedView", "frameOfPresentedViewInContainerView", "shouldPresentInFullscreen",
                "shouldRemovePresentersView", "containerViewWillLayoutSubviews()",
                "containerViewDidLayoutSubviews()", "presentationTransitionWillBegin()",
                "presentationTransitionDidEnd(_:)", "dismissalTransitionWillBegin()",
                "dismissalTransitionDidEnd(_:)", "adaptivePresentationStyle",
                "adaptivePresentationStyle(for:)", "delegate",
                "preferredContentSizeDidChange(forChildContentContainer:)",
                "size(forChildContentContainer:withParentContainerSize:)",
            ]) == [])
    }

    @Test func `sheets and popovers can be made by apps`() {
        let shown = Controller()
        let sheet = Sheet(presentedViewController: shown, presenting: nil)
        sheet.detents = [.medium()]
        sheet.animateChanges { sheet.prefersGrabberVisible = true }
        sheet.invalidateDetents()
        #expect(sheet.detents.map(\.identifier) == [.medium] && sheet.prefersGrabberVisible)
        let popover = Popover(presentedViewController: shown, presenting: nil)
        popover.permittedArrowDirections = .up
        #expect(popover.permittedArrowDirections == .up && popover.arrowDirection == .unknown)
    }
}
