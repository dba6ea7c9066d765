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

    /// The view covers the container, wherever it was at the end of an animation.
    override func notePlaceAfterAnimation() {}

    // MARK: Orientation

    /// The scene that was asked to turn for the presented controller, or nil.
    private weak var turnedScene: UIWindowScene?
    /// The nearest controller behind that had turned the page when this one appeared, or nil.
    private weak var turnedBehind: CoverPresentationController?

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard style == .fullScreen, let scene = containerView?.window?.windowScene else { return }
        let preferred = presentedViewController.preferredInterfaceOrientationForPresentation
        guard preferred != .unknown, preferred != scene.interfaceOrientation else { return }
        turnedScene = scene
        turnedBehind = presentingViewController.nearestPresentation.flatMap { nearest in
            sequence(first: nearest, next: { $0.presenter?.nearestPresentation }).lazy
                .compactMap { $0.active as? CoverPresentationController }
                .first { $0.turnedScene === scene }
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: UIInterfaceOrientationMask(preferred)))
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { freeOrientation() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { freeOrientation() }
    }

    /// Lets the page turn with the device again, or returns it to the orientation of a presented controller behind this one.
    private func freeOrientation() {
        guard let scene = turnedScene else { return }
        turnedScene = nil
        var wish = UIInterfaceOrientationMask.all
        // A controller that is dismissed together with this one has no presentation any more.
        if let behind = turnedBehind, behind.presentation != nil, behind.turnedScene != nil {
            let preferred = behind.presentedViewController.preferredInterfaceOrientationForPresentation
            if preferred != .unknown { wish = UIInterfaceOrientationMask(preferred) }
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: wish))
    }
}
