import Foundation
import TesseraBasics

/// Manages a view and what happens in it.
/// See Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: Creating

    /// Creates a controller. There are no nib files: both arguments must be nil.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        demand(
            nibNameOrNil == nil, "There are no nib files here; override loadView() or viewDidLoad().")
        super.init()
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller as from an archive. There are no archives: for subclasses that share their set-up.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: View

    private var loadedView: UIView?

    /// The controller's view, which is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView?.viewController === self { loadedView?.viewController = nil }
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        demand(loadedView != nil, "\(type(of: self)).loadView() must set view.")
        viewDidLoad()
    }

    /// Makes the view. Override it to set ``view`` to a view of your own; by default it is a plain one.
    open func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to be shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being shown: it is in its window, with its size and traits, and about to lay out its subviews.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be hidden.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is hidden.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Changes constraints of the view, in place of the view's own ``UIView/updateConstraints()``, which the default
    /// implementation calls. Overrides call super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// The safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The layout margins changed.
    open func viewLayoutMarginsDidChange() {}

    /// The view is about to have another size. Passed on to child controllers, with the sizes that
    /// ``size(forChildContentContainer:withParentContainerSize:)`` gives them, and to what is presented.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.modal?.presentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    /// The room that the screen gives is about to be of another size class, in width or height. Passed on to child
    /// controllers and what is presented. ``viewWillTransition(to:with:)`` follows.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.willTransition(to: child.overriding(newCollection), with: coordinator)
        }
    }

    /// The size in points that the controller would like its view to have in a container; zero where it does not mind.
    /// The parent is told of each change with ``preferredContentSizeDidChange(forChildContentContainer:)``, and lays its
    /// children out.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            guard let presentation = nearestPresentation else { return }
            presentation.container.setNeedsLayout()
            if presentation.content === self {
                presentation.active.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }

    /// Says that a child would like another size. By default nothing happens: containers override it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points that a child is told of when the controller's view is to have `parentSize`; by default that.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Says that the colour appearance or another trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of where the view is shown.
    open var traitCollection: UITraitCollection { presentTraits }

    /// Tells the controller, its view and what that holds of changed traits now. Overrides are heard of at once by
    /// themselves; what a subclass returns from ``traitCollection`` is heard of here.
    open func updateTraitsIfNeeded() { traitsChanged() }

    /// Whether the controller forces an appearance upon itself, its view and its children.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            madeTraitState.style = newValue
            traitsChanged()
        }
    }

    /// States traits for a child; nil lets it inherit them all again.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        demand(
            childViewController.parent === self,
            "setOverrideTraitCollection: \(childViewController) must be a child of \(self).")
        childViewController.parentOverrides.stated = collection
        childViewController.traitsChanged()
    }

    /// Returns the traits that the controller states for a child: those that ``setOverrideTraitCollection(_:forChild:)`` was given.
    /// A subclass that overrides the method calls ``updateTraitsIfNeeded()`` on the child when it returns others.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parentOverrides.stated
    }

    /// Leaves what the controller shows, for the Escape key; returns whether it did anything.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The controller that presents this one, or the superview of the view.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    // MARK: What it says of itself

    /// What the screen is called; a navigation bar shows it.
    open var title: String? {
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
        }
    }
    /// What a navigation bar shows for the controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Room beside that of bars and hardware that the content keeps free, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loadedView?.updateSafeArea() }
    }

    /// Whether the margins of the view are at least as wide as the system's, ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.updateLayoutMargins() }
    }

    /// The least room in points between the edges of the view's safe area and its content, which the view's margins
    /// have by default: at the sides 16 where the view is narrower than 414 points, as on most phones, and 20 else.
    /// See Apple's [systemMinimumLayoutMargins](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The height in points of the navigation bar that covers the view.
    var barSafeArea: CGFloat = 0 {
        didSet { if barSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }
    /// The height in points of the toolbar or tab bar that covers the view.
    var bottomBarSafeArea: CGFloat = 0 {
        didSet { if bottomBarSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }

    // MARK: Bars

    /// The edges at which the view reaches below bars; all of them by default. At the others it begins where a bar ends.
    open var edgesForExtendedLayout: UIRectEdge {
        get { barPreferences.edgesForExtendedLayout }
        set {
            guard newValue != edgesForExtendedLayout else { return }
            barPreferences.edgesForExtendedLayout = newValue
            barPreferencesChanged()
        }
    }
    /// Whether the view reaches below bars that are not translucent, too; false by default.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { barPreferences.includesOpaqueBars }
        set {
            guard newValue != extendedLayoutIncludesOpaqueBars else { return }
            barPreferences.includesOpaqueBars = newValue
            barPreferencesChanged()
        }
    }
    private var barPreferences = BarPreferences()

    /// Returns the scroll view that the app has named for an edge, by whose content the bar there chooses its look. If nil, it is where one fills
    /// the view, it is that.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        barPreferences.scrollView(for: edge)
    }

    /// Names the scroll view by whose content the bars at some edges choose their look. Nil leaves it to the system again.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let old = observedScrollView(for: .top)
        barPreferences.setScrollView(scrollView, for: edge)
        parent?.contentScrollViewChanged(of: self, from: old)
    }

    /// Whether the bar at the bottom, be it a toolbar or a tab bar, leaves when the controller is pushed onto a navigation stack,
    /// until it is popped again; false by default. To be set before the push.
    open var hidesBottomBarWhenPushed = false

    /// The items that the toolbar of a navigation controller has while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets the toolbar's items; they are exchanged gradually where that is animated.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        parent?.toolbarItemsChanged(of: self, animated: animated)
    }

    // MARK: Editing

    /// Whether the user edits what the controller shows; false at first.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Begins or ends editing. Overrides call super and bring their view into the other state.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        loadedEditButtonItem?.update(isEditing: editing)
    }

    /// A button that begins and ends editing, and says which of the two it does.
    open var editButtonItem: UIBarButtonItem {
        if let loadedEditButtonItem { return loadedEditButtonItem }
        let item = EditButtonItem(of: self)
        loadedEditButtonItem = item
        return item
    }
    private var loadedEditButtonItem: EditButtonItem?

    /// What a container's bars and edges cover of the view, beside ``barSafeArea``, in points.
    var containerSafeArea = UIEdgeInsets.zero {
        didSet { if containerSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }

    // MARK: Keys

    /// Adds a key that means something while the controller is in front.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
        pagePreferencesChanged()
    }
    /// Removes a key that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
        pagePreferencesChanged()
    }
    private(set) var addedKeyCommands: [UIKeyCommand] = []
    /// Whether the keys of the controller mean something also while it presents another one; true unless overridden.
    open var performsActionsWhilePresentingModally: Bool { true }

    // MARK: The page's bars and orientation

    /// Whether the text of the status bar is dark or light. ``UIStatusBarStyle/default`` unless overridden.
    ///
    /// A page has no status bar of its own: the browser's bar, and a phone's, get a colour on which they write in that way.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child that decides on the style of the status bar. Nil, which it is unless overridden: the controller itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// Whether the status bar is hidden; false unless overridden. On a phone or a tablet the page fills the screen, where the browser
    /// lets it, as soon as the user touches it. Elsewhere nothing covers the page.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that decides whether the status bar is hidden. Nil, which it is unless overridden: the controller itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Says that the status bar is to look otherwise.
    open func setNeedsStatusBarAppearanceUpdate() { pagePreferencesChanged() }

    /// Whether the mark of the home gesture at the lower edge of the screen goes away; false unless overridden. Browsers can take away
    /// their marks only together with the status bar: ``prefersStatusBarHidden``.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that decides on the mark of the home gesture. Nil, which it is unless overridden: the controller itself.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Says that ``prefersHomeIndicatorAutoHidden`` has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { pagePreferencesChanged() }

    /// The ways in which the interface may lie on the device: on a tablet all of them, and on a phone all but upside down, unless
    /// overridden. That of the controller in front counts.
    ///
    /// Browsers turn a page of which the user has made an app, or that fills the screen. Other pages turn with the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// Says that ``supportedInterfaceOrientations`` has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { pagePreferencesChanged() }

    // MARK: Containers

    /// The controllers that are shown within this one.
    open internal(set) var children: [UIViewController] = []
    /// The controller within which this one is shown.
    open internal(set) weak var parent: UIViewController?

    /// The children that appear and disappear with this controller, where their views are within its own.
    var childrenInSight: [UIViewController] { children }

    /// Adds a controller whose view this one shows; call ``didMove(toParent:)`` on it afterwards.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
        childController.movesToParent = true
        childController.movesFromParent = false
    }

    /// Removes the controller from its parent; call ``willMove(toParent:)`` with nil on it before.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        parentOverrides = ParentOverrides()
        movesToParent = false
        if appearance == .hidden { movesFromParent = false }
        didMove(toParent: nil)
    }

    /// Exchanges the view of a child for that of another one, which comes into the same superview, and removes the view of
    /// the first when what `animations` changes has arrived. Both must be children of this controller.
    ///
    /// Both get their appearance callbacks, where ``shouldAutomaticallyForwardAppearanceMethods`` is true.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// Whether the children appear and disappear with this controller by themselves. A container that returns false calls
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child, on behalf of its container, that it is about to appear or to disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        animatesAppearance = animated
        if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
    }

    /// Tells a child, on behalf of its container, that it has appeared or disappeared.
    open func endAppearanceTransition() {
        endAppearance(animated: animatesAppearance)
        endDisappearance(animated: animatesAppearance)
    }

    /// During the appearance callbacks: whether the view appears because the controller was added to its parent.
    open var isMovingToParent: Bool { movesToParent && appearance != .hidden }
    /// During the disappearance callbacks: whether the view disappears because the controller leaves its parent.
    open var isMovingFromParent: Bool {
        movesFromParent && (appearance == .disappearing || appearance == .hidden)
    }

    /// Says that the controller is about to get another parent, or none. Overrides must call super.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { movesFromParent = true }
    }
    /// Says that the controller has another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// The navigation controller within which this one is shown.
    open var navigationController: UINavigationController? {
        ancestor()
    }

    /// The split view controller within which this one is shown.
    open var splitViewController: UISplitViewController? { ancestor() }

    /// Takes the secondary controller of a split view, of which this is the primary one, where there is no longer room for two. A
    /// navigation controller pushes it; others do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Gives a split view, of which this is the primary controller, a secondary one where there is room for two again. A navigation
    /// controller gives what it has pushed, or else what is on top of its stack; others give nil.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The tab bar controller within which this one is shown.
    open var tabBarController: UITabBarController? { ancestor() }

    /// What the tab of the controller looks like. By default it has the controller's ``title``; a navigation controller has that
    /// of its root.
    open var tabBarItem: UITabBarItem! {
        get {
            if let ownTabBarItem { return ownTabBarItem }
            if let childForTabBarItem { return childForTabBarItem.tabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            ownTabBarItem = item
            return item
        }
        set {
            ownTabBarItem = newValue
            tabBarController?.updateItems(animated: false)
        }
    }
    private var ownTabBarItem: UITabBarItem?

    /// Returns the innermost of the controllers around this one that has a type.
    private func ancestor<Controller: UIViewController>() -> Controller? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Controller }.first
    }

    // MARK: Containers

    /// The child that stands for the controller while it is displayed, such as the one on top of a navigation stack, or nil
    /// if the controller stands for itself.
    var childInFront: UIViewController? { nil }
    /// The child whose tab bar item the controller has unless it has its own, or nil if there is none.
    var childForTabBarItem: UIViewController? { nil }
    /// The children that are on screen, or on their way there.
    var frontChildren: [UIViewController] { childrenWithinView }
    /// The number of steps that the user can go back in the controller itself.
    var ownBackDepth: Int { 0 }
    /// Takes back the last of the steps in the controller itself.
    func browserGoesBack() {}
    /// Takes again the step in the controller itself that was taken back last. Returns true if there was any.
    func browserGoesForward() -> Bool { false }
    /// True if nothing but the controller itself dismisses it when the user goes back.
    var isDismissedByItselfOnly: Bool { false }
    /// The size in points that the controller would like to have where it is presented, or zero if it names none.
    var contentSizeOfPresentation: CGSize { preferredContentSize }

    /// Adapts the bars to a child that has other preferences for them.
    func barPreferencesChanged(of child: UIViewController) {}
    /// Adapts the bars to another scroll view of a child.
    func contentScrollViewChanged(of child: UIViewController, from old: UIScrollView?) {}
    /// Adapts the toolbar to other items of a child.
    func toolbarItemsChanged(of child: UIViewController, animated: Bool) {}
    /// Gives up a child that another controller is about to display.
    func giveUp(_ child: UIViewController) {}

    // MARK: Presentation

    /// The controller that this one, or an ancestor of it, presents.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that presents this one or an ancestor of it.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presents a controller as its ``modalPresentationStyle`` has it: as a sheet by default.
    ///
    /// `completion` runs after the presented controller's `viewDidAppear`. A controller that presents already, or that
    /// is not in a window, presents nothing and says so on the standard error, as UIKit does.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, or this controller itself where it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// Shows a controller as its surroundings have it: a container that overrides the method, as a navigation controller
    /// does, which pushes it; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller in the second place of the surroundings: a container that overrides the method; without one it is
    /// presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Whether the user may not dismiss the presented controller, be it by dragging, by a tap beside it, by the Escape key or by
    /// the browser's Back; false by default.
    open var isModalInPresentation = false {
        didSet { if isModalInPresentation != oldValue { presentationChanged() } }
    }

    /// How the controller is presented; ``UIModalPresentationStyle/automatic`` at first. To be set before the presentation.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal?.style ?? .automatic }
        set {
            guard newValue != modalPresentationStyle else { return }
            madeModal.style = newValue
            modalStyleChanged()
        }
    }
    /// How the view of the controller comes and goes where it covers the screen; it slides up and down at first.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal?.transitionStyle ?? .coverVertical }
        set { madeModal.transitionStyle = newValue }
    }
    /// Gives the controller a transition and a presentation controller of the app's own.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal?.transitioningDelegate }
        set {
            madeModal.transitioningDelegate = newValue
            if modalPresentationStyle == .custom { modalStyleChanged() }
        }
    }
    /// Whether what this controller or one within it presents in the current context covers this controller's view; false at first.
    open var definesPresentationContext: Bool {
        get { modal?.definesContext ?? false }
        set { madeModal.definesContext = newValue }
    }
    /// Whether a controller that is presented in this one's context comes by the ``modalTransitionStyle`` of this one; false at first.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal?.providesTransitionStyle ?? false }
        set { madeModal.providesTransitionStyle = newValue }
    }

    /// The presentation controller by which the controller, or an ancestor, is presented. Before a presentation it is the one that the
    /// next presentation will use, which is kept until the dismissal.
    open var presentationController: UIPresentationController? {
        nearestPresentation?.original ?? preparedPresentationController()
    }
    /// The presentation controller that is at work, which differs from ``presentationController`` where the presentation has adapted
    /// to the window. It is nil if the controller is not presented.
    open var activePresentationController: UIPresentationController? { nearestPresentation?.active }
    /// The presentation controller where it presents a sheet: nil for other values of ``modalPresentationStyle``.
    open var sheetPresentationController: UISheetPresentationController? {
        if let presentation = nearestPresentation {
            return presentation.active as? UISheetPresentationController
                ?? presentation.original as? UISheetPresentationController
        }
        guard [.pageSheet, .formSheet].contains(resolvedModalStyle) else { return nil }
        return preparedPresentationController() as? UISheetPresentationController
    }
    /// The presentation controller where it presents a popover: nil for other values of ``modalPresentationStyle``.
    open var popoverPresentationController: UIPopoverPresentationController? {
        if let presentation = nearestPresentation {
            return presentation.original as? UIPopoverPresentationController
        }
        return presentsPopover
            ? preparedPresentationController() as? UIPopoverPresentationController : nil
    }

    /// Whether the controller's style of presentation is a popover.
    var presentsPopover: Bool { modalPresentationStyle == .popover }

    /// Makes the presentation controller of the controller's style.
    func makePresentationController(
        presenting presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        switch resolvedModalStyle {
        case .pageSheet, .formSheet, .automatic:
            UISheetPresentationController(presenting: self, style: resolvedModalStyle)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        default: CoverPresentationController(presenting: self, style: resolvedModalStyle)
        }
    }

    /// The transition that is under way: a push or a pop, a presentation or a dismissal, a change of size, of this controller or of
    /// an ancestor. It is nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        activeTransition ?? parent?.transitionCoordinator
    }

    /// During the appearance callbacks: whether the view appears because the controller is presented.
    open internal(set) var isBeingPresented = false
    /// During the disappearance callbacks: whether the view disappears because the controller is dismissed.
    open internal(set) var isBeingDismissed = false

    /// The transition that this very controller takes part in.
    var activeTransition: TransitionCoordinator?
    /// Whether the controller was added to its parent and has not appeared since.
    var movesToParent = false
    /// Whether the controller is about to leave its parent, or has left it, and has not disappeared since.
    var movesFromParent = false
    /// Whether the appearance that a container has begun is animated.
    private var animatesAppearance = false

    /// What the controller has said of how it is presented, or nil if it has said nothing.
    var modal: ModalState?
    /// The controller that this very one presents. Of a hierarchy, the root does.
    var presented: UIViewController?
    /// What runs when the dismissal that is under way has ended.
    var whenDismissed: [() -> Void] = []
    weak var presenter: UIViewController?
    /// What the controller overrides of the traits, and who hears of changes, or nil for a controller without either.
    var traitState: TraitState?
    /// The traits that the controller was last told of.
    var knownTraits: UITraitCollection?
    /// What the parent states of the controller's traits.
    var parentOverrides = ParentOverrides()
    var appearance = AppearanceState.hidden
}
