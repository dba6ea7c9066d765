import Foundation
import TesseraBasics

/// A controller that displays one of several controllers, which the user chooses in a tab bar.
/// See Apple's [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [photos, albums, search]
/// window.rootViewController = tabs
/// ```
///
/// Each controller determines the look of its tab with its ``UIViewController/tabBarItem``. An app can set ``tabs`` instead,
/// which have titles and images and make the controllers. If there are more controllers than the bar has space for (five, or
/// eight on a wide screen), the last tab opens a list of the others.
///
/// A tap on the selected tab goes back to the root of a navigation controller, and at the root to the top of
/// its content.
///
/// The delegate can animate the change from one controller to another, and let a gesture drive it.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
    // MARK: Creating

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UITabBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        install()
    }

    /// Creates a controller with tabs that make their controllers themselves.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        self.tabs = tabs
    }

    /// Creates a controller without tabs from an archive.
    public required init?(coder: NSCoder) {
        bar = coder.nib?.object("tabBar", as: UITabBar.self) ?? UITabBar(frame: .zero)
        super.init(coder: coder)
        install()
    }

    private func install() {
        bar.delegate = self
        bar.mayChoose = { [weak self] item in self?.mayChoose(item) ?? false }
        bar.didChoose = { [weak self] item in self?.didChoose(item) }
        bar.hiddenByApp = { [weak self] hidden in self?.barWasHidden(hidden) }
    }

    /// Selects the tab whose controller is the destination of an unwind segue or contains it.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        selectedViewController = subsequentVC
    }

    // MARK: Controllers

    /// The object that decides which tabs the user may choose, and is informed of the choice.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, beginning with that of the leading tab. If the selected one is among the new ones, it
    /// stays selected.
    ///
    /// It is nil while there are ``tabs``. Setting it removes them.
    open var viewControllers: [UIViewController]? {
        get { tabList == nil ? controllers : nil }
        set { setViewControllers(newValue, animated: false) }
    }
    var controllers: [UIViewController]?

    /// Replaces the controllers. If `animated` is true, new tabs fade in.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        removeTabs()
        replaceControllers(by: viewControllers, animated: animated)
    }

    /// The tabs, beginning with the leading one. A tab for a search lies behind all others. If the selected tab is among the new
    /// ones, it stays selected; otherwise the first one is selected.
    ///
    /// It is empty if the app has set ``viewControllers``. Setting it makes the controllers of all tabs, but does not load their
    /// views. Each tab needs an identifier of its own.
    open var tabs: [UITab] {
        get { tabList ?? [] }
        set { setTabs(newValue, animated: false) }
    }

    /// Replaces the tabs. If `animated` is true, new ones fade in.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        replaceTabs(by: tabs, animated: animated)
    }

    /// Returns the tab with an identifier, which may be in a group, or nil if there is none.
    open func tab(forIdentifier identifier: String) -> UITab? {
        tabList?.flatMap { [$0] + $0.descendants }.first { $0.identifier == identifier }
    }

    /// The selected tab. It is nil if there are no tabs, or if the list of the tabs for which the bar has no space is selected.
    /// Setting a tab that the controller does not have, or that is hidden, has no effect. If the tab is in a group, the group is
    /// selected in the bar.
    open var selectedTab: UITab? {
        get { selectedRoot?.selectedLeaf }
        set {
            guard let newValue, newValue.tabBarController === self, !newValue.isOutOfSight else { return }
            selectByApp(newValue)
        }
    }

    open override var childForStatusBarStyle: UIViewController? { selected }
    open override var childForStatusBarHidden: UIViewController? { selected }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selected }
    /// The orientations that the delegate allows.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
    /// The orientation that the delegate prefers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// The selected controller: one of ``viewControllers``, or ``moreNavigationController``. It is nil before
    /// there is one.
    open var selectedViewController: UIViewController? {
        get {
            // The controller of a group that has none itself is that of its selected tab.
            var present = selected
            while let container = present as? TabGroupContainer, let shown = container.shown {
                present = shown
            }
            return present
        }
        set {
            guard let newValue else { return }
            if let tab = newValue.tab, tab.parent != nil, tab.tabBarController === self {
                selectedTab = tab
                return
            }
            demand(
                newValue === more || controllers?.contains { $0 === newValue } == true,
                "UITabBarController.selectedViewController: \(newValue) is not one of viewControllers.")
            selectByApp(newValue)
        }
    }

    /// The index of the selected controller in ``viewControllers``. It is `NSNotFound` if the list of
    /// controllers without a tab is selected, or if there are no controllers. Setting an index out of range
    /// has no effect.
    open var selectedIndex: Int {
        get { controllers?.firstIndex { $0 === selected } ?? NSNotFound }
        set {
            guard let controllers, controllers.indices.contains(newValue) else { return }
            selectByApp(controllers[newValue])
        }
    }

    /// The navigation controller of the last tab if the bar has no space for all. Its root is a list of the
    /// controllers without a tab.
    open var moreNavigationController: UINavigationController { more }

    // MARK: Bar

    /// The tab bar. Its items are those of the controllers; an app should change only its look.
    open var tabBar: UITabBar { bar }
    private let bar: UITabBar

    /// A Boolean value that tells whether the app has hidden the bar.
    open var isTabBarHidden: Bool {
        get { isHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }
    private var isHiddenByApp = false

    /// Hides or displays the bar, with an animation if `animated` is true.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isHiddenByApp else { return }
        isHiddenByApp = hidden
        updateBarPlace(animated: animated)
    }

    /// The way in which the tabs are displayed.
    open var mode: Mode = .automatic {
        didSet {
            guard mode != oldValue else { return }
            tabsChanged()
            updateBarPlace(animated: false)
        }
    }
    /// The sidebar that takes the place of the tab bar in a wide window, in the mode ``Mode-swift.enum/tabSidebar``.
    open var sidebar: Sidebar { ownSidebar }
    private lazy var ownSidebar = Sidebar(of: self)
    /// The view of the sidebar, or nil if there has never been one.
    var sidebarView: TabSidebarView?
    private(set) lazy var sidebarButton = makeSidebarButton()

    /// The condition under which the bar of a narrow window leaves room for the content while the user scrolls. A small button
    /// with the image of the selected tab takes its place then, with the ``bottomAccessory`` beside it. A tap on the button
    /// brings the bar back.
    open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { bringBarBack() } }
    }
    var minimizing = TabBarMinimizing()
    /// True while the bar changes its place because the content has scrolled.
    var isMinimizing = false

    /// The view above the bar, or nil for none. It disappears together with a bar that is hidden, and lies beside the button of a
    /// minimized one.
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }
    private var accessory: UITabAccessory?

    /// Replaces the view above the bar. If `animated` is true, the views fade.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard bottomAccessory !== accessory else { return }
        let old = accessory
        accessory = bottomAccessory
        accessoryChanged(from: old, animated: animated)
    }

    /// Called when the app has hidden or displayed the bar itself.
    private func barWasHidden(_ hidden: Bool) {
        isHiddenByApp = hidden
        tabBar.setHidden(isBarAway)
        layOutBar()
    }

    /// Informs the controller that the user has chosen a tab. The controller selects the tab afterwards.
    /// Overrides need not call super.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: State of the extensions

    /// The tabs that make their controllers themselves, or nil if the app has set controllers.
    var tabList: [UITab]?
    /// The number of times that the delegate was informed of a selection by the app.
    var selectionReports = 0
    /// The selected controller.
    var selected: UIViewController?
    /// The controller whose view is displayed: ``selected``, or ``more`` if that has no tab.
    var installed: UIViewController?
    private(set) lazy var more = MoreNavigationController(tabs: self)
    private(set) lazy var transitions = TabTransitions(of: self)
    /// The scroll view whose content may lie below the bar.
    weak var contentScrollView: UIScrollView?

    override var managedChildrenInSight: [UIViewController] { installed.map { [$0] } ?? [] }

    override func addContainerViews() {
        transitions.load(in: view)
        view.addSubview(bar)
        accessoryChanged(from: nil, animated: false)
        transitions.displaySelection()
        updateItems(animated: false)
    }

    override func layOutContainer() {
        adaptToSize()
        keepBarOfWideWindow()
        layOutBar()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBar()
    }

    /// Lets the displayed controller go back.
    open override func accessibilityPerformEscape() -> Bool {
        installed?.accessibilityPerformEscape() ?? false
    }
}
