import Foundation

/// Presents choices of the system, such as an action sheet, as a popover in a wide window, and at the bottom of a narrow one. The
/// view of the choices is modal itself and handles its dismissal.
class ChoicesPopoverController: UIPopoverPresentationController {
    override var isModal: Bool { false }
    override var isDialog: Bool { false }
    override var usersMayDismiss: Bool { false }

    override func usualAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? .custom : .none
    }

    /// Ignores the delegate, because the choices always have the same style in a narrow window.
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        usualAdaptiveStyle(for: traitCollection)
    }
}
