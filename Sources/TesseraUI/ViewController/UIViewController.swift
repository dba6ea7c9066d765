import Foundation
import TesseraBasics
import TesseraSelectors

/// An object that manages a view and its interaction with the user.
/// See Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    // MARK: Creating

    /// Creates a controller whose view is loaded from a nib of a bundle. The controller is the file's owner of the nib,
    /// which sets its outlet ``view``.
    ///
    /// If `nibNameOrNil` is nil and no subclass overrides ``loadView()``, the controller uses a nib with the name of
    /// its class if there is one. For `DetailViewController`, that is `DetailView` or else `DetailViewController`. If
    /// `nibBundleOrNil` is nil, the nib is in the main bundle.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        guard nibNameOrNil != nil || nibBundleOrNil != nil else { return }
        let state = NibState()
        state.nibName = nibNameOrNil
        state.bundle = nibBundleOrNil
        nibState = state
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the properties that a storyboard or a nib states. For any other coder, the controller
    /// has the usual properties.
    public required init?(coder: NSCoder) {
        super.init()
        if let nib = coder.nib { takeController(nib) }
    }

    // MARK: View

    private var loadedView: UIView?

    /// The controller's view. It is loaded when it is first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if loadedView?.viewController === self { loadedView?.viewController = nil }
            loadedView = newValue
            newValue?.viewController = self
            setNeedsUpdateContentUnavailableConfiguration()
        }
    }

    /// The view, or nil if it is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// A Boolean value that tells whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        demand(loadedView != nil, "\(type(of: self)).loadView() must set view.")
        addContainerViews()
        viewDidLoad()
    }

    /// Creates the view. Override it to set ``UIViewController/view`` to a view of your own. The default implementation loads the
    /// view from the storyboard or the nib of the controller; without one, it creates a plain view.
    open func loadView() {
        if loadNibView() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Informs the controller that the view was loaded.
    open func viewDidLoad() {}
    /// Informs the controller that the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Informs the controller that the view is appearing: it is in its window, with its size and traits, and
    /// about to lay out its subviews.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Informs the controller that the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Informs the controller that the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Informs the controller that the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Changes constraints of the view. It runs in place of the view's own ``UIView/updateConstraints()``,
    /// which the default implementation calls. Overrides call super last.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Sets properties of the controller and its views that depend on data, such as titles and texts, but not places. The default
    /// implementation does nothing.
    ///
    /// It runs before the view's own ``UIView/updateProperties()`` when the view is laid out for the first time, and then after
    /// ``setNeedsUpdateProperties()``, after a change of the traits and after a change of a property of an `@Observable` object
    /// that the last run has read. The same changes let ``viewWillLayoutSubviews()``, ``viewDidLayoutSubviews()``,
    /// ``updateViewConstraints()`` and ``updateContentUnavailableConfiguration(using:)`` run again after they have read such a
    /// property.
    /// See Apple's [updateProperties()](https://developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties()).
    open func updateProperties() {}
    /// Requests a call of ``updateProperties()`` before the turn of the main loop ends, if the view is loaded.
    open func setNeedsUpdateProperties() {
        needsPropertiesUpdate = true
        viewIfLoaded?.propagateNeedsLayout()
    }
    /// Updates the properties of the controller, its view and the views within that now if that was requested. Does nothing while
    /// the view is not loaded.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertyTree() }
    /// True if ``updateProperties()`` must be called.
    var needsPropertiesUpdate = true
    var observedReads: [ObservedMethod: ObservedReads] = [:]
    /// Informs the controller that the view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Informs the controller that the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Informs the controller that the insets of the safe area have changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// Informs the controller that the layout margins have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Informs the controller that the app has little memory left of what the host allows. Apps override it to free what can be
    /// made again, and do not call it. It is called for controllers with a view, also for those that are not in front.
    open func didReceiveMemoryWarning() {}

    // MARK: Unavailable content

    /// The content that covers the controller's view while the controller has nothing else to display, or nil. The default is
    /// nil.
    ///
    /// Set it in ``updateContentUnavailableConfiguration(using:)``, or whenever the controller gets its first item or loses its
    /// last one.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailableContent?.configuration }
        set {
            guard newValue != nil || unavailableContent != nil else { return }
            let content = unavailableContent ?? UnavailableContent()
            unavailableContent = content
            content.configuration = newValue
            displayUnavailableContent()
        }
    }

    /// The state on which the look of ``contentUnavailableConfiguration`` depends: the traits of the controller, and the text in
    /// the bar of its search controller. Subclasses that depend on more override the property, and add custom values to that of
    /// super.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = resultsSearch?.searchBar.text
        return state
    }

    /// Requests a call of ``updateContentUnavailableConfiguration(using:)`` before the next layout. Call it when the controller's
    /// items have changed. The system calls it when the traits or the text of the search have changed.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        needsUnavailableContentUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Sets ``contentUnavailableConfiguration`` for a state. The system calls it before the first layout of the view, and after
    /// each ``setNeedsUpdateContentUnavailableConfiguration()``. Override it, but do not call it. The default implementation does
    /// nothing.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    /// The owner of the content that covers the controller's view, or nil if there has never been any.
    var unavailableContent: UnavailableContent?
    /// The search whose bar is in the controller's view, if it has been active, or nil.
    weak var contentSearch: UISearchController?
    /// True if the content that covers the controller's view must be updated before the next layout.
    var needsUnavailableContentUpdate = true

    // MARK: Size and traits

    /// Informs the controller that the view is about to get another size. The default implementation informs
    /// child controllers, with the sizes that ``size(forChildContentContainer:withParentContainerSize:)``
    /// returns, and presented controllers.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: childSize, with: coordinator)
        }
        presented?.modal?.presentation?.active.viewWillTransition(to: size, with: coordinator)
    }

    /// Informs the controller that the size classes are about to change. The default implementation informs
    /// child controllers. A call of ``UIViewController/viewWillTransition(to:with:)`` comes after this one.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.willTransition(to: child.overriding(newCollection), with: coordinator)
        }
    }

    /// The size that the controller prefers for its view in a container, in points, or zero if it has no
    /// preference. A change calls ``preferredContentSizeDidChange(forChildContentContainer:)`` on the parent,
    /// and on the presentation controller if the controller is presented.
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

    /// Informs the controller that a child prefers another size. The default implementation does nothing;
    /// containers override it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size of a child if the controller's view has the size `parentSize`, both in points. The
    /// default is `parentSize`.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Informs the controller that one of its traits has changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the controller's environment, changed by its overrides.
    open var traitCollection: UITraitCollection { presentTraits }

    /// Informs the controller, its view and the view's subviews of changed traits now. Overrides take effect
    /// without it. Call it if a subclass returns other traits from ``traitCollection``.
    open func updateTraitsIfNeeded() { traitsChanged() }

    /// The style that the controller enforces for itself, its view and its children, or unspecified to
    /// inherit it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitState?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            madeTraitState.style = newValue
            traitsChanged()
        }
    }

    /// Sets traits for a child, or removes them with nil.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        demand(
            childViewController.parent === self,
            "setOverrideTraitCollection: \(childViewController) must be a child of \(self).")
        childViewController.parentOverrides.stated = collection
        childViewController.traitsChanged()
    }

    /// Returns the traits that the controller sets for a child. The default are those that were passed to
    /// ``setOverrideTraitCollection(_:forChild:)``. A subclass that overrides the method calls
    /// ``updateTraitsIfNeeded()`` on the child when the result changes.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parentOverrides.stated
    }

    /// Closes what the controller displays when the user presses the Escape key. Returns true if it did so.
    open func accessibilityPerformEscape() -> Bool { false }

    /// The controller that presents this one, or the superview of the view.
    open override var next: UIResponder? { presenter ?? loadedView?.superview }

    // MARK: Title and insets

    /// The title of the screen, which a navigation bar displays.
    open var title: String? {
        willSet { TesseraSelectors.willChangeValue(of: self, forKey: "title") }
        didSet {
            navigationItem.title = title
            ownTabBarItem?.title = title
            TesseraSelectors.didChangeValue(of: self, forKey: "title")
        }
    }
    /// The title and the buttons that a navigation bar displays for the controller.
    open internal(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem(title: "")
        // Without a title of the controller, the item has none either.
        item.title = title
        return item
    }()
    /// The space that the content keeps free in addition to that of bars and hardware, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { loadedView?.updateSafeArea() }
    }

    /// A Boolean value that tells whether the margins of the view are at least as wide as the system's,
    /// ``systemMinimumLayoutMargins``.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { loadedView?.updateLayoutMargins() }
    }

    /// The least space between the edges of the view's safe area and its content, in points. It is the
    /// default of the view's margins: at the sides 16 if the view is narrower than 414 points, as on most
    /// phones, and 20 otherwise.
    /// See Apple's [systemMinimumLayoutMargins](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins).
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let width = viewIfLoaded?.bounds.width ?? 0
        let side: CGFloat = width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The height of the navigation bar that covers the view, in points.
    var barSafeArea: CGFloat = 0 {
        didSet { if barSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }
    /// The height of the toolbar or tab bar that covers the view, in points.
    var bottomBarSafeArea: CGFloat = 0 {
        didSet { if bottomBarSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }

    // MARK: Bars

    /// The edges at which the view extends below bars. The default is all. At the other edges the view ends
    /// at the bar.
    open var edgesForExtendedLayout: UIRectEdge {
        get { barPreferences.edgesForExtendedLayout }
        set {
            guard newValue != edgesForExtendedLayout else { return }
            barPreferences.edgesForExtendedLayout = newValue
            barPreferencesChanged()
        }
    }
    /// A Boolean value that tells whether the view also extends below bars that are opaque. The default is
    /// false.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { barPreferences.includesOpaqueBars }
        set {
            guard newValue != extendedLayoutIncludesOpaqueBars else { return }
            barPreferences.includesOpaqueBars = newValue
            barPreferencesChanged()
        }
    }
    private var barPreferences = BarPreferences()

    /// Returns the scroll view that the app has set for an edge with ``setContentScrollView(_:for:)``. If it
    /// is nil, bars observe the scroll view that fills the view, if there is one.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        barPreferences.scrollView(for: edge)
    }

    /// Sets the scroll view whose position determines the look of the bars at edges. With nil, the scroll
    /// view that fills the view does.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        let old = observedScrollView(for: .top)
        barPreferences.setScrollView(scrollView, for: edge)
        parent?.contentScrollViewChanged(of: self, from: old)
    }

    /// Sets the scroll view whose position determines the look of the bars at all edges. With nil, the scroll
    /// view that fills the view does.
    open func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }

    /// A Boolean value that tells whether the toolbar or tab bar at the bottom disappears when the controller
    /// is pushed onto a navigation stack, until it is popped. The default is false. Set it before the push.
    open var hidesBottomBarWhenPushed = false

    /// The items of a navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }
    private var storedToolbarItems: [UIBarButtonItem]?

    /// Sets the toolbar's items. If `animated` is true, the old ones fade into the new ones.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        parent?.toolbarItemsChanged(of: self, animated: animated)
    }

    // MARK: Editing

    /// A Boolean value that tells whether the user is editing the content of the controller. The default is
    /// false.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    private var storedIsEditing = false

    /// Begins or ends editing. Overrides call super and update their view.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        loadedEditButtonItem?.update(isEditing: editing)
    }

    /// A button that begins and ends editing. Its title changes accordingly.
    open var editButtonItem: UIBarButtonItem {
        if let loadedEditButtonItem { return loadedEditButtonItem }
        let item = EditButtonItem(of: self)
        loadedEditButtonItem = item
        return item
    }
    private var loadedEditButtonItem: EditButtonItem?

    /// The insets by which a container's bars and edges cover the view, in addition to ``barSafeArea``, in
    /// points.
    var containerSafeArea = UIEdgeInsets.zero {
        didSet { if containerSafeArea != oldValue { loadedView?.updateSafeArea() } }
    }

    // MARK: Keys

    /// Adds a key command that is active while the controller is in front.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
        pagePreferencesChanged()
    }
    /// Removes a key command that was added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
        pagePreferencesChanged()
    }
    private(set) var addedKeyCommands: [UIKeyCommand] = []
    /// A Boolean value that tells whether the controller's key commands stay active while it presents another
    /// controller. The default is true.
    open var performsActionsWhilePresentingModally: Bool { true }

    // MARK: Focus

    /// The identifier of the group to which the items in the view belong, or nil for that of the view around it.
    open var focusGroupIdentifier: String? {
        didSet { if focusGroupIdentifier != oldValue { viewIfLoaded?.setNeedsCommit() } }
    }
    /// A Boolean value that tells whether what had the focus of the keyboard in the controller's view has it again when the view
    /// comes back, for example after a pushed controller was popped. The default is true. If it is false, the item that the
    /// controller prefers gets it.
    ///
    /// A presentation that does not remove the view gives the focus back in any case, as assistive technology expects.
    open var restoresFocusAfterTransition = true
    /// The environments in which the focus is to be, the first one before the others, when it moves to the controller. The
    /// default is its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
    /// The superview of the controller's view, which belongs to the controller around this one.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }
    /// The controller's view, which contains its items.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }
    /// Asks for an update of the focus, if it lies in the controller's view, to the controller's preferred item.
    open func setNeedsFocusUpdate() { requestPreferredFocus() }
    /// Updates the focus at once if an update was asked for.
    open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
    /// Returns true if the focus may move from or to an item in the controller's view, as it may unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Informs the controller that the focus has moved from or to an item in its view. Overrides call super.
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: The page's bars and orientation

    /// The style of the status bar's text, dark or light. The default is ``UIStatusBarStyle/default``.
    ///
    /// A page has no status bar of its own. The browser's bar, and that of a phone, get a background colour
    /// on which they draw their text accordingly.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The child that determines the style of the status bar, or nil if the controller does. The default is
    /// nil.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// A Boolean value that tells whether the status bar is hidden. The default is false. On a phone or a
    /// tablet the page then fills the screen as soon as the user touches it, if the browser allows that. On
    /// other devices nothing covers the page.
    open var prefersStatusBarHidden: Bool { false }
    /// The child that determines if the status bar is hidden, or nil if the controller does. The default is
    /// nil.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// A Boolean value that tells whether the controller decides about the status bar, instead of the one that presents it, even
    /// if it does not cover the screen. The default is false.
    open var modalPresentationCapturesStatusBarAppearance = false {
        didSet { pagePreferencesChanged() }
    }
    /// The animation with which iOS hides its status bar. The default is ``UIStatusBarAnimation/fade``. A browser animates its
    /// own bar as it likes, so that the value changes nothing on a page.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Updates the status bar after its preferences have changed.
    open func setNeedsStatusBarAppearanceUpdate() { pagePreferencesChanged() }

    /// A Boolean value that tells whether the home indicator at the lower edge of the screen is hidden. The
    /// default is false. Browsers can hide it only together with the status bar: see
    /// ``prefersStatusBarHidden``.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that determines if the home indicator is hidden, or nil if the controller does. The default
    /// is nil.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Informs the system that ``prefersHomeIndicatorAutoHidden`` has changed.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { pagePreferencesChanged() }

    /// The orientations that the interface supports. The default is all on a tablet, and all except upside
    /// down on a phone. The orientations of the controller in front apply.
    ///
    /// Browsers lock the orientation of a page only if the user has installed it as an app, or if it fills
    /// the screen. Other pages rotate with the device.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .usual }
    /// Informs the system that ``supportedInterfaceOrientations`` has changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { pagePreferencesChanged() }
    /// The orientation in which the controller prefers to appear if it is presented over the whole screen and supports several
    /// ones. The default is the present orientation of the interface.
    ///
    /// The page turns if the browser allows it, as ``UIWindowScene/requestGeometryUpdate(_:errorHandler:)`` describes, and is
    /// free again after the controller was dismissed.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        UIApplication.shared.statusBarOrientation
    }
    /// A Boolean value that older apps return. The default is true. As since iOS 16, it has no effect:
    /// ``supportedInterfaceOrientations`` apply.
    open var shouldAutorotate: Bool { true }
    /// Lets the interface turn to the orientation of the device if the supported orientations have changed, as
    /// ``setNeedsUpdateOfSupportedInterfaceOrientations()`` does.
    open class func attemptRotationToDeviceOrientation() { UIApplication.shared.scheduleCommits() }

    /// A Boolean value that tells whether a scroll view of the controller with the behaviour
    /// ``UIScrollView/ContentInsetAdjustmentBehavior-swift.enum/automatic`` keeps its content clear of the bars above and below
    /// even if it cannot scroll up and down. The default is true. Apple advises to use
    /// ``UIScrollView/contentInsetAdjustmentBehavior`` instead.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet {
            guard automaticallyAdjustsScrollViewInsets != oldValue, let view = viewIfLoaded else { return }
            for case let scrollView as UIScrollView in [view] + view.subviews {
                scrollView.updateAdjustedInset()
            }
        }
    }

    /// The guide for the part of the view that bars above cover, or hardware. Apple advises to use
    /// ``UIView/safeAreaLayoutGuide`` instead.
    open var topLayoutGuide: any UILayoutSupport { view.coveredLayoutGuide(isTop: true) }
    /// The guide for the part of the view that bars below cover, or hardware. Apple advises to use
    /// ``UIView/safeAreaLayoutGuide`` instead.
    open var bottomLayoutGuide: any UILayoutSupport { view.coveredLayoutGuide(isTop: false) }

    // MARK: Containers

    /// The controllers whose views are displayed within this one's.
    open internal(set) var children: [UIViewController] = []
    /// The controller within which this one is displayed, or nil.
    open internal(set) weak var parent: UIViewController? {
        get { parentReference.object }
        set { parentReference = LightReference(newValue) }
    }
    // Each view that reads its traits reads it. A change calls no other code, so that it needs no checks at run time.
    @exclusivity(unchecked) private final var parentReference = LightReference<UIViewController>(nil)

    /// True if the parent calls the appearance methods itself when the view comes and goes: a tab bar controller does so for its
    /// tabs, and not for other children that an app adds to it.
    final var isManagedByParent = false
    /// The change of the view's window that has begun its present appearance or disappearance, or nil if something else has.
    final var windowChange: ViewWindowChange?
    /// The children that appear and disappear with this controller if their views are within its own. Those that a container of
    /// the system displays itself come last, since the last one counts as the one in front.
    final var childrenInSight: [UIViewController] {
        children.filter { !$0.isManagedByParent } + managedChildrenInSight
    }
    /// Those of ``childrenInSight`` whose views this controller itself brings and removes.
    var managedChildrenInSight: [UIViewController] { children.filter(\.isManagedByParent) }
    /// True if a controller on the stack of this one hides the bar at the bottom: the toolbar, or the bar of a
    /// container around this controller.
    var hidesBottomBar: Bool { false }

    /// Adds a child controller. Add its view afterwards, then call ``didMove(toParent:)`` on the child.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        demand(
            !sequence(first: self, next: \.parent).contains { $0 === childController },
            "addChild: \(childController) contains \(self) itself.")
        childController.settleAfterLossOfParent()
        childController.removeFromParent()
        childController.willMove(toParent: self)
        childController.parent = self
        children.append(childController)
        childController.movesToParent = true
        childController.movesFromParent = false
        childController.didGetParent()
    }

    /// Removes the controller from its parent. Call ``willMove(toParent:)`` with nil on it before.
    open func removeFromParent() {
        guard let parent else { return }
        // A change that takes the controller off a stack has its effect before another container displays it.
        if movesFromParent { parent.beginWaitingTransition() }
        guard self.parent === parent else { return }
        willLoseParent()
        parent.children.removeAll { $0 === self }
        forgetParent()
        if appearance == .hidden { movesFromParent = false }
        didMove(toParent: nil)
        parent.childHasLeft(self)
    }

    private final func forgetParent() {
        parent = nil
        isManagedByParent = false
        parentOverrides = ParentOverrides()
        movesToParent = false
    }

    /// If the parent no longer exists, removes what the parent has decided for the controller.
    final func settleAfterLossOfParent() {
        if parentReference.isLost { forgetParent() }
    }

    /// Called when a controller is no longer a child. A navigation controller takes it off its stack.
    func childHasLeft(_ child: UIViewController) {}

    /// Begins the exchange of children that waits for the next layout of the view. Containers that exchange children so override
    /// it.
    func beginWaitingTransition() {}

    /// Adds the views in which a container displays its children and its bars. It runs before ``viewDidLoad()``, of which apps
    /// may forget to call super.
    func addContainerViews() {}

    /// Gives the children and the bars of a container their places. It runs before ``viewWillLayoutSubviews()``, of which apps
    /// need not call super.
    func layOutContainer() {}

    /// Replaces the view of a child by that of another one in the same superview, and removes the first view
    /// when the animation has ended. Both must be children of this controller.
    ///
    /// Both get their appearance callbacks if ``shouldAutomaticallyForwardAppearanceMethods`` is true.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchangeChildren(
            from: fromViewController, to: toViewController, duration: duration, options: options,
            animations: animations, completion: completion)
    }

    /// A Boolean value that tells whether the controller forwards its appearance callbacks to its children. A
    /// container that returns false calls ``beginAppearanceTransition(_:animated:)`` and
    /// ``endAppearanceTransition()`` on them. The default is true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Informs a child that it is about to appear or to disappear. Containers call it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        animatesAppearance = animated
        if isAppearing { beginAppearance(animated: animated) } else { beginDisappearance(animated: animated) }
    }

    /// Informs a child that it has appeared or disappeared. Containers call it.
    open func endAppearanceTransition() {
        endAppearance(animated: animatesAppearance)
        endDisappearance(animated: animatesAppearance)
    }

    /// A Boolean value that tells whether the view appears because the controller was added to its parent.
    /// Read it in the appearance callbacks.
    open var isMovingToParent: Bool { movesToParent && appearance != .hidden }
    /// A Boolean value that tells whether the view disappears because the controller is removed from its
    /// parent. Read it in the disappearance callbacks.
    open var isMovingFromParent: Bool {
        movesFromParent && (appearance == .disappearing || appearance == .hidden)
    }

    /// Informs the controller that it is about to get another parent, or none. Overrides must call super.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { movesFromParent = true }
    }
    /// Informs the controller that it has got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// The nearest navigation controller that contains this one, or nil.
    open var navigationController: UINavigationController? {
        ancestor()
    }

    /// The nearest split view controller that contains this one, or nil.
    open var splitViewController: UISplitViewController? { ancestor() }

    /// Takes over the secondary controller when a split view no longer has space for two columns. It is
    /// called on the primary controller. A navigation controller pushes the secondary one; other controllers
    /// do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns a secondary controller when a split view has space for two columns again. It is called on the
    /// primary controller. A navigation controller returns the one that it has pushed, or else the top of its
    /// stack; other controllers return nil.
    open func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// The nearest tab bar controller that contains this one, or nil.
    open var tabBarController: UITabBarController? { ancestor() }

    /// The title and image of the controller's tab. By default it has the controller's ``title``; a
    /// navigation controller has the item of its root.
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

    /// Returns the innermost container of this controller that has a type.
    private func ancestor<Controller: UIViewController>() -> Controller? {
        sequence(first: parent, next: { $0?.parent }).lazy.compactMap { $0 as? Controller }.first
    }

    // MARK: Containers

    /// The child that stands for the controller while it is displayed, such as the one on top of a navigation stack, or nil
    /// if the controller stands for itself.
    var childInFront: UIViewController? { nil }
    /// True if what is presented in the current context covers the controller unless the app decides otherwise.
    var definesContextByDefault: Bool { false }
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

    // MARK: Nibs and storyboards

    /// The name of the nib that was given for loading the view, or nil.
    open var nibName: String? { nibState?.nibName }
    /// The bundle of the nib, or nil for the main bundle.
    open var nibBundle: Bundle? { nibState?.bundle }
    /// The storyboard from which the controller was created, or nil.
    open var storyboard: UIStoryboard? { nibState?.scene?.storyboard }

    /// Performs a segue of the storyboard. Ends the app if the controller has no segue with the identifier.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performStoryboardSegue(identifier, sender: sender)
    }
    /// Returns true if a segue that the user has triggered may be performed. The identifier is empty if the segue has
    /// none. The default implementation returns true. ``performSegue(withIdentifier:sender:)`` does not call this
    /// method.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    // MARK: Previews

    /// The actions below a preview of the controller. The default is none. See ``registerForPreviewing(with:sourceView:)``.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    /// Lets the user preview what a view leads to: a long press lifts the view and displays the preview that the delegate
    /// provides, with its ``previewActionItems``. Apple advises to use ``UIContextMenuInteraction`` in new apps.
    ///
    /// - Parameters:
    ///   - delegate: The object that provides the previews.
    ///   - sourceView: The view.
    /// - Returns: The context with which previews of this view can be ended.
    @discardableResult
    open func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        let context = PreviewingContext(delegate, sourceView: sourceView)
        previewingContexts.append(context)
        return context
    }

    /// Ends the previews of a view.
    open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        for context in previewingContexts where context === previewing { context.end() }
        previewingContexts.removeAll { $0 === previewing }
    }
    private var previewingContexts: [PreviewingContext] = []

    // MARK: Segues

    /// Prepares the destination of a segue before the segue is performed. The default implementation does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns true if this controller can be the destination of an unwind segue. The default implementation returns
    /// true if the controller has the method `action` and is not the one in which the segue was triggered.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && action.isUnderstood(by: self) }
    /// Returns the children in which an unwind segue searches for its destination. The default implementation returns
    /// all children except the one that contains the segue's source, which has been searched.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return children.filter { $0 !== containing }
    }
    /// Returns the child that contains the controller in which an unwind segue was triggered, or nil if none does.
    public func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        var node: UIViewController? = source.source
        while let present = node {
            if present.parent === self { return present }
            node = present.parent ?? present.presenter
        }
        return nil
    }
    /// Displays a child that is the destination of an unwind segue or contains it. The default implementation does
    /// nothing; containers override it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// The state of a controller with a nib or a storyboard, or nil.
    var nibState: NibState?

    // MARK: Presentation

    /// The controller that this one or an ancestor presents, or nil. It is a ``UISearchController`` while a search over the
    /// controller is active, and nothing else is presented.
    open var presentedViewController: UIViewController? { modallyPresented ?? searchInContext }
    /// The controller that presents this one or an ancestor, or nil.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }

    /// Presents a controller in its ``modalPresentationStyle``, which is a sheet by default.
    ///
    /// `completion` runs after the presented controller's `viewDidAppear`. A controller that already presents
    /// another one, or that is not in a window, presents nothing and writes a message to standard error, as
    /// UIKit does.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresenting(viewControllerToPresent, animated: flag, completion)
    }

    /// Dismisses the controller that this one presents, or this one itself if it presents none.
    ///
    /// The controllers that the dismissed one has presented go with it. Only the one in front is animated, in its own style; the
    /// others disappear behind it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        beginDismissing(animated: flag, completion)
    }

    /// Displays a controller in a way that depends on the container: a navigation controller pushes it.
    /// Without a container that overrides the method, the controller is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Displays a controller in the secondary place of a container that overrides the method. Without one,
    /// the controller is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parent {
            parent.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// A Boolean value that tells whether the user is prevented from dismissing the presented controller by
    /// dragging, by a tap beside it, by the Escape key or by the browser's Back button. The default is false.
    open var isModalInPresentation = false {
        didSet { if isModalInPresentation != oldValue { presentationChanged() } }
    }

    /// The style in which the controller is presented. The default is ``UIModalPresentationStyle/automatic``.
    /// Set it before the presentation.
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { modal?.style ?? .automatic }
        set {
            guard newValue != modalPresentationStyle else { return }
            madeModal.style = newValue
            modalStyleChanged()
        }
    }
    /// The animation with which a controller that covers the screen comes and goes. By default it slides up
    /// and down.
    open var modalTransitionStyle: UIModalTransitionStyle {
        get { modal?.transitionStyle ?? .coverVertical }
        set { madeModal.transitionStyle = newValue }
    }
    /// The way in which the controller comes and goes when it is pushed or presented, or nil for the usual one. An animation that
    /// a delegate provides comes before it.
    /// See Apple's [preferredTransition](
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredtransition).
    open var preferredTransition: Transition? {
        didSet {
            let hasChanged = (oldValue?.zoom == nil) != (zoom == nil)
            if hasChanged, modalPresentationStyle == .automatic { modalStyleChanged() }
            zoomChanged(from: oldValue?.zoom)
        }
    }
    /// The object that provides the app's own transition and presentation controller.
    open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        get { modal?.transitioningDelegate }
        set {
            madeModal.transitioningDelegate = newValue
            if modalPresentationStyle == .custom { modalStyleChanged() }
        }
    }
    /// A Boolean value that tells whether a controller that this one or a descendant presents in the current
    /// context covers this controller's view. The default is false, and true for navigation controllers.
    open var definesPresentationContext: Bool {
        get { modal?.definesContext ?? definesContextByDefault }
        set { madeModal.definesContext = newValue }
    }
    /// A Boolean value that tells whether a controller that is presented in this one's context uses this
    /// one's ``modalTransitionStyle``. The default is false.
    open var providesPresentationContextTransitionStyle: Bool {
        get { modal?.providesTransitionStyle ?? false }
        set { madeModal.providesTransitionStyle = newValue }
    }

    /// The presentation controller of the controller or an ancestor. Before a presentation it is the one that
    /// the next presentation will use; it stays the same until the dismissal.
    open var presentationController: UIPresentationController? {
        nearestPresentation?.original ?? preparedPresentationController()
    }
    /// The presentation controller in use, or nil if the controller is not presented. It differs from
    /// ``presentationController`` if the presentation has adapted to the window.
    open var activePresentationController: UIPresentationController? { nearestPresentation?.active }
    /// The presentation controller if it presents a sheet, or nil for other values of
    /// ``modalPresentationStyle``.
    open var sheetPresentationController: UISheetPresentationController? {
        if let presentation = nearestPresentation {
            return presentation.active as? UISheetPresentationController
                ?? presentation.original as? UISheetPresentationController
        }
        guard [.pageSheet, .formSheet].contains(resolvedModalStyle) else { return nil }
        return preparedPresentationController() as? UISheetPresentationController
    }
    /// The presentation controller if it presents a popover, or nil for other values of
    /// ``modalPresentationStyle``.
    open var popoverPresentationController: UIPopoverPresentationController? {
        if let presentation = nearestPresentation {
            return presentation.original as? UIPopoverPresentationController
        }
        return presentsPopover
            ? preparedPresentationController() as? UIPopoverPresentationController : nil
    }

    /// True if the controller is presented as a popover.
    var presentsPopover: Bool { modalPresentationStyle == .popover }

    /// Creates the presentation controller for the controller's style.
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

    /// The transition of this controller or an ancestor that is under way, or nil: a push or a pop, a
    /// presentation or a dismissal, or a change of size.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        for controller in sequence(first: self, next: \.parent) { controller.beginWaitingTransition() }
        return activeTransition ?? parent?.transitionCoordinator
    }

    /// A Boolean value that tells whether the view appears because the controller is presented. Read it in
    /// the appearance callbacks.
    open internal(set) var isBeingPresented = false
    /// A Boolean value that tells whether the view disappears because the controller is dismissed. Read it in
    /// the disappearance callbacks.
    open internal(set) var isBeingDismissed = false

    /// The transition in which this controller itself takes part.
    var activeTransition: TransitionCoordinator?
    /// True if the controller was added to its parent and has not appeared since.
    var movesToParent = false
    /// True if the controller is about to leave its parent, or has left it, and has not disappeared since.
    var movesFromParent = false
    /// True if the appearance that a container has begun is animated.
    private var animatesAppearance = false

    /// The settings and the state of the controller's presentation, or nil if it has none.
    var modal: ModalState?
    /// The controller that this controller itself presents. In a hierarchy only the root presents.
    var presented: UIViewController?
    /// The controller that this one or an ancestor presents in a presentation of its own, or nil.
    var modallyPresented: UIViewController? { presented ?? parent?.modallyPresented }
    /// The closures that run when the dismissal under way has ended.
    var whenDismissed: [() -> Void] = []
    weak var presenter: UIViewController?
    /// The overrides and observers of the controller's traits, or nil if it has none.
    var traitState: TraitState?
    /// The traits of which the controller was last informed.
    var knownTraits: UITraitCollection?
    /// The traits that the parent sets for the controller.
    var parentOverrides = ParentOverrides()
    var appearance = AppearanceState.hidden
    /// True if `viewIsAppearing` has been called since the last call of `viewWillAppear`.
    var hasReportedIsAppearing = false
}
