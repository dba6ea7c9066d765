import Foundation

/// The presentation controller of an activity list. The list's own view slides in from below and dims its
/// background.
final class ActivityPresentationController: UIPresentationController {
    override var transitionDuration: TimeInterval { 0.3 }
    override var turnsOver: Bool { false }
    /// False, because the view of the list is modal itself and handles its dismissal.
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    override func install() {
        (presentedViewController.viewIfLoaded as? ActivityView)?.isInPopover = false
        super.install()
    }

    override func moveView() {
        (presentedViewController.viewIfLoaded as? ActivityView)?.isListAway = isOut
    }
}

/// Presents a list of activities as a popover in a wide window, if the app has set a source for it, and otherwise as
/// ``ActivityPresentationController`` does.
final class ActivityPopoverController: ChoicesPopoverController {
    /// True if the delegate has prepared the popover that is about to appear or is on the screen.
    private var isPrepared = false

    override func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let usual = super.usualAdaptiveStyle(for: traits)
        // In a wide window the list is a popover if it has a source, which the delegate may set as late as it is asked to prepare
        // it.
        if usual == .none, sourceItem == nil { prepare() }
        return sourceItem == nil ? .custom : usual
    }

    override func prepare() {
        guard !isPrepared else { return }
        isPrepared = true
        super.prepare()
    }

    override func uninstall() {
        super.uninstall()
        isPrepared = false
    }

    override func makeAdapted(to style: UIModalPresentationStyle, _ content: UIViewController)
        -> UIPresentationController
    {
        ActivityPresentationController(presentedViewController: content, presenting: nil)
    }

    private var list: ActivityView? { presentedViewController.viewIfLoaded as? ActivityView }

    override var contentSize: CGSize {
        guard let list else { return super.contentSize }
        let width = ActivityView.popoverWidth
        return CGSize(width: width, height: list.arrange(atWidth: width))
    }

    override func install() {
        list?.isInPopover = true
        super.install()
    }

    /// The popover is invisible while the browser's share sheet is open.
    override func moveView() {
        presentedView?.alpha = isOut || list?.isListShown != true ? 0 : 1
    }
}
