import Foundation
import TesseraUI
import Testing

private final class OverridingNavigationController: UINavigationController, Logging {
    let calls = Calls()

    override var navigationBar: UINavigationBar {
        log("navigationBar")
        return super.navigationBar
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set {
            log("viewControllers")
            super.viewControllers = newValue
        }
    }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set {
            log("isNavigationBarHidden")
            super.isNavigationBarHidden = newValue
        }
    }
    override var topViewController: UIViewController? {
        log("topViewController")
        return super.topViewController
    }
    override var visibleViewController: UIViewController? {
        log("visibleViewController")
        return super.visibleViewController
    }
    override func viewDidLoad() {
        log("viewDidLoad()")
        super.viewDidLoad()
    }
    override func viewWillLayoutSubviews() {
        log("viewWillLayoutSubviews()")
        super.viewWillLayoutSubviews()
    }
    override func viewSafeAreaInsetsDidChange() {
        log("viewSafeAreaInsetsDidChange()")
        super.viewSafeAreaInsetsDidChange()
    }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        log("pushViewController(_:animated:)")
        super.pushViewController(viewController, animated: animated)
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        log("show(_:sender:)")
        super.show(vc, sender: sender)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        log("popViewController(animated:)")
        return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        log("popToRootViewController(animated:)")
        return super.popToRootViewController(animated: animated)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        log("popToViewController(_:animated:)")
        return super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        log("setViewControllers(_:animated:)")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func accessibilityPerformEscape() -> Bool {
        log("accessibilityPerformEscape()")
        return super.accessibilityPerformEscape()
    }
}

@MainActor struct OverridingNavigationTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func `a navigation controller's overrides run when it is used and when a child shows something`() {
        let navigation = OverridingNavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        navigation.topViewController?.show(UIViewController(), sender: nil)
        #expect(
            navigation.calls.missing(of: [
                "pushViewController(_:animated:)", "show(_:sender:)", "navigationBar", "topViewController",
                "viewDidLoad()", "viewWillLayoutSubviews()",
            ]) == [])
        navigation.viewControllers = [UIViewController()]
        #expect(navigation.viewControllers.count == 1)
        #expect(navigation.calls.missing(of: ["viewControllers", "setViewControllers(_:animated:)"]) == [])
    }
}
