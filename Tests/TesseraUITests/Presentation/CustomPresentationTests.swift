import Foundation
import Testing

@testable import TesseraUI

@MainActor struct CustomPresentationTests {
    /// A presentation controller that places the view as a card, and records its calls.
    private final class Card: UIPresentationController {
        let log: Log

        init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
            self.log = log
            super.init(presentedViewController: presented, presenting: presenting)
        }

        override var frameOfPresentedViewInContainerView: CGRect {
            containerView?.bounds.insetBy(dx: 40, dy: 100) ?? .zero
        }
        override func presentationTransitionWillBegin() {
            log.calls.append("will begin in \(containerView?.bounds.width ?? 0)")
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [log] _ in
                log.calls.append("alongside")
            })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            log.calls.append("did end \(completed)")
        }
        override func dismissalTransitionWillBegin() { log.calls.append("dismissal will begin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            log.calls.append("dismissal did end \(completed)")
        }
    }

    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Log
        let isComing: Bool
        init(_ log: Log, isComing: Bool) { (self.log, self.isComing) = (log, isComing) }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let key: UITransitionContextViewKey = isComing ? .to : .from
            let (other, controllerKey): (UITransitionContextViewKey, UITransitionContextViewControllerKey) =
                isComing ? (.from, .to) : (.to, .from)
            guard let view = context.view(forKey: key),
                let controller = context.viewController(forKey: controllerKey)
            else { return context.completeTransition(false) }
            log.calls.append(
                "animates to \(context.finalFrame(for: controller).width), \(context.view(forKey: other) == nil)"
            )
            if isComing {
                context.containerView.addSubview(view)
                view.alpha = 0
            }
            UIView.animate(withDuration: 0.1) {
                view.alpha = isComing ? 1 : 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.calls.append("ended \(transitionCompleted)") }
    }

    /// A transition that slides a panel up from below, and leaves it in the lower half of the screen.
    private final class Panel: NSObject, UIViewControllerAnimatedTransitioning,
        UIViewControllerTransitioningDelegate
    {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
            context.containerView.addSubview(view)
            view.frame.origin.y = 844
            UIView.animate(withDuration: 0.1) {
                view.frame.origin.y = 422
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let log: Log
        var interaction: UIPercentDrivenInteractiveTransition?
        init(_ log: Log) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Card(presented, presenting, log) }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log, isComing: true) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(log, isComing: false) }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    let root = UIViewController()
    let shown = UIViewController()
    let log = Log()

    private func present(_ delegate: Delegate) async -> UIWindow {
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        var isDone = false
        root.present(shown, animated: true) { isDone = true }
        await wait(until: { isDone })
        return window
    }

    @Test func `a presentation controller and an animator of the app's own present and dismiss`() async {
        let delegate = Delegate(log)
        let window = await present(delegate)
        #expect(
            log.take() == [
                "will begin in 390.0", "animates to 310.0, true", "alongside", "did end true", "ended true",
            ])
        #expect(shown.view.frame == CGRect(x: 40, y: 100, width: 310, height: 644))
        #expect(shown.presentationController is Card && shown.view.alpha == 1)
        root.dismiss(animated: true)
        await wait(until: { root.presentedViewController == nil })
        #expect(
            log.take().filter { $0.hasPrefix("dismissal") } == [
                "dismissal will begin", "dismissal did end true",
            ])
        #expect(window.subviews == [root.view])
    }

    @Test func `a gesture drives a dismissal, and may cancel it`() async {
        let delegate = Delegate(log)
        let window = await present(delegate)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        log.calls = []
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        #expect(shown.transitionCoordinator?.isInteractive == true)
        interaction.update(0.4)
        interaction.cancel()
        await wait(until: { shown.transitionCoordinator == nil })
        #expect(root.presentedViewController === shown && shown.view.window === window && !isDone)
        #expect(log.take().contains("dismissal did end false"))
        #expect(shown.appearance == .shown && !shown.isBeingDismissed)
        root.dismiss(animated: true) { isDone = true }
        interaction.finish()
        await wait(until: { isDone })
        #expect(root.presentedViewController == nil && shown.view.window == nil)
        #expect(log.take().contains("dismissal did end true"))
    }

    @Test func `a custom style without a delegate covers the screen`() {
        let window = phoneWindow(root)
        shown.modalPresentationStyle = .custom
        root.present(shown, animated: false)
        #expect(shown.view.frame == window.bounds && root.view.window === window)
    }

    @Test func `a view that an animation of the app has placed elsewhere stays there`() async {
        let window = phoneWindow(root)
        let panel = Panel()
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = panel
        var isDone = false
        root.present(shown, animated: true) { isDone = true }
        await wait(until: { isDone })
        window.layoutIfNeeded()
        #expect(shown.view.frame == CGRect(x: 0, y: 422, width: 390, height: 844))
        shown.view.frame.origin.y = 100
        shown.view.superview?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(shown.view.frame.minY == 100)
    }

    @Test func `a view keeps the place to which the app moves it until the window gets another size`() async {
        let delegate = Delegate(log)
        let window = await present(delegate)
        shown.view.frame.origin.y = 300
        shown.view.superview?.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(shown.view.frame == CGRect(x: 40, y: 300, width: 310, height: 644))
        window.frame.size = CGSize(width: 844, height: 390)
        window.layoutIfNeeded()
        #expect(shown.view.frame == CGRect(x: 40, y: 100, width: 764, height: 190))
    }
}
