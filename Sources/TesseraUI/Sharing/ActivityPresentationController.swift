import Foundation

/// Presents the list of activities, which comes from below and dims what lies behind it by itself.
final class ActivityPresentationController: UIPresentationController {
    override var transitionDuration: TimeInterval { 0.3 }
    override var turnsOver: Bool { false }
    /// The view of the list is modal itself, and knows what dismisses it.
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    override func moveView() {
        (presentedViewController.viewIfLoaded as? ActivityView)?.isListAway = isOut
    }
}
