import Foundation
import TesseraBasics

/// A controller that displays two or three controllers side by side, such as a list and the details of an
/// item. If there is space for one column only, it displays a navigation stack of them.
/// See Apple's [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(mailboxes, for: .primary)
/// split.setViewController(messages, for: .secondary)
/// ```
///
/// The split view displays one column if its horizontal size class is compact. Columns appear and disappear
/// with the button ``displayModeButtonItem``, a swipe from the edge, a tap, or the Escape key.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    // MARK: Creating

    /// Creates a split view with two or three columns, whose controllers are set one by one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        install()
    }

    /// Creates a split view with an array of two controllers.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        install()
    }

    /// Creates a split view with an array of two controllers, from an archive.
    public required init?(coder: NSCoder) {
        style = coder.nib.flatMap(Self.nibStyle) ?? .unspecified
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeSplit(nib) }
    }

    private func install() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
            split.adaptToSizeClass()
        }
    }

    /// The number of columns, and the way in which their controllers are set.
    open private(set) var style: Style
    /// The object that decides on changes of the columns, and is informed of them.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers of the columns, the primary one first. In a collapsed split view it is only the
    /// displayed one. Set it only if the ``style`` is unspecified; it then takes two controllers at most.
    open var viewControllers: [UIViewController] {
        get {
            isCollapsed ? [child(of: collapsedColumn)].compactMap { $0 } : order.compactMap { child(of: $0) }
        }
        set {
            demand(
                style == .unspecified && newValue.count <= 2,
                "UISplitViewController.viewControllers: a split view of the style unspecified takes at most 2 "
                    + "controllers; others take them with setViewController(_:for:).")
            for (index, column) in [Column.primary, .secondary].enumerated() {
                set(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
            }
        }
    }

    /// Returns the controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

    /// Sets the controller of a column. A controller that is no navigation controller is wrapped in one,
    /// except for ``Column/compact``.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        demand(
            style != .unspecified,
            "UISplitViewController.setViewController(_:for:): the split view has no columns; create it with "
                + "init(style:), or set viewControllers.")
        demand(
            column != .supplementary || style == .tripleColumn,
            "UISplitViewController.setViewController(_:for:): a split view of two columns has no supplementary one."
        )
        set(vc, for: column)
    }

    /// Displays a controller in the primary column, unless the delegate displays it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) != true { putInPrimary(vc) }
    }

    /// Displays a controller in the secondary column, unless the delegate displays it. A collapsed split view
    /// puts the controller on top of its stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { putInSecondary(vc) }
    }

    // MARK: Columns

    /// A Boolean value that tells whether there is space for one column only.
    open internal(set) var isCollapsed = false

    /// Displays a column: beside the others, in front of them, or on top of the stack of a collapsed split
    /// view.
    open func show(_ column: Column) {
        if hasBegun { displayColumn(column) } else { earlyChanges.append((column, true)) }
    }
    /// Hides a column. The secondary column can be hidden only in a collapsed split view.
    open func hide(_ column: Column) {
        if hasBegun { hideColumn(column) } else { earlyChanges.append((column, false)) }
    }

    /// Returns true if a column is visible. In a collapsed split view, that is the column of the controller on top of the stack.
    open func isShowing(_ column: Column) -> Bool {
        isCollapsed ? column == columnOnTop : visible.contains(column)
    }

    /// The visible columns and their arrangement.
    open internal(set) var displayMode: DisplayMode = .secondaryOnly
    /// The display mode that the app prefers. With ``DisplayMode/automatic``, the default, one column lies
    /// beside the secondary one if the available space is wider than high or at least 1,024 points wide;
    /// otherwise only the secondary one is visible.
    ///
    /// Columns lie beside the secondary one only if they leave it ``minimumSecondaryColumnWidth``. Otherwise they push it away,
    /// or lie in front of it. If ``presentsWithGesture`` is false, the split view has the preferred mode in any case.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet { if preferredDisplayMode != oldValue { preferencesChanged() } }
    }
    /// The way in which the columns share the space: the preferred one if it suits the available space, or another one that does.
    open var splitBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic ? automaticBehavior : fitting(preferredSplitBehavior)
    }
    /// The way in which the app prefers the columns to share the space. With ``SplitBehavior/automatic``, the
    /// default, columns lie in front of each other if the available space is not wide. If it is wide, they
    /// lie beside each other, except that two columns beside the secondary one push it away if that would be
    /// narrower than 400 points.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { preferencesChanged() } }
    }
    /// A button for a navigation bar that hides and displays columns. It is hidden while the split view is
    /// collapsed. The first column's navigation bar contains it automatically, unless the controllers were
    /// set with ``viewControllers``; see ``displayModeButtonVisibility-swift.property``.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private(set) lazy var modeButton = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction(title: "") { [weak self] _ in self?.toggleColumns() })

    /// The way in which the split view decides if the first column's navigation bar contains the button
    /// ``displayModeButtonItem``. With ``DisplayModeButtonVisibility-swift.enum/automatic``, the default, the value of
    /// ``presentsWithGesture`` decides.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { updateButtons() }
    }
    /// True if the split view has a button for its columns.
    var hasModeButton: Bool {
        switch displayModeButtonVisibility {
        case .automatic: presentsWithGesture
        case .never: false
        case .always: true
        }
    }

    /// A Boolean value that tells whether a swipe from the edge brings columns in, and a swipe back hides
    /// them. The default is true.
    open var presentsWithGesture = true {
        didSet {
            guard presentsWithGesture != oldValue else { return }
            swipe?.isEnabled = presentsWithGesture
            updateButtons()
            preferencesMayChange()
        }
    }
    /// A Boolean value that tells whether the secondary column has a button that hides the columns beside it.
    /// The default is false.
    open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
    private(set) lazy var secondaryOnlyButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
        primaryAction: UIAction(title: "") { [weak self] _ in self?.hideAllButSecondary() })
    /// The navigation items that contain the split view's buttons.
    var itemsWithButtons: [UINavigationItem] = []
    /// The background of the primary column. The default is ``BackgroundStyle/none``.
    ///
    /// As on iOS, the screen looks the same with either style: only the Mac has a background of its own for sidebars.
    open var primaryBackgroundStyle = BackgroundStyle.none
    /// The side of the primary column.
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths

    /// A value that means that the split view chooses the width.
    public class var automaticDimension: CGFloat { SplitWidth.automatic }

    var primary = SplitWidth() { didSet { if primary != oldValue { viewIfLoaded?.setNeedsLayout() } } }
    var supplementary = SplitWidth() {
        didSet { if supplementary != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { primary.resolved(in: roomWidth) }
    /// The preferred width of the primary column as a fraction of the split view's, 0...1. It applies if no
    /// width in points is preferred.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primary.fraction }
        set { primary.fraction = newValue }
    }
    /// The preferred width of the primary column, in points. If it is not set, the width is 320.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primary.preferred }
        set { primary.preferred = newValue }
    }
    /// The minimum width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primary.minimum }
        set { primary.minimum = newValue }
    }
    /// The maximum width of the primary column, in points. If it is not set, a fraction gives 320 points at
    /// most.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primary.maximum }
        set { primary.maximum = newValue }
    }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { supplementary.resolved(in: roomWidth) }
    /// The preferred width of the supplementary column as a fraction of the split view's, 0...1. It applies
    /// if no width in points is preferred.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementary.fraction }
        set { supplementary.fraction = newValue }
    }
    /// The preferred width of the supplementary column, in points. If it is not set, the width is 320.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementary.preferred }
        set { supplementary.preferred = newValue }
    }
    /// The minimum width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementary.minimum }
        set { supplementary.minimum = newValue }
    }
    /// The maximum width of the supplementary column, in points. If it is not set, a fraction gives 320
    /// points at most.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementary.maximum }
        set { supplementary.maximum = newValue }
    }

    /// The minimum width of the secondary column beside others, in points. Other columns push it away, or lie in front of it,
    /// where it would be narrower. If it is not set, the columns of the app's choice leave it 320 points.
    open var minimumSecondaryColumnWidth: CGFloat = SplitWidth.automatic {
        didSet { if minimumSecondaryColumnWidth != oldValue { preferencesMayChange() } }
    }

    /// The controllers of the visible columns, the primary one first, and the view.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard !isCollapsed else { return super.preferredFocusEnvironments }
        let inOrder = order.filter(visible.contains).compactMap { child(of: $0) }
        return inOrder + super.preferredFocusEnvironments
    }

    // MARK: State of the extensions

    var columns: [Column: SplitColumn] = [:]
    /// The column that a collapsed split view displays.
    var collapsedColumn = Column.primary
    /// The columns that are on screen, or moving there.
    var visible: [Column] = []
    /// The size of the split view for which its columns are computed before it has that size, or nil.
    final var comingSize: CGSize?
    /// The horizontal size class that the split view is about to get, or nil.
    private final var comingSizeClass: UIUserInterfaceSizeClass?
    /// The number of the last change of the visible columns, and for each column that of the last change in which it came or
    /// went.
    final var lastChange = 0
    final var lastChangeOfColumn: [Column: Int] = [:]
    /// True if the available space was wide when the columns were last arranged, or nil before that.
    var wasWide: Bool?
    /// The preferred mode for the space in which the columns were last arranged, or nil before that.
    final var lastWantedMode: DisplayMode?
    let dimming = SplitDimming()
    var swipe: SplitSwipe?

    override var managedChildrenInSight: [UIViewController] { visible.compactMap { child(of: $0) } }

    override func addContainerViews() {
        dimming.addAction(
            UIAction { [weak self] _ in self?.hideFrontColumns() }, for: .touchUpInside)
        let swipe = SplitSwipe(split: self)
        swipe.isEnabled = presentsWithGesture
        view.addGestureRecognizer(swipe)
        self.swipe = swipe
    }

    /// True if the columns are displayed. Before that, an app may set the delegate, which is asked about them, in
    /// `viewDidLoad()`.
    private(set) var hasBegun = false
    /// The columns that the app has shown or hidden before the columns are displayed, for example in `viewDidLoad()`.
    var earlyChanges: [(column: Column, isShown: Bool)] = []

    override func beginWaitingTransition() {
        guard isViewLoaded, !hasBegun else { return }
        hasBegun = true
        begin()
    }

    override func layOutContainer() {
        beginWaitingTransition()
        adaptToSize()
        layOutColumns()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        let sizeClass = comingSizeClass ?? traitCollection.horizontalSizeClass
        guard !isCollapsed, sizeClass != .compact,
            let column = order.first(where: { child(of: $0) === container })
        else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return geometry(in: parentSize, mode(in: parentSize)).frame(of: column).size
    }

    open override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingSizeClass = newCollection.horizontalSizeClass
        _ = coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingSizeClass = nil }
        super.willTransition(to: newCollection, with: coordinator)
    }

    /// Hides columns in front of the secondary one, or lets a column go back.
    open override func accessibilityPerformEscape() -> Bool {
        if !isCollapsed, displayMode.dimsSecondary {
            hideFrontColumns()
            return true
        }
        return visible.reversed().contains { child(of: $0)?.accessibilityPerformEscape() == true }
    }
}
