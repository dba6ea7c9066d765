import Foundation
import Testing

@testable import TesseraUI

/// A controller that records when its parent changes.
private final class MovingController: UIViewController {
    private let log: Log

    init(_ title: String, _ log: Log) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String, _ parent: UIViewController?) {
        log.calls.append("\(title ?? "") \(call) \(parent == nil ? "nil" : "parent")")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        add("willMove", parent)
    }
    override func didMove(toParent parent: UIViewController?) { add("didMove", parent) }
    override func viewDidAppear(_ animated: Bool) { add("didAppear in", parent) }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear in", parent) }
}

/// Tests when the controllers of a stack become children of the navigation controller, and when they stop being children.
@MainActor struct NavigationChildrenTests {
    private let log = Log()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let navigation = UINavigationController()

    private func putOnScreen(_ titles: String...) {
        navigation.viewControllers = titles.map { MovingController($0, log) }
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        log.calls = []
    }

    /// The calls that concern the parents of controllers.
    private func takeMoves() -> [String] { log.take().filter { $0.contains("Move") } }

    @Test(arguments: [true, false])
    func `a controller has moved to its parent when its push has ended`(animated: Bool) async {
        putOnScreen("A")
        let pushed = MovingController("B", log)
        navigation.pushViewController(pushed, animated: animated)
        #expect(pushed.parent === navigation)
        await wait(until: { log.calls.count == 4 })
        #expect(
            log.take() == [
                "B willMove parent", "A didDisappear in parent", "B didAppear in parent", "B didMove parent",
            ])
    }

    @Test(arguments: [true, false])
    func `a controller is without its parent when its pop has ended`(animated: Bool) async {
        putOnScreen("A", "B")
        let popped = navigation.popViewController(animated: animated)
        navigation.view.layoutIfNeeded()
        #expect(navigation.titles == ["A"])
        #expect(popped?.navigationController === (animated ? navigation : nil))
        await wait(until: { log.calls.count == 4 })
        #expect(
            log.take() == [
                "B willMove nil", "B didDisappear in parent", "A didAppear in parent", "B didMove nil",
            ])
        #expect(popped?.parent == nil)
    }

    @Test func `a controller can be pushed again while its pop runs`() async throws {
        putOnScreen("A", "B")
        let popped = try #require(navigation.popViewController(animated: true))
        navigation.view.layoutIfNeeded()
        log.calls = []
        navigation.pushViewController(popped, animated: true)
        #expect(takeMoves() == ["B didMove nil", "B willMove parent"])
        await wait(until: { log.calls.count == 3 })
        #expect(takeMoves() == ["B didMove parent"])
        #expect(popped.parent === navigation)
        #expect(navigation.children.count == 2)
        #expect(popped.view.window === window)
        #expect(!popped.isMovingFromParent)
    }

    @Test func `a controller can be presented while its pop runs`() throws {
        putOnScreen("A", "B")
        let popped = try #require(navigation.popViewController(animated: true))
        navigation.view.layoutIfNeeded()
        navigation.present(popped, animated: false)
        #expect(navigation.presentedViewController === popped)
        #expect(popped.parent == nil && popped.view.window === window)
    }

    @Test func `controllers between the first and the last are removed with the last`() async {
        putOnScreen("A", "B", "C")
        navigation.popToRootViewController(animated: true)
        #expect(takeMoves() == ["B willMove nil", "C willMove nil"])
        await wait(until: { log.calls.count == 4 })
        #expect(takeMoves() == ["B didMove nil", "C didMove nil"])
        #expect(navigation.children.count == 1)
    }

    /// A controller that replaces itself on the stack as soon as it is about to appear.
    private final class Replacing: UIViewController {
        var replacement: UIViewController?

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            guard let navigationController, let replacement else { return }
            self.replacement = nil
            let first = navigationController.viewControllers[0]
            navigationController.setViewControllers([first, replacement], animated: true)
        }
    }

    @Test
    func
        `a controller that replaces itself while it is pushed is a child until its replacement is displayed`()
        async
    {
        putOnScreen("A")
        let replacing = Replacing()
        replacing.replacement = MovingController("C", log)
        navigation.pushViewController(replacing, animated: true)
        navigation.view.layoutIfNeeded()
        #expect(navigation.titles == ["A", "C"])
        #expect(replacing.parent === navigation)
        #expect(takeMoves() == ["C willMove parent"])
        await wait(until: { replacing.parent == nil })
        #expect(takeMoves() == ["C didMove parent"])
        #expect(navigation.children.count == 2)
    }
}
