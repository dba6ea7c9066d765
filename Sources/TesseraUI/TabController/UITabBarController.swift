import Foundation
import TesseraBasics

/// Shows one of several controllers, with a bar of tabs to choose it.
/// See Apple's [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [photos, albums, search]
/// window.rootViewController = tabs
/// ```
///
/// Each controller says with its ``UIViewController/tabBarItem`` what its tab looks like. Where there are more controllers than
/// the bar has room for (five, and eight in a wide screen), the last tab leads to a list of the others.
///
/// A tap on the selected tab goes back to the root of a navigation controller, and at the root to the top of its content.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    // MARK: Creating

    /// Creates a controller without tabs. There are no nib files: both arguments must be nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        install()
    }

    /// Creates a controller without tabs, as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    private func install() {
        bar.delegate = self
        bar.mayChoose = { [weak self] item in self?.mayChoose(item) ?? false }
        bar.didChoose = { [weak self] item in self?.didChoose(item) }
    }

    // MARK: Controllers

    /// Decides which tabs the user may choose.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, the leading tab's first. The selected one stays selected where it is among the new ones.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }
    var controllers: [UIViewController]?

    /// Replaces the controllers; where animated, new tabs fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(by: viewControllers, animated: animated)
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
    /// Those that the delegate names.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The controller that is shown: one of ``viewControllers``, or ``moreNavigationController``. Nil before there is one.
    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue else { return }
            demand(
                newValue === more || controllers?.contains { $0 === newValue } == true,
                "UITabBarController.selectedViewController: \(newValue) is not one of viewControllers.")
            select(newValue)
        }
    }

    /// The place of the controller that is shown among ``viewControllers``; `NSNotFound` where the list of those is shown for
    /// which the bar has no room, or where there are none. A place that is none of ``viewControllers`` changes nothing.
    open var selectedIndex: Int {
        get { controllers?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let controllers, controllers.indices.contains(newValue) else { return }
            select(controllers[newValue])
        }
    }

    /// The navigation controller of the last tab where the bar has no room for all: its root is a list of the controllers
    /// that have no tab.
    open var moreNavigationController: UINavigationController { more }

    // MARK: Bar

    /// The bar. Its items are the controllers'; the app sets its look only.
    open var tabBar: UITabBar { bar }
    private let bar = UITabBar(frame: .zero)

    /// Whether the app has hidden the bar.
    open var isTabBarHidden: Bool {
        get { isHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var isHiddenByApp = false

    /// Hides the bar, or brings it back.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHiddenByApp else { return }
        isHiddenByApp = hidden
        updateBarPlace(animated: animated)
    }

    /// The user has chosen a tab; overrides need not call super. The controller goes to the tab afterwards.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: State of the extensions

    /// The controller that is shown.
    var selected: UIViewController?
    /// The controller whose view is seen: ``selected``, or ``more`` where that has no tab.
    var installed: UIViewController?
    private(set) lazy var more = MoreNavigationController(tabs: self)
    /// The scroll view whose content may lie below the bar.
    weak var contentScrollView: UIScrollView?

    override var childrenInSight: [UIViewController] { installed.map { [$0] } ?? [] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(bar)
        if let selected { show(selected) }
        updateItems(animated: false)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followRoom()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Goes back in the controller that is shown.
    open override func accessibilityPerformEscape() -> Bool {
        installed?.accessibilityPerformEscape() ?? false
    }
}
