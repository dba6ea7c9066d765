import Foundation
import Testing

@testable import TesseraUI

@MainActor struct TransitionCoordinatorTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    /// A controller that asks for its transition coordinator when it is about to appear and to disappear.
    private final class Asking: UIViewController {
        var log: Log?
        var seen: [any UIViewControllerTransitionCoordinator] = []

        override func viewWillAppear(_ animated: Bool) { ask("appears") }
        override func viewWillDisappear(_ animated: Bool) { ask("disappears") }
        override func viewDidAppear(_ animated: Bool) { log?.calls.append("\(title ?? "") did appear") }

        private func ask(_ what: String) {
            guard let coordinator = transitionCoordinator else {
                log?.calls.append("\(title ?? "") \(what) without")
                return
            }
            seen.append(coordinator)
            coordinator.animate(
                alongsideTransition: { [self] _ in
                    log?.calls.append("\(title ?? "") \(what) along \(UIView.inheritedAnimationDuration)")
                },
                completion: { [self] in
                    log?.calls.append("\(title ?? "") \(what) done \($0.percentComplete) \($0.isCancelled)")
                })
        }
    }

    private func asking(_ title: String) -> Asking {
        let controller = Asking()
        controller.title = title
        controller.log = log
        return controller
    }

    @Test func `a push has a coordinator while it is under way`() async throws {
        let (first, second) = (asking("A"), asking("B"))
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(log.take() == ["A appears without", "A did appear"])
        navigation.pushViewController(second, animated: true)
        navigation.view.layoutIfNeeded()
        let coordinator = try #require(second.seen.first)
        #expect(first.seen.first === coordinator && navigation.transitionCoordinator === coordinator)
        #expect(coordinator.viewController(forKey: .from) === first)
        #expect(coordinator.viewController(forKey: .to) === second)
        #expect(coordinator.view(forKey: .to) === second.view)
        #expect(second.view.isDescendant(of: coordinator.containerView))
        #expect(coordinator.isAnimated && !coordinator.isInteractive && !coordinator.initiallyInteractive)
        #expect(coordinator.transitionDuration == 0.35 && coordinator.completionCurve == .easeOut)
        #expect(coordinator.presentationStyle == .none && coordinator.targetTransform == .identity)
        #expect(log.take() == ["A disappears along 0.35", "B appears along 0.35"])
        await wait(until: { log.calls.count == 3 })
        #expect(log.take() == ["B did appear", "A disappears done 1.0 false", "B appears done 1.0 false"])
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `an animation that is added right after a push accompanies it too`() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: true)
        let willRun = navigation.transitionCoordinator?.animate(
            alongsideTransition: { _ in log.calls.append("along \(UIView.inheritedAnimationDuration)") },
            completion: { _ in log.calls.append("done") })
        #expect(willRun == true)
        #expect(log.take() == ["along 0.35"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["done"])
    }

    @Test func `a push that is not animated has a coordinator for its callbacks`() {
        let second = asking("B")
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(second, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == ["B appears along 0.0", "B did appear", "B appears done 1.0 false"])
        #expect(second.seen.first?.transitionDuration == 0)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a presentation and a dismissal have coordinators`() async throws {
        let (root, shown) = (asking("A"), asking("B"))
        window.rootViewController = root
        window.makeKeyAndVisible()
        log.calls = []
        root.present(shown, animated: true)
        let coordinator = try #require(root.transitionCoordinator)
        #expect(shown.transitionCoordinator === coordinator)
        #expect(coordinator.viewController(forKey: .from) === root)
        #expect(coordinator.viewController(forKey: .to) === shown)
        #expect(coordinator.presentationStyle == .pageSheet && coordinator.transitionDuration == 0.4)
        #expect(log.take() == ["B appears along 0.4"])
        await wait(until: { log.calls.count == 2 })
        #expect(log.take() == ["B did appear", "B appears done 1.0 false"])
        root.dismiss(animated: true)
        #expect(root.transitionCoordinator?.viewController(forKey: .from) === shown)
        await wait(until: { log.calls.count == 2 })
        #expect(log.take() == ["B disappears along 0.4", "B disappears done 1.0 false"])
        #expect(root.transitionCoordinator == nil)
    }
}
