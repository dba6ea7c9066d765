import Foundation
import TesseraBasics

/// Shows two or three controllers side by side, as a list and what is chosen in it. Where there is room for one only, it shows a
/// navigation stack of them.
/// See Apple's [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller).
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(mailboxes, for: .primary)
/// split.setViewController(messages, for: .secondary)
/// ```
///
/// The room is narrow where its horizontal size class is compact. Columns come and go with the button
/// ``displayModeButtonItem``, a swipe from the edge, and a tap or the Escape key.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    // MARK: Creating

    /// Creates a split view with two or three columns, whose controllers are set one by one.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
        install()
    }

    /// Creates a split view with an array of two controllers. There are no nib files: both arguments must be nil.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        install()
    }

    /// Creates a split view with an array of two controllers, as from an archive.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
        install()
    }

    private func install() {
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (split: UISplitViewController, _) in
            split.followSizeClass()
        }
    }

    /// How many columns there are, and how they are set.
    open private(set) var style: Style
    /// Decides what happens where the room changes.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers of the columns, the primary one first; the one that is seen where there is room for one only. Setting
    /// them is for split views without a ``style``, and takes at most two.
    open var viewControllers: [UIViewController] {
        get {
            isCollapsed ? [host(of: collapsedColumn)].compactMap { $0 } : order.compactMap { host(of: $0) }
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

    /// The controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.content }

    /// Sets the controller of a column. One that is no navigation controller is put into one, unless it is for
    /// ``Column/compact``.
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

    /// Shows a controller in the primary column, unless the delegate does.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) != true { showFirst(vc, sender) }
    }

    /// Shows a controller in the secondary column, unless the delegate does. Where there is room for one column only, the
    /// controller goes on top of the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true { showSecond(vc) }
    }

    // MARK: Columns

    /// Whether there is room for one column only.
    open internal(set) var isCollapsed = false

    /// Brings a column on screen: beside the others or in front of them, or on top of the stack where there is room for one only.
    open func show(_ column: Column) { showColumn(column) }
    /// Takes a column away. The secondary column goes only where there is room for one.
    open func hide(_ column: Column) { hideColumn(column) }

    /// Which columns are seen, and how they lie.
    open internal(set) var displayMode: DisplayMode = .secondaryOnly
    /// Which columns the app wants to be seen. ``DisplayMode/automatic``: one beside the secondary one where the room is wider
    /// than high, or at least 1,024 points wide, and the secondary one alone else.
    open var preferredDisplayMode: DisplayMode = .automatic {
        didSet { if preferredDisplayMode != oldValue { preferencesChanged() } }
    }
    /// How the columns share the room: as is preferred, or as the room has it.
    open var splitBehavior: SplitBehavior {
        preferredSplitBehavior == .automatic ? automaticBehavior : preferredSplitBehavior
    }
    /// How the app wants the columns to share the room. ``SplitBehavior/automatic``: beside each other where the room is wide,
    /// or, with two columns beside the secondary one, as much as there is room for it; in front of each other else.
    open var preferredSplitBehavior: SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { preferencesChanged() } }
    }
    /// A button that takes columns away and brings them back, for a navigation bar. It is hidden where there is room for one column
    /// only. The first column's navigation bar has it by itself, unless the controllers were set with ``viewControllers`` or
    /// ``presentsWithGesture`` is false.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }
    private(set) lazy var modeButton = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"),
        primaryAction: UIAction(title: "") { [weak self] _ in self?.toggleColumns() })

    /// Whether a swipe from the edge brings columns in, and one back takes them away: true at first.
    open var presentsWithGesture = true {
        didSet {
            swipe?.isEnabled = presentsWithGesture
            updateButtons()
        }
    }
    /// Whether the secondary column has a button that takes away the columns beside it: false at first.
    open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }
    private(set) lazy var secondaryOnlyButton = UIBarButtonItem(
        image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
        primaryAction: UIAction(title: "") { [weak self] _ in self?.showSecondaryOnly() })
    /// The items of navigation bars that have the split view's buttons.
    var itemsWithButtons: [UINavigationItem] = []
    /// The side at which the primary column is.
    open var primaryEdge: PrimaryEdge = .leading { didSet { viewIfLoaded?.setNeedsLayout() } }

    // MARK: Widths

    /// Stands for a width that is left to the split view.
    public class var automaticDimension: CGFloat { SplitWidth.automatic }

    var primary = SplitWidth() { didSet { if primary != oldValue { viewIfLoaded?.setNeedsLayout() } } }
    var supplementary = SplitWidth() {
        didSet { if supplementary != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The primary column's width in points.
    open var primaryColumnWidth: CGFloat { primary.resolved(in: roomWidth) }
    /// The primary column's width as a share of the split view's, 0...1, where no width in points is preferred.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primary.fraction }
        set { primary.fraction = newValue }
    }
    /// The width in points that the app wants for the primary column; 320 where it says nothing.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primary.preferred }
        set { primary.preferred = newValue }
    }
    /// The least width in points of the primary column.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primary.minimum }
        set { primary.minimum = newValue }
    }
    /// The greatest width in points of the primary column. Left to the split view, a share is at most 320 points.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primary.maximum }
        set { primary.maximum = newValue }
    }
    /// The supplementary column's width in points.
    open var supplementaryColumnWidth: CGFloat { supplementary.resolved(in: roomWidth) }
    /// The supplementary column's width as a share of the split view's, 0...1, where no width in points is preferred.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementary.fraction }
        set { supplementary.fraction = newValue }
    }
    /// The width in points that the app wants for the supplementary column; 320 where it says nothing.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementary.preferred }
        set { supplementary.preferred = newValue }
    }
    /// The least width in points of the supplementary column.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementary.minimum }
        set { supplementary.minimum = newValue }
    }
    /// The greatest width in points of the supplementary column. Left to the split view, a share is at most 320 points.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementary.maximum }
        set { supplementary.maximum = newValue }
    }

    // MARK: State of the extensions

    var columns: [Column: SplitColumn] = [:]
    /// The column that is seen where there is room for one only.
    var collapsedColumn = Column.primary
    /// The columns that are on screen, or on their way there.
    var visible: [Column] = []
    /// Whether the room was wide when the columns were arranged last.
    var wasWide: Bool?
    let dimming = SplitDimming()
    var swipe: SplitSwipe?

    override var childrenInSight: [UIViewController] { visible.compactMap { host(of: $0) } }

    open override func viewDidLoad() {
        super.viewDidLoad()
        dimming.addAction(
            UIAction { [weak self] _ in self?.leaveFrontColumns() }, for: .touchUpInside)
        let swipe = SplitSwipe(split: self)
        swipe.isEnabled = presentsWithGesture
        view.addGestureRecognizer(swipe)
        self.swipe = swipe
        begin()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        followRoom()
        layOutColumns()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard !isCollapsed, let column = visible.first(where: { host(of: $0) === container }) else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return geometry(in: parentSize, displayMode).frame(of: column).size
    }

    /// Takes columns away that lie in front of the secondary one, or goes back in a column.
    open override func accessibilityPerformEscape() -> Bool {
        if !isCollapsed, displayMode.dimsSecondary {
            leaveFrontColumns()
            return true
        }
        return visible.reversed().contains { host(of: $0)?.accessibilityPerformEscape() == true }
    }
}
