import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

extension DisplayTests {
    @Suite @MainActor struct TabTransitionTests {
        /// A delegate that gives animations, and records between which controllers.
        private final class Giving: NSObject, UITabBarControllerDelegate {
            var fade: Fade?
            var interaction: UIPercentDrivenInteractiveTransition?
            var questions: [String] = []

            init(_ fade: Fade?) { self.fade = fade }

            func tabBarController(
                _ tabBarController: UITabBarController,
                animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                questions.append("\(fromVC.title ?? "?") to \(toVC.title ?? "?")")
                return fade
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }

        private let log = Log()
        private let tabs = UITabBarController()
        private let fade = Fade()

        private func putOnScreen(
            _ names: String, with delegate: Giving, on display: FakeDisplay
        ) async throws -> [LoggingController] {
            let controllers = names.map { LoggingController(String($0), log) }
            tabs.viewControllers = controllers
            tabs.delegate = delegate
            _ = try display.show(tabs)
            await display.settle()
            log.calls = []
            return controllers
        }

        /// The titles of the controllers whose views are displayed, from back to front.
        private var displayed: String {
            tabs.transitions.container.subviews.map { view in
                tabs.viewControllers?.first { $0.viewIfLoaded === view }?.title ?? "?"
            }.joined()
        }

        @Test func `a change of the tab runs the animation that the delegate gives, below the bar`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                let controllers = try await putOnScreen("AB", with: delegate, on: display)
                _ = tabs.tabBar.buttons[1].accessibilityActivate()
                #expect(delegate.questions == ["A to B"])
                #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "B")
                let context = try #require(fade.context)
                #expect(context.viewController(forKey: .from) === controllers[0])
                #expect(context.viewController(forKey: .to) === controllers[1])
                #expect(
                    context.finalFrame(for: controllers[1]) == CGRect(x: 0, y: 0, width: 390, height: 844))
                #expect(tabs.transitionCoordinator?.transitionDuration == 0.6)
                #expect(displayed == "AB")
                #expect(tabs.view.subviews == [context.containerView, tabs.tabBar])
                #expect(log.take() == ["B didLoad", "B willAppear", "A willDisappear", "B isAppearing"])
                await display.settle()
                clock.advance(by: 0.5)
                #expect(log.calls == [])
                clock.advance(by: 0.2)
                #expect(log.take() == ["A didDisappear", "B didAppear"])
                #expect(displayed == "B" && fade.ends == [true] && tabs.transitionCoordinator == nil)
            }
        }

        @Test
        func `a choice of the app is animated too, and one that the delegate gives no animation is not`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                _ = try await putOnScreen("AB", with: delegate, on: display)
                tabs.selectedIndex = 1
                #expect(displayed == "AB")
                await display.settle()
                clock.advance(by: 1)
                delegate.fade = nil
                tabs.selectedIndex = 0
                #expect(displayed == "A" && delegate.questions == ["A to B", "B to A"])
            }
        }

        @Test func `a gesture drives the change, to its end or back to the tab before`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                let controllers = try await putOnScreen("AB", with: delegate, on: display)
                for isCancelled in [true, false] {
                    let interaction = UIPercentDrivenInteractiveTransition()
                    delegate.interaction = interaction
                    tabs.selectedIndex = 1
                    interaction.update(0.25)
                    #expect(tabs.transitionCoordinator?.isInteractive == true)
                    #expect(abs(controllers[1].view.targetState.alpha - 0.25) < 0.001)
                    await display.settle()
                    log.calls = []
                    if isCancelled { interaction.cancel() } else { interaction.finish() }
                    clock.advance(by: 1)
                    if isCancelled {
                        #expect(tabs.selectedViewController === controllers[0])
                        #expect(tabs.tabBar.selectedItem?.title == "A" && displayed == "A")
                        #expect(
                            log.take() == [
                                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear",
                                "A didAppear",
                            ])
                    } else {
                        #expect(tabs.selectedViewController === controllers[1] && displayed == "B")
                        #expect(log.take() == ["A didDisappear", "B didAppear"])
                    }
                }
                #expect(fade.ends == [false, true])
            }
        }

        @Test func `a tab that is chosen during a change ends the change first`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                _ = try await putOnScreen("ABC", with: delegate, on: display)
                tabs.selectedIndex = 1
                log.calls = []
                tabs.selectedIndex = 2
                #expect(
                    log.take() == [
                        "A didDisappear", "B didAppear", "C didLoad", "C willAppear", "B willDisappear",
                        "C isAppearing",
                    ])
                #expect(delegate.questions == ["A to B", "B to C"] && displayed == "BC")
                await display.settle()
                clock.advance(by: 1)
                #expect(displayed == "C" && fade.ends == [true, true])
            }
        }

        @Test func `a tab that is chosen while a gesture drives a change takes the place of both`()
            async throws
        {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                _ = try await putOnScreen("ABC", with: delegate, on: display)
                delegate.interaction = UIPercentDrivenInteractiveTransition()
                tabs.selectedIndex = 1
                delegate.interaction = nil
                tabs.selectedIndex = 2
                #expect(delegate.questions == ["A to B", "A to C"] && displayed == "AC")
                await display.settle()
                clock.advance(by: 1)
                #expect(displayed == "C" && tabs.selectedIndex == 2 && fade.ends == [false, true])
            }
        }

        @Test func `removing the tab to which a change leads ends the change`() async throws {
            try await ManualClock.run { clock in
                let (display, delegate) = (try await FakeDisplay.attached(), Giving(fade))
                let controllers = try await putOnScreen("AB", with: delegate, on: display)
                tabs.selectedIndex = 1
                tabs.viewControllers = [controllers[0]]
                clock.advance(by: 1)
                #expect(displayed == "A" && tabs.selectedIndex == 0)
                #expect(controllers[1].parent == nil && controllers[1].view.superview == nil)
            }
        }

        @Test func `a controller that removes all controllers as it appears is not displayed`() async throws {
            final class Removing: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tabBarController?.viewControllers = []
                }
            }
            let display = try await FakeDisplay.attached()
            tabs.viewControllers = [LoggingController("A", log), Removing()]
            _ = try display.show(tabs)
            tabs.selectedIndex = 1
            #expect(tabs.selectedViewController == nil && tabs.transitions.container.subviews == [])
        }

        @Test func `a controller that selects another one as it appears gives way to it`() async throws {
            final class Redirecting: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    tabBarController?.selectedIndex = 2
                }
            }
            let display = try await FakeDisplay.attached()
            let controllers = [LoggingController("A", log), Redirecting(), LoggingController("C", log)]
            tabs.viewControllers = controllers
            _ = try display.show(tabs)
            tabs.selectedIndex = 1
            #expect(tabs.selectedIndex == 2 && tabs.tabBar.selectedItem?.title == "C")
            #expect(tabs.transitions.container.subviews == [controllers[2].view])
        }
    }
}
