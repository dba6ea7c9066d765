import Foundation

/// A container that displays the top controller of a stack, with a bar above it and an optional toolbar below
/// it.
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

    /// Creates a navigation controller with `rootViewController` on its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Creates a navigation controller without controllers whose bars have the given classes: subclasses of
    /// ``UINavigationBar`` and ``UIToolbar``, or nil for these classes themselves.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.bar(of: navigationBarClass, "navigationBarClass")
        self.toolbarClass = toolbarClass
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a navigation controller as from an archive.
    public required init?(coder: NSCoder) {
        let nib = coder.nib
        bar = nib?.object("navigationBar", as: UINavigationBar.self) ?? UINavigationBar(frame: .zero)
        nibToolbar = nib?.object("toolbar", as: UIToolbar.self)
        super.init(coder: coder)
        if let nib = coder.nib { takeNavigation(nib) }
    }

    private static func bar<Bar: UIView>(of type: AnyClass?, _ argument: String) -> Bar {
        guard let type = (type ?? Bar.self) as? Bar.Type else {
            fatalError("UINavigationController.init: \(argument) must be a subclass of \(Bar.self).")
        }
        return DynamicInstantiation.view(of: type, frame: .zero)
    }

    /// Pops the controllers above the child that is the destination of an unwind segue or contains it.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard topViewController !== subsequentVC else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    // MARK: Stack

    /// The controllers on the stack. The last one is displayed. Setting the property replaces the whole stack
    /// without an animation.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    var stack: [UIViewController] = []
    /// The changes of the stack that no transition displays yet.
    var stackChanges: [NavigationTransition.StackChange] = []
    /// The controllers that the browser's Back has taken off the stack and that its Forward brings back, the
    /// next one first.
    var ahead: [UIViewController] = []

    /// The controller on top of the stack, or nil if the stack is empty.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that decides the style of the status bar: the one on top if there is no navigation bar.
    /// Otherwise nil, because the bar decides.
    open override var childForStatusBarStyle: UIViewController? {
        isNavigationBarHidden ? topViewController : nil
    }
    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
    /// The orientations that the delegate returns.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }
    /// The orientation that the delegate prefers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
    /// The light style above a black navigation bar, and otherwise the default style.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        navigationBar.barStyle == .black ? .lightContent : .default
    }

    /// The frontmost controller: the one on top of the stack, or one that it presents.
    open var visibleViewController: UIViewController? { topViewController?.topmostController }

    /// Adds a controller on top of the stack, and displays it with the next layout. A running transition ends then.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pushes a controller with an animation.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Removes the controller on top of the stack. Returns it, or nil if it is the only one or a transition
    /// is running.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, !transitions.isInTransition else { return nil }
        return pop(to: viewControllers.count - 2, animated: animated).last
    }

    /// Removes all controllers except the first. Returns the removed ones.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard viewControllers.count > 1 else { return [] }
        return pop(to: 0, animated: animated)
    }

    /// Removes all controllers above `viewController`, which must be on the stack. Returns the removed ones.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
            fatalError("popToViewController: \(viewController) is not on the stack.")
        }
        return pop(to: index, animated: animated)
    }

    /// Replaces the whole stack. If another controller is then on top, it appears like a pushed one, or, if
    /// it was on the stack before, like one to which the user goes back.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// The object that gets messages about the displayed controllers and can animate transitions.
    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: Bars

    /// The navigation bar.
    open var navigationBar: UINavigationBar { bar }
    private let bar: UINavigationBar
    /// A Boolean value that tells whether the bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { hidesNavigationBar }
        set { setNavigationBarHidden(newValue, animated: false) }
    }
    var hidesNavigationBar = false

    /// Hides or displays the bar. With an animation, the bar slides over the upper edge. If a push or a pop is about to begin, as
    /// in `viewWillAppear(_:)`, the bar moves sideways together with the screen that has it. If the app animates that push or pop
    /// itself, the bar slides over the upper edge.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        madeBarHiding?.navigationBarWillChange()
        guard hidden != hidesNavigationBar else { return }
        hidesNavigationBar = hidden
        navigationBarChanged(animated: animated)
    }

    /// The toolbar at the bottom, which displays the ``UIViewController/toolbarItems`` of the controller on
    /// top.
    open var toolbar: UIToolbar! {
        if let toolbarIfLoaded { return toolbarIfLoaded }
        let toolbar: UIToolbar = nibToolbar ?? Self.bar(of: toolbarClass, "toolbarClass")
        toolbarIfLoaded = toolbar
        toolbar.isHidden = !showsToolbar
        viewIfLoaded?.addSubview(toolbar)
        updateToolbar(animated: false)
        return toolbar
    }
    private(set) var toolbarIfLoaded: UIToolbar?
    private var toolbarClass: AnyClass?
    /// The toolbar of a storyboard, or nil.
    private var nibToolbar: UIToolbar?
    /// A Boolean value that tells whether the toolbar is hidden; true by default.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }
    private(set) var hidesToolbar = true

    /// Hides or displays the toolbar. With an animation, it slides over the lower edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        madeBarHiding?.toolbarWillChange()
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        if !hidden {
            _ = toolbar
            // The items of a toolbar that was sliding away may be those of another controller.
            updateToolbar(animated: false)
        }
        barsChanged(animated: animated)
    }

    /// A Boolean value that tells whether a tap on the content hides and displays the bars; false by default.
    open var hidesBarsOnTap = false {
        didSet {
            if hidesBarsOnTap != oldValue { barHiding.updateRecognizer() }
        }
    }
    /// The tap that hides and displays the bars if ``hidesBarsOnTap`` is true.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.recognizer }
    /// A Boolean value that tells whether a swipe upwards over content that scrolls hides the bars, and a swipe downwards
    /// displays them again; false by default. A toolbar without items takes no part.
    open var hidesBarsOnSwipe = false {
        didSet {
            if hidesBarsOnSwipe != oldValue {
                barHiding.updateSwipe(over: topViewController?.observedScrollView(for: .top))
            }
        }
    }
    /// The pan that hides and displays the bars if ``hidesBarsOnSwipe`` is true. It recognizes the drags of the content that
    /// scrolls below the bars.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
    /// A Boolean value that tells whether the bars are hidden when the keyboard appears; false by default. They stay hidden when
    /// the keyboard disappears. A tap on the content displays them again.
    open var hidesBarsWhenKeyboardAppears = false {
        didSet { if hidesBarsWhenKeyboardAppears != oldValue { barHiding.updateKeyboard() } }
    }
    var barHiding: BarHiding {
        if let madeBarHiding { return madeBarHiding }
        let made = BarHiding(of: self)
        madeBarHiding = made
        return made
    }
    /// The object that hides the bars, or nil if the app has asked for nothing of it.
    private(set) var madeBarHiding: BarHiding?
    /// A Boolean value that tells whether the bars are hidden on a vertically compact screen, such as that of
    /// a phone on its side; false by default. A tap on the content displays them again.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet { if hidesBarsWhenVerticallyCompact != oldValue { barHiding.update() } }
    }

    /// The number of running movements of bars. No bar is hidden while there are any.
    var movingBars = 0
    override var hidesBottomBar: Bool {
        transitions.isWaiting ? reportedHidesBottomBar : stack.contains(where: \.hidesBottomBarWhenPushed)
    }
    /// The value of ``hidesBottomBar`` of which containers were informed last.
    var reportedHidesBottomBar = false

    /// The time in seconds that bars take to hide and to appear.
    public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Swiping back

    /// The gesture with which the user goes back from the edge. Disable it to prevent that, or set your own
    /// delegate to decide when it begins.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }
    private(set) lazy var swipeBack = SwipeBack(of: self)
    /// True while a finger begins to remove the controller on top.
    var isSwiping = false

    // MARK: View

    private(set) lazy var transitions = NavigationTransitions(of: self)

    override func addContainerViews() {
        transitions.load(in: view)
        view.addSubview(navigationBar)
        if let toolbarIfLoaded { view.addSubview(toolbarIfLoaded) }
        view.addGestureRecognizer(swipeBack.recognizer)
        navigationBar.goBack = { [weak self] in self?.userGoesBack() }
        navigationBar.heightChanged = { [weak self] in self?.layOutBars() }
        transitions.update(animated: false, isForward: true)
        updateBar()
    }

    override func layOutContainer() {
        // The layout comes again when the transition has begun.
        if !transitions.isWaiting { layOutBars() }
    }

    override func beginWaitingTransition() { transitions.beginWaiting() }

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
        transitions.announceComing(animated: animated)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        transitions.announceShown(animated: animated)
    }

    // MARK: What containers override

    override var childInFront: UIViewController? { topViewController }
    override var definesContextByDefault: Bool { true }
    override var childForTabBarItem: UIViewController? { viewControllers.first }
    override var frontChildren: [UIViewController] { stack.suffix(1) }
    override var ownBackDepth: Int { max(stack.count - 1, 0) }
    override func browserGoesBack() { popForBrowser() }
    override func browserGoesForward() -> Bool { pushForBrowser() }
    /// The size of the controller on top together with the navigation bar, unless this controller has a size of its own.
    override var contentSizeOfPresentation: CGSize {
        let own = super.contentSizeOfPresentation
        guard own == .zero, var size = topViewController?.preferredContentSize, size != .zero else {
            return own
        }
        if size.height > 0, !isNavigationBarHidden { size.height += barHeightInPresentation }
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

    override func childHasLeft(_ child: UIViewController) { forget(child) }

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

    /// Goes back, as the Escape key does. Returns true if anything was done.
    ///
    /// A transition that is under way ends at once, as it does for the browser's Back, so that no key is lost.
    open override func accessibilityPerformEscape() -> Bool {
        transitions.settle()
        return userGoesBack()
    }
}
