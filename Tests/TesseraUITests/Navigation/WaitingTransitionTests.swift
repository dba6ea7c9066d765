import Foundation
import Testing

@testable import TesseraUI

/// A push, as any change of the stack, is displayed with the next layout.
@MainActor struct WaitingTransitionTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    private func putOnScreen(_ titles: String...) -> UINavigationController {
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { LoggingController($0, log) }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        log.calls = []
        return navigation
    }

    /// A controller that needs its item when it loads its view.
    private final class Detail: UIViewController {
        var item: String!
        private(set) var loaded: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            loaded = item.uppercased()
        }
    }

    @Test func `a property that is set after the push is there when the view loads`() {
        let (navigation, detail) = (putOnScreen("A"), Detail())
        navigation.pushViewController(detail, animated: true)
        detail.item = "lamp"
        #expect(navigation.topViewController === detail && detail.navigationController === navigation)
        #expect(!detail.isViewLoaded)
        navigation.view.layoutIfNeeded()
        #expect(detail.loaded == "LAMP" && detail.view.window === window)
    }

    @Test func `controllers that are passed over are not displayed`() {
        let navigation = putOnScreen("A")
        navigation.pushViewController(LoggingController("B", log), animated: false)
        navigation.pushViewController(LoggingController("C", log), animated: false)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == [
                "C didLoad", "A willDisappear", "C willAppear", "C isAppearing", "A didDisappear",
                "C didAppear",
            ])
        #expect(!navigation.viewControllers[1].isViewLoaded)
        #expect(navigation.navigationBar.items?.map(\.title) == ["A", "B", "C"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(log.take().first == "B didLoad")
    }

    @Test func `a controller that is pushed and popped in one go is not displayed`() {
        let navigation = putOnScreen("A")
        let passing = LoggingController("B", log)
        navigation.pushViewController(passing, animated: true)
        #expect(navigation.popViewController(animated: true) === passing)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == [] && !passing.isViewLoaded && passing.parent == nil)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a change below the controller on top leaves the animation of its push as it is`() throws {
        let navigation = putOnScreen("A", "B")
        let third = LoggingController("C", log)
        navigation.pushViewController(third, animated: true)
        navigation.viewControllers.remove(at: 1)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.isAnimated && coordinator.viewController(forKey: .to) === third)
        #expect(coordinator.viewController(forKey: .from)?.title == "B")
    }

    @Test func `the transition begins in the next turn if nothing lays the view out`() async {
        let navigation = putOnScreen("A")
        let second = LoggingController("B", log)
        navigation.pushViewController(second, animated: false)
        await wait(until: { second.viewIfLoaded?.window === window })
        #expect(log.calls.last == "B didAppear")
    }

    @Test func `a pushed controller can present at once`() {
        let (navigation, second, sheet) = (putOnScreen("A"), LoggingController("B", log), UIViewController())
        navigation.pushViewController(second, animated: false)
        second.present(sheet, animated: false)
        #expect(second.view.window === window && sheet.view.window === window)
    }

    @Test func `a controller on a stack that nobody sees loads its view when the stack appears`() {
        let navigation = UINavigationController(rootViewController: LoggingController("A", log))
        _ = navigation.view
        navigation.pushViewController(LoggingController("B", log), animated: true)
        #expect(log.take() == [])
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
    }

    @Test func `a popped controller can be pushed elsewhere at once`() throws {
        let navigation = putOnScreen("A", "B")
        let popped = try #require(navigation.popViewController(animated: false))
        let other = UINavigationController(rootViewController: popped)
        #expect(
            log.take() == [
                "A didLoad", "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
                "A didAppear",
            ])
        window.rootViewController = other
        #expect(popped.parent === other && popped.view.window === window)
    }
}

extension DisplayTests {
    @MainActor struct WaitingTransitionTests {
        /// Goes back, with its own animation, while a finger moves.
        private final class Pulling: UIViewController, UINavigationControllerDelegate {
            var interaction: UIPercentDrivenInteractiveTransition?

            override func viewDidLoad() {
                super.viewDidLoad()
                let recognizer = UIPanGestureRecognizer()
                recognizer.addAction(UIAction { [weak self] _ in self?.moved(recognizer) })
                view.addGestureRecognizer(recognizer)
            }

            private func moved(_ recognizer: UIPanGestureRecognizer) {
                switch recognizer.state {
                case .began:
                    interaction = UIPercentDrivenInteractiveTransition()
                    navigationController?.popViewController(animated: true)
                case .changed: interaction?.update(recognizer.translation(in: nil).x / 390)
                case .ended:
                    interaction?.finish()
                    interaction = nil
                default: break
                }
            }

            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? Fade() : nil }

            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        @Test func `a gesture that begins and ends in one go drives its transition`() async throws {
            try await ManualClock.run { clock in
                let (display, pulling) = (try await FakeDisplay.attached(), Pulling())
                let navigation = UINavigationController()
                navigation.viewControllers = [UIViewController(), pulling]
                navigation.delegate = pulling
                _ = try display.show(navigation)
                await display.settle()
                display.touch(.began, 100, 400, time: 0)
                display.touch(.moved, 130, 400, time: 0.05)
                display.touch(.moved, 250, 400, time: 0.1)
                display.touch(.ended, 250, 400, time: 0.15)
                await display.settle()
                clock.advance(by: 1)
                #expect(navigation.viewControllers.count == 1 && pulling.viewIfLoaded?.window == nil)
                #expect(navigation.transitionCoordinator == nil)
            }
        }
    }
}
