import Foundation

@testable import TesseraUI

/// A delegate that records the calls of a presentation, and returns the answers that a test sets.
@MainActor
final class PresentationLog: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    var calls: [String] = []
    var mayDismiss = true
    var style = UIModalPresentationStyle.automatic

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        style
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should dismiss")
        return mayDismiss
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let hasCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
        calls.append(hasCoordinator ? "will dismiss" : "will dismiss without a coordinator")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did dismiss")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("did attempt to dismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        calls.append("changed to \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil")")
    }
    func prepareForPopoverPresentation(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        calls.append("prepares the popover")
    }
}

/// Returns a visible window with the size classes of a phone, or of a tablet if it is at least 700 points wide.
@MainActor
func phoneWindow(_ root: UIViewController, width: CGFloat = 390, height: CGFloat = 844) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.horizontalSizeClass = width >= 700 ? .regular : .compact
    window.traitOverrides.verticalSizeClass = height >= 480 ? .regular : .compact
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

extension UIViewController {
    /// The frame of the presented view in its container after a layout pass, or nil if nothing is presented.
    var presentedFrame: CGRect? {
        let controller = presentedViewController?.activePresentationController
        controller?.containerView?.window?.layoutIfNeeded()
        return controller?.presentedView?.frame
    }
}
