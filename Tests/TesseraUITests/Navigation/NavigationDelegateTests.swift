import Foundation
import Testing

@testable import TesseraUI

@MainActor struct NavigationDelegateTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    private func putOnScreen(_ delegate: LoggingDelegate) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: LoggingController("A", log))
        navigation.delegate = delegate
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        return navigation
    }

    @Test func `the delegate is notified of the first controller when the navigation controller appears`() {
        let delegate = LoggingDelegate(log)
        _ = putOnScreen(delegate)
        #expect(log.take().filter { $0.contains("show") } == ["will show A", "did show A"])
        window.rootViewController?.viewWillAppear(false)
        window.rootViewController?.viewDidAppear(false)
        #expect(log.take() == [])
    }

    @Test func `the delegate is notified of a push and a pop after the controllers`() async {
        let delegate = LoggingDelegate(log)
        let navigation = putOnScreen(delegate)
        log.calls = []
        navigation.pushViewController(LoggingController("B", log), animated: true)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "will show B animated",
            ])
        await wait(until: { log.calls.count == 3 })
        #expect(log.take() == ["A didDisappear", "B didAppear", "did show B animated"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "will show A", "B didDisappear",
                "A didAppear", "did show A",
            ])
    }

    /// A delegate that learns from the transition which controller has gone, as coordinators of apps do.
    private final class Coordinating: NSObject, UINavigationControllerDelegate {
        var gone: [String] = []

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController,
            animated: Bool
        ) {
            let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
            guard let from, !navigationController.viewControllers.contains(from) else { return }
            gone.append(from.title ?? "")
        }
    }

    @Test(arguments: [true, false])
    func `the delegate can ask the transition from where it has come when it has ended`(animated: Bool) async
    {
        let delegate = Coordinating()
        let navigation = UINavigationController(rootViewController: titled("A"))
        navigation.delegate = delegate
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(titled("B"), animated: animated)
        navigation.transitions.settle()
        #expect(delegate.gone.isEmpty)
        navigation.popViewController(animated: animated)
        navigation.transitions.settle()
        #expect(delegate.gone == ["B"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a push during a push ends the first at once`() async {
        let delegate = LoggingDelegate(log)
        let navigation = putOnScreen(delegate)
        navigation.pushViewController(titled("B"), animated: true)
        navigation.view.layoutIfNeeded()
        log.calls = []
        navigation.pushViewController(titled("C"), animated: true)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == ["A didDisappear", "did show B animated", "will show C animated"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["did show C animated"])
        #expect(navigation.titles == ["A", "B", "C"])
        #expect(navigation.viewControllers[1].view.superview == nil)
    }

    @Test func `a controller that another one pushes while it appears comes when that has appeared`() async {
        final class Pushing: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard navigationController?.viewControllers.count == 2 else { return }
                navigationController?.pushViewController(titled("C"), animated: false)
            }
        }
        let delegate = LoggingDelegate(log)
        let navigation = putOnScreen(delegate)
        log.calls = []
        let pushing = Pushing()
        pushing.title = "B"
        navigation.pushViewController(pushing, animated: true)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == [
                "A willDisappear", "will show B animated", "A didDisappear", "did show B animated",
                "will show C",
                "did show C",
            ])
        #expect(navigation.titles == ["A", "B", "C"])
        #expect(pushing.view.superview == nil)
    }

    @Test func `the delegate learns of a push before the navigation controller is visible when that appears`()
    {
        let delegate = LoggingDelegate(log)
        let navigation = UINavigationController(rootViewController: titled("A"))
        navigation.delegate = delegate
        navigation.loadViewIfNeeded()
        navigation.pushViewController(titled("B"), animated: true)
        #expect(log.take() == [])
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(log.take() == ["will show B", "did show B"])
    }
}
