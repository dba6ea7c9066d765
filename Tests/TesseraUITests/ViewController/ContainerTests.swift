import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// A controller that records when and why it appears and disappears.
private final class MovingController: UIViewController {
    var calls: [String] = []

    private func add(_ call: String) {
        let reasons: [(Bool, String)] = [
            (isBeingPresented, "presented"), (isBeingDismissed, "dismissed"), (isMovingToParent, "to parent"),
            (isMovingFromParent, "from parent"),
        ]
        calls.append(([call] + reasons.filter(\.0).map(\.1)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { add("willAppear") }
    override func viewDidAppear(_ animated: Bool) { add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    var hasReason: Bool { isBeingPresented || isBeingDismissed || isMovingToParent || isMovingFromParent }
}

/// A container that forwards appearance calls to its children itself.
private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// A container that records calls about its children.
private final class Container: UIViewController {
    var calls: [String] = []

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        calls.append("prefers \(container.preferredContentSize.height)")
    }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        calls.append("detail \(vc.title ?? "")")
    }
}

/// A controller that records the sizes and traits that are announced to it.
private final class Resized: UIViewController {
    var calls: [String] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append("size \(size.width) by \(size.height)") }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append(newCollection.horizontalSizeClass == .regular ? "regular" : "compact") }
}

@MainActor struct ContainerTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    /// Displays a child that fills a root controller, and returns the root controller.
    func putOnScreen(_ child: UIViewController, in root: UIViewController = UIViewController())
        -> UIViewController
    {
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.rootViewController = root
        window.isHidden = false
        return root
    }

    @Test func `a transition between children exchanges their views and calls both`() {
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        let root = putOnScreen(a)
        root.addChild(b)
        log.calls = []
        var isFinished = false
        root.transition(
            from: a, to: b, duration: 0, animations: { b.view.alpha = 0.5 }, completion: { isFinished = $0 })
        #expect(
            log.take() == [
                "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
                "B didAppear",
            ])
        #expect(isFinished)
        #expect(a.view.superview == nil)
        #expect(b.view.superview === root.view)
        #expect(b.view.alpha == 0.5)
    }

    @Test func `a transition in a container that is not on the screen calls no child`() {
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        let root = UIViewController()
        root.addChild(a)
        root.addChild(b)
        root.view.addSubview(a.view)
        log.calls = []
        root.transition(from: a, to: b, duration: 0, animations: nil)
        #expect(log.take() == ["B didLoad"])
        #expect(a.view.superview == nil)
        #expect(b.view.superview === root.view)
    }

    /// Waits for what is scheduled after this turn of the main loop.
    private func nextTurn() async {
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }

    @Test func `a child whose view is added to a container on the screen appears, and disappears with it`()
        async
    {
        let root = putOnScreen(LoggingController("A", log))
        let child = LoggingController("B", log)
        log.calls = []
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(log.take() == ["B didLoad", "B willAppear"])
        await nextTurn()
        #expect(log.take() == ["B isAppearing", "B didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        await nextTurn()
        #expect(log.take() == [])
    }

    @Test func `a child appears and disappears in whatever order its view and it are added and removed`()
        async
    {
        let root = putOnScreen(LoggingController("A", log))
        let child = LoggingController("B", log)
        root.view.addSubview(child.view)
        log.calls = []
        root.addChild(child)
        await nextTurn()
        #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
        child.removeFromParent()
        child.view.removeFromSuperview()
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
        root.addChild(child)
        root.view.addSubview(child.view)
        await nextTurn()
        #expect(log.take() == ["B willAppear", "B isAppearing", "B didAppear"])
    }

    @Test func `a child that is removed before it has appeared only disappears`() async {
        let root = putOnScreen(LoggingController("A", log))
        let child = LoggingController("B", log)
        root.addChild(child)
        log.calls = []
        root.view.addSubview(child.view)
        child.view.removeFromSuperview()
        await nextTurn()
        #expect(log.take() == ["B didLoad", "B willAppear", "B willDisappear", "B didDisappear"])
    }

    @Test func `a child that is added while its container appears has appeared together with it`() async {
        final class Adding: UIViewController {
            var child: UIViewController?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                guard let child, child.parent == nil else { return }
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let adding = Adding()
        adding.child = LoggingController("B", log)
        window.rootViewController = adding
        window.isHidden = false
        #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
        await nextTurn()
        window.isHidden = true
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func `a child knows that it appears because it was added`() async {
        let root = putOnScreen(LoggingController("A", log))
        let child = MovingController()
        root.addChild(child)
        root.view.addSubview(child.view)
        await nextTurn()
        #expect(child.take() == ["willAppear to parent", "didAppear to parent"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        #expect(child.take() == ["willDisappear from parent", "didDisappear from parent"])
    }

    @Test func `a container may itself inform its children that they appear and disappear`() {
        let child = LoggingController("A", log)
        _ = putOnScreen(child, in: ManualContainer())
        #expect(log.take() == ["A didLoad"])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        window.isHidden = true
        #expect(log.take() == [])
    }

    @Test func `a controller knows in its callbacks that it is presented and dismissed`() {
        let (root, shown) = (putOnScreen(UIViewController()), MovingController())
        root.present(shown, animated: false)
        #expect(shown.take() == ["willAppear presented", "didAppear presented"])
        #expect(!shown.hasReason)
        shown.dismiss(animated: false)
        #expect(shown.take() == ["willDisappear dismissed", "didDisappear dismissed"])
        #expect(!shown.hasReason)
    }

    @Test func `a controller knows in its callbacks that it is pushed, covered, uncovered and popped`() {
        let (first, second) = (MovingController(), MovingController())
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.isHidden = false
        #expect(first.take() == ["willAppear to parent", "didAppear to parent"])
        navigation.pushViewController(second, animated: false)
        navigation.view.layoutIfNeeded()
        #expect(first.take() == ["willDisappear", "didDisappear"])
        #expect(second.take() == ["willAppear to parent", "didAppear to parent"])
        #expect(!second.hasReason)
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(first.take() == ["willAppear", "didAppear"])
        #expect(second.take() == ["willDisappear from parent", "didDisappear from parent"])
        #expect(!second.hasReason)
    }

    /// Adds a child above the content of a container, as a player above a tab bar.
    private func add(_ child: UIViewController, to container: UIViewController) {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
    }

    private func makeContainer(_ kind: Int, _ content: UIViewController) -> UIViewController {
        switch kind {
        case 0:
            let tabs = UITabBarController()
            tabs.viewControllers = [content]
            return tabs
        case 1: return UINavigationController(rootViewController: content)
        case 2:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(content, for: .secondary)
            return split
        default:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([content], direction: .forward, animated: false)
            return pages
        }
    }

    @Test(arguments: 0..<4)
    func `a child that an app adds to a container of the system appears and disappears`(kind: Int) async {
        let container = makeContainer(kind, UIViewController())
        window.rootViewController = container
        window.isHidden = false
        let player = LoggingController("P", log)
        add(player, to: container)
        #expect(log.take() == ["P didLoad", "P willAppear"])
        await nextTurn()
        #expect(log.take() == ["P isAppearing", "P didAppear"])
        // The child disappears and appears with its container.
        window.isHidden = true
        #expect(log.take() == ["P willDisappear", "P didDisappear"])
        window.isHidden = false
        #expect(log.take() == ["P willAppear", "P isAppearing", "P didAppear"])
        player.willMove(toParent: nil)
        player.view.removeFromSuperview()
        player.removeFromParent()
        #expect(log.take() == ["P willDisappear", "P didDisappear"])
    }

    @Test(arguments: 0..<4)
    func `a child that is there before a container of the system appears with it once`(kind: Int) async {
        let content = LoggingController("C", log)
        let container = makeContainer(kind, content)
        add(LoggingController("P", log), to: container)
        window.rootViewController = container
        window.isHidden = false
        await nextTurn()
        let calls = log.take()
        for name in ["P", "C"] {
            #expect(
                calls.filter { $0.hasPrefix(name) && !$0.hasSuffix("didLoad") } == [
                    "\(name) willAppear", "\(name) isAppearing", "\(name) didAppear",
                ])
        }
    }

    @Test func `a child of a tab bar controller is managed by it as soon as it has a tab`() async {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        window.rootViewController = tabs
        window.isHidden = false
        let child = LoggingController("A", log)
        tabs.addChild(child)
        tabs.viewControllers?.append(child)
        tabs.selectedViewController = child
        #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        await nextTurn()
        #expect(log.take() == [])
        tabs.selectedIndex = 0
        #expect(log.take() == ["A willDisappear", "A didDisappear"])
        // Without its tab it is a child like others.
        tabs.viewControllers?.removeLast()
        add(child, to: tabs)
        await nextTurn()
        #expect(log.take() == ["A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test func `a child of a tab bar controller that is gone appears in another container`() async {
        let child = LoggingController("A", log)
        var tabs: UITabBarController? = UITabBarController()
        tabs?.viewControllers = [child]
        tabs?.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
        #expect(child.parent === tabs)
        tabs = nil
        await nextTurn()
        #expect(child.parent == nil)
        let root = putOnScreen(LoggingController("B", log))
        root.addChild(child)
        log.calls = []
        root.view.addSubview(child.view)
        #expect(log.take() == ["A didLoad", "A willAppear"])
        await nextTurn()
        #expect(log.take() == ["A isAppearing", "A didAppear"])
        #expect(root.overrideTraitCollection(forChild: child) == nil)
    }

    @Test func `a controller that contains another one is refused as its child`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (outer, middle, inner) = (UIViewController(), UIViewController(), UIViewController())
                outer.addChild(middle)
                middle.addChild(inner)
                inner.addChild(outer)
            }
        }
        let line = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(line.contains("addChild: <UIViewController") && line.contains("itself."))
    }

    @Test func `the controller in front is that of the selected tab, whatever lies above it`() {
        let (content, player) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [content]
        window.rootViewController = tabs
        window.isHidden = false
        add(player, to: tabs)
        #expect(tabs.frontController === content)
    }

    @Test func `a child of a navigation controller stays while others are pushed and popped`() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.isHidden = false
        add(LoggingController("P", log), to: navigation)
        await nextTurn()
        log.calls = []
        navigation.pushViewController(LoggingController("B", log), animated: false)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == ["B didLoad", "B willAppear", "B isAppearing", "B didAppear"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func `a container is notified of the sizes that its children would like`() {
        let (root, child) = (Container(), UIViewController())
        root.addChild(child)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        child.preferredContentSize = CGSize(width: 30, height: 40)
        #expect(root.calls == ["prefers 40.0"])
    }

    @Test func `a container determines the sizes of its children`() {
        let child = Resized()
        let root = putOnScreen(child, in: Container())
        root.viewWillTransition(to: CGSize(width: 800, height: 400), with: SizeTransition())
        #expect(child.calls == ["size 400.0 by 400.0"])
    }

    @Test func `a controller to be shown goes to the container that overrides the method`() {
        let (child, shown) = (UIViewController(), UIViewController())
        shown.title = "Shown"
        let navigation = UINavigationController(rootViewController: child)
        child.show(shown, sender: nil)
        #expect(navigation.topViewController === shown)
        let container = Container()
        container.addChild(navigation)
        child.showDetailViewController(shown, sender: nil)
        #expect(container.calls == ["detail Shown"])
    }

    @Test func `a controller to be shown is presented if no container shows it`() {
        let child = UIViewController()
        let (root, shown) = (putOnScreen(child), UIViewController())
        UIView.performWithoutAnimation { child.show(shown, sender: nil) }
        #expect(root.presentedViewController === shown)
    }
}

extension DisplayTests {
    @Suite @MainActor struct SizeClassTests {
        @Test func `controllers are notified of another size class before they are notified of the size`()
            async throws
        {
            let display = try await FakeDisplay.attached()
            let (root, child) = (UIViewController(), Resized())
            root.addChild(child)
            root.view.addSubview(child.view)
            _ = try display.show(root)
            await display.settle()
            display.hello(
                DisplayEvent.Screen(
                    width: 1000, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: false)
            )
            await display.settle()
            display.hello(
                DisplayEvent.Screen(width: 900, height: 844, scale: 2, safeArea: [0, 0, 0, 0], isDark: true))
            await display.settle()
            #expect(child.calls == ["regular", "size 1000.0 by 844.0", "size 900.0 by 844.0"])
        }
    }
}

extension DisplayTests {
    @Suite @MainActor struct ChildTransitionTests {
        @Test func `a child that comes with an animation has appeared when that has ended`() async throws {
            try await ManualClock.run { clock in
                let display = try await FakeDisplay.attached()
                let log = Log()
                let (a, b) = (LoggingController("A", log), LoggingController("B", log))
                let root = UIViewController()
                root.addChild(a)
                root.view.addSubview(a.view)
                root.addChild(b)
                _ = try display.show(root)
                await display.settle()
                log.calls = []
                root.transition(from: a, to: b, duration: 2, animations: { b.view.alpha = 0.5 })
                await display.settle()
                #expect(log.take() == ["B didLoad", "A willDisappear", "B willAppear", "B isAppearing"])
                clock.advance(by: 3)
                #expect(log.take() == ["A didDisappear", "B didAppear"])
            }
        }
    }
}
