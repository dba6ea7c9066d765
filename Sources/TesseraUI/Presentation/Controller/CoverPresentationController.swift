import Foundation

/// The presentation controller of a controller that covers the screen, or another controller.
final class CoverPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(presenting presented: UIViewController, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldPresentInFullscreen: Bool { style == .fullScreen || style == .overFullScreen }
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
}
