import Foundation

/// Presents the list of activities at the bottom of the screen; its view dims what lies behind by itself.
final class ActivityPresentationController: UIPresentationController {
    override var transitionDuration: TimeInterval { 0.3 }
    override var turnsOver: Bool { false }
    /// The view of the list is modal itself.
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    override func moveView() {
        (presentedView as? ActivityView)?.isListAway = isOut
    }
}
