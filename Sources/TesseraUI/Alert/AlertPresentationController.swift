import Foundation

/// The view of an alert controller: an alert or an action sheet.
@MainActor
protocol AlertContentView: UIView {
    /// Copies title, message and actions from the controller.
    func update()
}

/// Presents an alert in the middle of the screen. Only its buttons dismiss it.
final class AlertPresentationController: UIPresentationController {
    override var transitionDuration: TimeInterval { 0.25 }
    override var turnsOver: Bool { false }
    override var dimsTint: Bool { true }
    /// The alert's view is modal itself.
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    override func moveView() {
        guard let view = presentedView else { return }
        view.alpha = isOut ? 0 : 1
        guard let box = (view as? AlertView)?.box else { return }
        // The box shrinks to its size while it appears, and keeps its size while it disappears.
        let grows = isOut && !presentedViewController.isBeingDismissed
        box.transform = grows ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
    }
}

/// Presents an action sheet at the bottom of a narrow window.
final class ActionSheetPresentationController: UIPresentationController {
    private let dimmingView = PresentationDimmingView()

    override var turnsOver: Bool { false }
    override var dimsTint: Bool { true }
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    private var sheet: ActionSheetView? { presentedViewController.viewIfLoaded as? ActionSheetView }

    override func install() {
        super.install()
        sheet?.isAtBottom = true
    }

    override func moveView() {
        guard let sheet else { return }
        sheet.backgroundColor = isOut ? .clear : .dimming
        let way = sheet.isSettled ? sheet.groupHeight : sheet.bounds.height
        sheet.group.transform = isOut ? CGAffineTransform(translationX: 0, y: way) : .identity
    }
}

/// Presents an action sheet as a popover in a wide window, and at the bottom of a narrow one.
final class ActionSheetPopoverController: ChoicesPopoverController {
    override func makeAdapted(to style: UIModalPresentationStyle, _ content: UIViewController)
        -> UIPresentationController
    {
        ActionSheetPresentationController(presentedViewController: content, presenting: nil)
    }

    override var contentSize: CGSize {
        guard let sheet = presentedViewController.view as? ActionSheetView else { return super.contentSize }
        return CGSize(
            width: ActionSheetView.popoverWidth, height: sheet.height(atWidth: ActionSheetView.popoverWidth))
    }

    override func install() {
        (presentedViewController.view as? ActionSheetView)?.isAtBottom = false
        super.install()
    }
}
