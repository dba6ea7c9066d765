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

    override func moveView() {
        (presentedViewController.viewIfLoaded as? ActivityView)?.isListAway = isOut
    }
}
