import Foundation

/// Shows a stack of controllers with a bar above them, and a toolbar below them where it is wanted.
/// See Apple's [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// The user goes back with the bar's button, a swipe from the edge, the Escape key, or the browser's Back.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    // MARK: Creating

    /// Creates a navigation controller without controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller without controllers whose bars are of other classes: subclasses of ``UINavigationBar`` and
    /// ``UIToolbar``. Nil stands for these themselves.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.bar(of: navigationBarClass, "navigationBarClass")
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller as from an archive.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
    }

    private static func bar<Bar: UIView>(of type: AnyClass?, _ argument: String) -> Bar {
        guard let type = (type ?? Bar.self) as? Bar.Type else {
            fatalError("UINavigationController.init: \(argument) must be a subclass of \(Bar.self).")
        }
        return DynamicInstantiation.view(of: type, frame: .zero)
    }

    // MARK: Stack

    /// The controllers, the shown one last. Setting them replaces the whole stack without an animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    var stack: [UIViewController] = []
    /// What the browser's Back has taken off the stack, and its Forward brings back, the nearest first.
    var ahead: [UIViewController] = []

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The navigation bar decides on the style of the status bar, or the controller on top where there is no bar.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// Those that the delegate names.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    /// Light above a black navigation bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The controller in front: the one on top, or what it presents.
    open var visibleViewController: UIViewController? { topViewController?.topmostController }

    /// Shows a controller on top of the others. A transition that is under way ends at once.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Leaves the shown controller; returns it, or nil where it is the only one or a transition is under way.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, !stage.isInTransition else { return nil }
        return pop(to: viewControllers.count - 2, animated: animated).last
    }

    /// Leaves all controllers but the first; returns those it left.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard viewControllers.count > 1 else { return [] }
        return pop(to: 0, animated: animated)
    }

    /// Leaves all controllers above `viewController`, which must be on the stack; returns those it left.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            fatalError("popToViewController: \(viewController) is not on the stack.")
        }
        return pop(to: index, animated: animated)
    }

    /// Replaces the whole stack. Where the controller on top is another one, it comes like a pushed one, or like one that was
    /// gone back to where it was on the stack before.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Hears of what is put on screen.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bars

    /// The bar.
    open var navigationBar: UINavigationBar { bar }
    private let bar: UINavigationBar
    /// Whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    var hidesNavigationBar = false

    /// Hides the bar or brings it back. It slides over the upper edge where that is animated, together with the transition that
    /// is about to begin or by itself.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        barsChanged(animated: animated)
    }

    /// The toolbar at the bottom, which has the ``UIViewController/toolbarItems`` of the controller on top.
    open var toolbar: UIToolbar! {
        if let toolbarIfLoaded { return toolbarIfLoaded }
        let toolbar: UIToolbar = Self.bar(of: toolbarClass, "toolbarClass")
        toolbarIfLoaded = toolbar
        toolbar.isHidden = !showsToolbar
        viewIfLoaded?.addSubview(toolbar)
        updateToolbar(animated: false)
        return toolbar
    }
    private(set) var toolbarIfLoaded: UIToolbar?
    private var toolbarClass: AnyClass?
    /// Whether the toolbar is hidden; it is at first.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    private(set) var hidesToolbar = true

    /// Hides the toolbar or brings it back. It slides over the lower edge where that is animated.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        if !hidden { _ = toolbar }
        barsChanged(animated: animated)
    }

    /// Whether a tap on the content hides the bars or brings them back; false at first.
    open var hidesBarsOnTap = false {
        didSet {
            guard hidesBarsOnTap != oldValue else { return }
            barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap
        }
    }
    /// The tap that hides the bars or brings them back, where ``hidesBarsOnTap`` is true.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.recognizer }
    private(set) lazy var barHiding = BarHiding(of: self)
    /// Whether the bars are hidden in a screen of little height, such as that of a phone on its side; false at first. A tap on the
    /// content brings them back.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHiding.update() } }
    }

    /// How many movements of bars are under way, during which none is hidden.
    var movingBars = 0
    /// What containers were told last of the bar at the bottom.
    var toldHidesBottomBar = false

    /// How long bars take to hide and to come back, in seconds.
    public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Swiping back

    /// The gesture with which the user goes back from the edge. Disable it to keep the user from that, or give it a delegate of your
    /// own to decide when it begins.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }
    private(set) lazy var swipeBack = SwipeBack(of: self)
    /// Whether a finger is about to take the controller on top away.
    var isSwiping = false

    // MARK: View

    private(set) lazy var stage = NavigationStage(of: self)

    open override func viewDidLoad() {
        super.viewDidLoad()
        stage.load(in: view)
        view.addSubview(navigationBar)
        if let toolbarIfLoaded { view.addSubview(toolbarIfLoaded) }
        view.addGestureRecognizer(swipeBack.recognizer)
        navigationBar.goBack = { [weak self] in self?.userGoesBack() }
        navigationBar.heightChanged = { [weak self] in self?.layOutBars() }
        stage.update(animated: false, isForward: true)
        updateBar()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBars()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        layOutBars()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard hidesBarsWhenVerticallyCompact else { return }
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass {
            barHiding.update()
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        stage.announceComing(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage.announceShown(animated: animated)
    }

    // MARK: What containers override

    override var childInFront: UIViewController? { topViewController }
    override var childForTabBarItem: UIViewController? { viewControllers.first }
    override var frontChildren: [UIViewController] { stack.suffix(1) }
    override var ownBackDepth: Int { max(stack.count - 1, 0) }
    override func browserGoesBack() { popForBrowser() }
    override func browserGoesForward() -> Bool { pushForBrowser() }
    /// That of the controller on top with the navigation bar, unless this controller has its own.
    override var contentSizeOfPresentation: CGSize {
        let own = super.contentSizeOfPresentation
        guard own == .zero, var size = topViewController?.preferredContentSize, size != .zero else {
            return own
        }
        if size.height > 0, !isNavigationBarHidden { size.height += 44 }
        return size
    }

    override func barPreferencesChanged(of child: UIViewController) { layOutBars() }

    override func contentScrollViewChanged(of child: UIViewController, from old: UIScrollView?) {
        if old !== child.observedScrollView(for: .top) { old?.didMove = nil }
        watchScrolling(of: child)
        updateEdge()
    }

    override func toolbarItemsChanged(of child: UIViewController, animated: Bool) {
        if topViewController === child { updateToolbar(animated: animated) }
    }

    override func giveUp(_ child: UIViewController) {
        if viewControllers.contains(where: { $0 === child }) { setViewControllers([], animated: false) }
    }

    /// Pushes the secondary controller of the split view.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { splitViewController.push(secondaryViewController, onto: self) }

    /// Takes the controller that was pushed for the split view, or else the one on top, off the stack.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { splitViewController.pop(from: self) }

    // MARK: Escape

    /// Goes back, as the Escape key does on a keyboard.
    open override func accessibilityPerformEscape() -> Bool { userGoesBack() }
}
