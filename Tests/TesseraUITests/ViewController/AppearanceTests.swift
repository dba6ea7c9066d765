import Foundation
import TesseraDisplay
import Testing

@testable import TesseraUI

/// Records calls, such as those that controllers receive, in their order.
@MainActor
final class Log {
    var calls: [String] = []

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

final class LoggingController: UIViewController {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ call: String) { log.calls.append("\(name) \(call)") }

    override func viewDidLoad() { add("didLoad") }
    override func viewWillAppear(_ animated: Bool) { add("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { add("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { add("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { add("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { add("didDisappear") }
}

@MainActor struct AppearanceTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let log = Log()

    @Test func `the root of a window appears with it and goes with it`() {
        window.rootViewController = LoggingController("A", log)
        #expect(log.take() == [])
        window.makeKeyAndVisible()
        #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        window.rootViewController = LoggingController("B", log)
        #expect(
            log.take() == [
                "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B isAppearing",
                "B didAppear",
            ])
        window.isHidden = true
        #expect(log.take() == ["B willDisappear", "B didDisappear"])
    }

    @Test func `a push and a pop call both controllers, first the one that goes`() async {
        let navigation = UINavigationController(rootViewController: LoggingController("A", log))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
        navigation.pushViewController(LoggingController("B", log), animated: true)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == ["B didLoad", "A willDisappear", "B willAppear", "B isAppearing"]
        )
        await wait(until: { log.calls.count == 2 })
        #expect(log.take() == ["A didDisappear", "B didAppear"])
        navigation.popViewController(animated: false)
        navigation.view.layoutIfNeeded()
        #expect(
            log.take() == [
                "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
            ])
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `going back during a push displays the former screen`() async {
        let root = LoggingController("A", log)
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(LoggingController("B", log), animated: true)
        navigation.view.layoutIfNeeded()
        navigation.popToRootViewController(animated: true)
        await wait(until: { log.calls.last == "A didAppear" && log.calls.contains("B didDisappear") })
        #expect(root.view.window === window)
        #expect(root.view.transform == .identity)
    }

    @Test func `a controller that was popped or dismissed is released`() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        weak var popped: UIViewController?
        weak var dismissed: UIViewController?
        do {
            let controller = UIViewController()
            let list = UICollectionView(frame: .zero, collectionViewLayout: .list())
            controller.view.addSubview(list)
            popped = controller
            navigation.pushViewController(controller, animated: true)
            navigation.view.layoutIfNeeded()
        }
        await wait(until: { navigation.popViewController(animated: true) != nil })
        await wait(until: { popped == nil }, "The popped controller is still there.")
        do {
            let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            // Most handlers use the alert, for example to read its fields.
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in _ = alert.title })
            dismissed = alert
            navigation.present(alert, animated: false)
        }
        navigation.dismiss(animated: true)
        await wait(until: { dismissed == nil }, "The dismissed alert is still there.")
    }

    @Test func `a presented controller appears over its presenter, which a child names too`() async {
        let child = LoggingController("A", log)
        let navigation = UINavigationController(rootViewController: child)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        log.calls = []
        let sheet = LoggingController("S", log)
        var isPresented = false
        child.present(sheet, animated: true) { isPresented = true }
        #expect(log.take() == ["S didLoad", "S willAppear", "S isAppearing"])
        await wait(until: { isPresented })
        #expect(log.take() == ["S didAppear"])
        #expect(child.presentedViewController === sheet)
        #expect(sheet.presentingViewController === navigation)
        var dismissals = 0
        child.dismiss(animated: true) { dismissals += 1 }
        child.dismiss(animated: true) { dismissals += 1 }
        await wait(until: { dismissals == 2 })
        #expect(log.take() == ["S willDisappear", "S didDisappear"])
        #expect(child.presentedViewController == nil)
        #expect(sheet.view.window == nil)
    }

    @Test func `a child that is added late is appearing before it has appeared`() async {
        final class Late: UIViewController {
            var child: UIViewController?
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                guard let child else { return }
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        }
        let late = Late()
        late.child = LoggingController("A", log)
        window.rootViewController = late
        window.makeKeyAndVisible()
        await wait(until: { log.calls.contains("A didAppear") })
        #expect(log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
    }

    @Test(arguments: [true, false])
    func `a presentation that has just begun cannot be dismissed`(isAnimated: Bool) async {
        final class Impatient: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                dismiss(animated: animated)
            }
        }
        let root = LoggingController("A", log)
        window.rootViewController = root
        window.makeKeyAndVisible()
        let presented = Impatient()
        presented.modalPresentationStyle = .fullScreen
        var isPresented = false
        root.present(presented, animated: isAnimated) { isPresented = true }
        await wait(until: { isPresented })
        #expect(root.presentedViewController === presented && presented.view.window === window)
        root.dismiss(animated: false)
        #expect(root.view.window === window && log.calls.last == "A didAppear")
    }

    @Test func `another root removes the controllers that the old one presents`() {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let sheet = UIViewController()
        window.rootViewController?.present(sheet, animated: false)
        window.rootViewController = UIViewController()
        #expect(sheet.view.window == nil)
    }

    @Test func `touches go from the view to its controller and on to the window and the app`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let view = UIView()
        root.view.addSubview(view)
        let chain = sequence(first: view as UIResponder, next: \.next).map { $0 }
        let names = chain.map { String(describing: type(of: $0)) }
        #expect(
            names.prefix(8) == [
                "UIView", "UIView", "UIViewController", "UIView", "UIView", "UINavigationController",
                "UIWindow",
                "UIApplication",
            ])
        #expect(chain[2] === root)
    }

    @Test func `bars and hardware reach content through the safe area`() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        let scrollView = UIScrollView(frame: root.view.bounds)
        root.view.addSubview(scrollView)
        window.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset.top == 44)
        #expect(scrollView.contentOffset.y == -44)
        let lower = UIView(frame: CGRect(x: 0, y: 30, width: 100, height: 100))
        root.view.addSubview(lower)
        #expect(lower.safeAreaInsets.top == 14)
        let outside = UIView(frame: CGRect(x: -20, y: 300, width: 100, height: 900))
        root.view.addSubview(outside)
        #expect(outside.safeAreaInsets == .zero)
        navigation.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(scrollView.adjustedContentInset.top == 0)
    }

    @Test func `an alert displays its text, and the cancelling button on the left of two`() async {
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
        var calls: [String] = []
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in calls.append("delete") })
        alert.addAction(
            UIAlertAction(title: "Cancel", style: .cancel) { _ in
                calls.append(
                    "cancel, presented: \(self.window.rootViewController?.presentedViewController != nil)")
            })
        window.rootViewController?.present(alert, animated: true)
        window.layoutIfNeeded()
        let buttons = descendants(of: window).compactMap { $0 as? AlertButton }
            .sorted { $0.frame.minX < $1.frame.minX }
        #expect(buttons.map(\.accessibilityLabel) == ["Cancel", "Delete"])
        let texts = descendants(of: window).compactMap { ($0 as? UILabel)?.text }
        #expect(texts.contains("Delete?") && texts.contains("For good."))
        #expect(window.isReachable(buttons[0]))
        #expect(window.rootViewController.map { window.isReachable($0.view) } == false)
        // Escape chooses the action that cancels.
        #expect(window.performEscape())
        #expect(calls == [])
        await wait(until: { !calls.isEmpty })
        #expect(calls == ["cancel, presented: false"])
    }

    @Test func `Escape leaves a pushed screen, but not one behind an alert`() async {
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: false)
        let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "1", style: .default))
        alert.addAction(UIAlertAction(title: "2", style: .default))
        navigation.present(alert, animated: false)
        #expect(!window.performEscape())
        navigation.dismiss(animated: false)
        #expect(window.performEscape())
        #expect(navigation.viewControllers.count == 1)
    }

    private func descendants(of view: UIView) -> [UIView] {
        view.subviews.flatMap { [$0] + descendants(of: $0) }
    }
}
