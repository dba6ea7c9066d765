import Foundation
import Testing

@testable import TesseraUI

/// Tests the dismissal of several controllers that have presented each other.
@MainActor struct DismissalChainTests {
    let log = Log()

    private func controller(_ name: String, _ style: UIModalPresentationStyle) -> LoggingController {
        let controller = LoggingController(name, log)
        controller.modalPresentationStyle = style
        return controller
    }

    /// Presents controllers on top of each other in a window, and forgets what they have reported.
    private func present(_ controllers: [UIViewController], on root: UIViewController) -> UIWindow {
        let window = phoneWindow(root)
        var top = root
        for controller in controllers {
            top.present(controller, animated: false)
            top = controller
        }
        window.layoutIfNeeded()
        log.calls = []
        return window
    }

    @Test func `only the controller in front moves away, and those between are hidden behind it`() async {
        let root = LoggingController("A", log)
        let (sheet, front) = (controller("B", .pageSheet), controller("C", .fullScreen))
        let window = present([sheet, front], on: root)
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        #expect(log.take() == ["C willDisappear"])
        #expect(sheet.isBeingDismissed && front.isBeingDismissed)
        #expect(front.transitionCoordinator?.viewController(forKey: .from) === front)
        #expect(front.transitionCoordinator?.viewController(forKey: .to) === root)
        #expect(sheet.sheetPresentationController?.presentedView?.isHidden == true)
        #expect(front.view.window === window)
        await wait(until: { isDone })
        #expect(log.take() == ["C didDisappear"])
        #expect(!sheet.isBeingDismissed && !front.isBeingDismissed)
        #expect(root.presentedViewController == nil && sheet.presentedViewController == nil)
        #expect(window.subviews == [root.view] && root.view.transform == .identity)
    }

    @Test(arguments: [true, false])
    func `a controller that was covered comes back behind the one in front`(isAnimated: Bool) async throws {
        let root = LoggingController("A", log)
        let (between, front) = (controller("B", .fullScreen), controller("C", .pageSheet))
        let window = present([between, front], on: root)
        #expect(root.view.window == nil)
        var isDone = false
        root.dismiss(animated: isAnimated) { isDone = true }
        if isAnimated {
            let place = try #require(window.subviews.firstIndex(of: root.view))
            let container = try #require(window.subviews.firstIndex { front.view.isDescendant(of: $0) })
            #expect(place < container && between.view.isHidden)
        }
        await wait(until: { isDone })
        #expect(
            log.take() == [
                "C willDisappear", "B willDisappear", "A willAppear", "A isAppearing", "A didAppear",
                "C didDisappear", "B didDisappear",
            ])
        #expect(window.subviews == [root.view] && !between.view.isHidden)
        #expect(root.presentedViewController == nil)
    }

    @Test func `a dismissal ends one in front of it first`() async {
        let root = LoggingController("A", log)
        let (first, second, third) = (
            controller("B", .pageSheet), controller("C", .pageSheet), controller("D", .pageSheet)
        )
        let window = present([first, second, third], on: root)
        var completions: [String] = []
        third.dismiss(animated: true) { completions.append("D") }
        first.dismiss(animated: true) { completions.append("B") }
        await wait(until: { completions.count == 2 })
        #expect(completions == ["D", "B"])
        #expect(root.presentedViewController === first && first.presentedViewController == nil)
        #expect(first.view.window === window)
        #expect(second.view.window == nil && third.view.window == nil)
    }

    @Test func `a controller is dismissed while it is being covered`() {
        let root = LoggingController("A", log)
        let (first, second) = (controller("B", .fullScreen), controller("C", .fullScreen))
        let window = present([first], on: root)
        first.present(second, animated: true)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil && window.subviews == [root.view])
        #expect(first.presentedViewController == nil)
    }

    @Test func `an old root does not appear when the window gets another one`() {
        let root = LoggingController("A", log)
        let window = present([controller("B", .fullScreen), controller("C", .pageSheet)], on: root)
        let next = LoggingController("D", log)
        window.rootViewController = next
        #expect(
            log.take() == [
                "C willDisappear", "B willDisappear", "C didDisappear", "B didDisappear", "D didLoad",
                "D willAppear", "D isAppearing", "D didAppear",
            ])
        #expect(window.subviews == [next.view])
    }

    @Test func `the controllers in between are released`() async throws {
        let root = UIViewController()
        weak var between: UIViewController?
        var window: UIWindow?
        do {
            let (first, second) = (controller("B", .pageSheet), controller("C", .pageSheet))
            between = first
            window = present([first, second], on: root)
        }
        root.dismiss(animated: false)
        await wait(until: { between == nil }, "The controller is still there.")
        let subviews = try #require(window?.subviews)
        #expect(subviews == [root.view])
    }

    // MARK: Animations of the app

    /// An animator that lays the view behind into the container, as apps do, and lets the view in front fade.
    private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let behind = context.view(forKey: .to) { context.containerView.insertSubview(behind, at: 0) }
            let view = context.view(forKey: .from)
            UIView.animate(withDuration: 0.1) {
                view?.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var interaction: UIPercentDrivenInteractiveTransition?

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `a gesture that is cancelled brings all controllers back`() async {
        let root = LoggingController("A", log)
        let (sheet, front) = (controller("B", .pageSheet), controller("C", .overFullScreen))
        let delegate = Delegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        front.transitioningDelegate = delegate
        let window = present([sheet, front], on: root)
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        #expect(front.transitionCoordinator?.isInteractive == true)
        #expect(sheet.sheetPresentationController?.presentedView?.isHidden == true)
        interaction.update(0.4)
        interaction.cancel()
        await wait(until: { front.transitionCoordinator == nil })
        #expect(
            log.take() == [
                "C willDisappear", "B willDisappear", "B willAppear", "B isAppearing", "B didAppear",
                "C willAppear", "C isAppearing", "C didAppear",
            ])
        #expect(root.presentedViewController === sheet && sheet.presentedViewController === front)
        #expect(sheet.sheetPresentationController?.presentedView?.isHidden == false)
        #expect(!isDone && !sheet.isBeingDismissed && !front.isBeingDismissed)
        root.dismiss(animated: true) { isDone = true }
        interaction.finish()
        await wait(until: { isDone })
        #expect(root.presentedViewController == nil && window.subviews == [root.view])
    }

    @Test(arguments: [1, 2])
    func `a view that an animation has laid into its container returns to its place`(count: Int) async {
        let root = UIViewController()
        let delegate = Delegate()
        let controllers = (0..<count).map { controller("\($0)", .fullScreen) }
        controllers.last?.transitioningDelegate = delegate
        let window = present(controllers, on: root)
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        await wait(until: { isDone })
        #expect(window.subviews == [root.view] && root.view.frame == window.bounds)
    }

    @Test func `a view in the container of a cancelled dismissal returns to its place after the next one`()
        async
    {
        let root = UIViewController()
        let delegate = Delegate()
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = interaction
        let (first, second) = (controller("B", .fullScreen), controller("C", .fullScreen))
        second.transitioningDelegate = delegate
        let window = present([first, second], on: root)
        root.dismiss(animated: true)
        interaction.update(0.4)
        interaction.cancel()
        await wait(until: { second.transitionCoordinator == nil })
        #expect(root.view.window == nil && root.presentedViewController === first)
        var isDone = false
        root.dismiss(animated: true) { isDone = true }
        interaction.finish()
        await wait(until: { isDone })
        #expect(window.subviews == [root.view])
    }
}
