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
}

/// Tests when the controllers of a stack become children of the navigation controller, and when they end to be.
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

    @Test func `a controller has moved to its parent when its push has ended`() async {
        putOnScreen("A")
        let pushed = MovingController("B", log)
        navigation.pushViewController(pushed, animated: true)
        #expect(log.take() == ["B willMove parent"])
        #expect(pushed.parent === navigation)
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["B didMove parent"])
    }

    @Test func `a controller has left its parent when its pop has ended`() async {
        putOnScreen("A", "B")
        let popped = navigation.popViewController(animated: true)
        #expect(log.take() == ["B willMove nil"])
        #expect(navigation.titles == ["A"])
        #expect(popped?.navigationController === navigation)
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["B didMove nil"])
        #expect(popped?.parent == nil)
    }

    @Test func `a controller moves at once without an animation`() {
        putOnScreen("A")
        navigation.pushViewController(MovingController("B", log), animated: false)
        #expect(log.take() == ["B willMove parent", "B didMove parent"])
        navigation.popViewController(animated: false)
        #expect(log.take() == ["B willMove nil", "B didMove nil"])
    }

    @Test func `a controller can be pushed again while its pop runs`() async throws {
        putOnScreen("A", "B")
        let popped = try #require(navigation.popViewController(animated: true))
        log.calls = []
        navigation.pushViewController(popped, animated: true)
        #expect(log.take() == ["B didMove nil", "B willMove parent"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["B didMove parent"])
        #expect(popped.parent === navigation)
        #expect(navigation.children.count == 2)
        #expect(popped.view.window === window)
        #expect(!popped.isMovingFromParent)
    }

    @Test func `controllers between the first and the last leave with the last`() async {
        putOnScreen("A", "B", "C")
        navigation.popToRootViewController(animated: true)
        #expect(log.take() == ["B willMove nil", "C willMove nil"])
        await wait(until: { !log.calls.isEmpty })
        #expect(log.take() == ["B didMove nil", "C didMove nil"])
        #expect(navigation.children.count == 1)
    }
}
