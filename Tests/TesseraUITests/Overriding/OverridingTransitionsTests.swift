import Foundation
import TesseraUI
import Testing

private final class OverridingPercent: UIPercentDrivenInteractiveTransition, Logging {
    let calls = Calls()

    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        log("startInteractiveTransition(_:)")
        super.startInteractiveTransition(transitionContext)
    }
    override var wantsInteractiveStart: Bool {
        get {
            log("wantsInteractiveStart")
            return super.wantsInteractiveStart
        }
        set { super.wantsInteractiveStart = newValue }
    }
    override var completionSpeed: CGFloat {
        get {
            log("completionSpeed")
            return super.completionSpeed
        }
        set { super.completionSpeed = newValue }
    }
    override func update(_ percentComplete: CGFloat) {
        log("update(_:)")
        super.update(percentComplete)
    }
    override func pause() {
        log("pause()")
        super.pause()
    }
    override func cancel() {
        log("cancel()")
        super.cancel()
    }
    override func finish() {
        log("finish()")
        super.finish()
    }
}

/// A delegate that gives transitions an empty animation, and an interaction controller that records its calls.
private final class Driving: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let percent = OverridingPercent()

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

@MainActor struct OverridingTransitionsTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `overrides of a transition that is driven by hand run`() {
        let driving = Driving()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.delegate = driving
        window.rootViewController = navigation
        window.isHidden = false
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.view.layoutIfNeeded()
        driving.percent.update(0.5)
        driving.percent.pause()
        driving.percent.finish()
        driving.percent.cancel()
        #expect(
            driving.percent.calls.missing(of: [
                "startInteractiveTransition(_:)", "wantsInteractiveStart", "completionSpeed", "update(_:)",
                "finish()", "cancel()", "pause()",
            ]) == [])
    }
}
