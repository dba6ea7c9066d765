import Foundation
import TesseraDisplay

/// The bar at the top of a screen, with a title, buttons and a back button.
/// See Apple's [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
///
/// While content scrolls below the bar, a display changes it by itself: the large title collapses, and the
/// background appears.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height of the row with title and buttons outside of sheets, in points.
    static let contentHeight: CGFloat = 44

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeBar(nib) }
    }

    private func install() {
        looks.standard = UINavigationBarAppearance()
        titleLabel.accessibilityTraits = .header
        largeTitle.accessibilityTraits = .header
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isUserInteractionEnabled = false
        accessoryClip.clipsToBounds = true
        largeTitleClip.addSubview(largeTitle)
        backButton.addAction(UIAction { [weak self] _ in self?.goesBack() }, for: .touchUpInside)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        for view in [edgeBackground, background, largeTitleClip, accessoryClip, titleLabel, backButton] {
            insert(view, at: nil)
        }
        update()
    }

    override var accessibilityRole: AccessibilityContent.Role? { .navigationBar }

    // MARK: Parts

    /// The background while content is at the top.
    let edgeBackground = BarBackground(hasLineAbove: false)
    /// The background while content is below the bar.
    let background = BarBackground(hasLineAbove: false)
    let largeTitleClip = BarPart()
    let largeTitle = BarTitle()
    let accessoryClip = BarPart()
    let titleLabel = BarTitle()
    /// The lines below the title and the large title, or nil.
    var subtitleLabel: BarTitle?
    var largeSubtitle: BarTitle?
    let promptLabel = UILabel()
    let backButton = NavigationBackButton()
    var titleSlot: BarItemSlot?
    /// The button that makes the title open a menu, or nil.
    var titleMenuButton: TitleMenuButton?
    /// The renaming of the top item, or nil.
    var renaming: TitleRenaming?
    /// The way of titles and buttons to another item, or nil if there is none.
    final var passage: NavigationBarPassage?
    /// True if titles and buttons are invisible because of a search.
    final var hasHiddenTitles = false
    private(set) lazy var leadingViews = BarItemViews(in: self) { [weak self] in self?.update() }
    private(set) lazy var centerViews = BarItemViews(in: self) { [weak self] in self?.update() }
    private(set) lazy var trailingViews = BarItemViews(in: self) { [weak self] in self?.update() }
    /// The item whose menu has the groups for which there is no room.
    private(set) lazy var overflowItem = makeOverflowItem()
    /// The groups in the menu of ``overflowItem``.
    var overflowGroups: [UIBarButtonItemGroup] = []
    /// The width of the row of buttons for which the bar has chosen the items to display, or nil if they do not depend on the width.
    var arrangedWidth: CGFloat?

    // MARK: Items

    /// The items, with the displayed one last. The app cannot change them if the bar belongs to a navigation
    /// controller.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// Replaces all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuseItemsOfOthers("setItems(_:animated:)")
        display(items ?? [], animated: animated)
    }
    /// Adds an item and displays it, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        refuseItemsOfOthers("pushItem(_:animated:)")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        display(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }
    /// Removes the displayed item, unless the delegate refuses. Returns the item, or nil if it stays or is
    /// the only one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        refuseItemsOfOthers("popItem(animated:)")
        guard stack.count > 1, let item = stack.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        display(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }
    /// The displayed item, or nil if there are no items.
    open var topItem: UINavigationItem? { stack.last }
    /// The item to which the back button returns, or nil if there is none.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    /// The items, with the displayed one last.
    var stack: [UINavigationItem] = []

    /// The delegate, which can refuse changes of the items and is informed of them.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
    /// The closure that goes back, if a navigation controller owns the bar, or nil.
    var goBack: (() -> Void)?

    /// The position of the bar. The bar of a navigation controller is at the top of the screen. For other
    /// bars, the delegate determines it; the default is ``UIBarPosition/top``.
    open var barPosition: UIBarPosition {
        if goBack != nil { return .topAttached }
        let stated = delegate?.position(for: self) ?? .any
        return stated == .any ? .top : stated
    }

    // MARK: Large titles

    /// A Boolean value that tells whether items have large titles, unless their
    /// ``UINavigationItem/largeTitleDisplayMode-swift.property`` overrides it. The default is false.
    open var prefersLargeTitles = false {
        didSet {
            noteAppearance(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
            if prefersLargeTitles != oldValue { update() }
        }
    }
    /// The closure that runs when the preferred height may have changed, so that the navigation controller
    /// lays out.
    var heightChanged: (() -> Void)?
    /// The last preferred height, in points.
    var knownHeight: CGFloat = 44
    /// The last scrolled distances at which the bar can come to rest while it collapses.
    var knownStops: [CGFloat] = []
    /// The scroll view whose content changes the bar, or nil if the bar does not change.
    weak var drivingScrollView: UIScrollView?
    /// The dependence of the bar on that content, as the display last received it.
    var knownTurningPoints: NavigationBarTurningPoints?
    /// True if content is below the bar.
    var isContentBelow = false { didSet { if isContentBelow != oldValue { update() } } }

    // MARK: Look

    /// The appearances of the bar. The standard one is never nil.
    var looks = NavigationBarLooks() {
        didSet {
            looks.observe { [weak self] in self?.update() }
            update()
        }
    }
    /// The look while content is below the bar. The setter copies the value.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            noteAppearance(\UINavigationBar.standardAppearance, newValue)
            looks.standard = newValue.copied
        }
    }
    /// The look while content is below the bar on a screen with a small height, or nil for
    /// ``standardAppearance``. The setter copies the value.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            noteAppearance(\UINavigationBar.compactAppearance, newValue)
            looks.compact = newValue?.copied
        }
    }
    /// The look while content is at the top, or nil for the standard look with a transparent background. The
    /// setter copies the value.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
            looks.scrollEdge = newValue?.copied
        }
    }
    /// The look while content is at the top on a screen with a small height, or nil for
    /// ``scrollEdgeAppearance``. The setter copies the value.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            noteAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue)
            looks.compactScrollEdge = newValue?.copied
        }
    }
    /// The look of the bar that no appearance sets.
    open var barStyle: UIBarStyle = .default {
        didSet {
            noteAppearance(\UINavigationBar.barStyle, barStyle)
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
        }
    }

    // MARK: Look without appearances

    /// The background colour, which overrides that of the appearance, or nil.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UINavigationBar.barTintColor, barTintColor)
            if barTintColor != oldValue { update() }
        }
    }
    /// A Boolean value that tells whether content is visible through the bar. The default is true.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\UINavigationBar.isTranslucent, isTranslucent)
            if isTranslucent != oldValue { update() }
        }
    }
    /// The attributes of the title in ``standardAppearance``.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set {
            noteAppearance(\UINavigationBar.titleTextAttributes, newValue)
            standardAppearance.titleTextAttributes = newValue ?? [:]
        }
    }
    /// The attributes of the large title in ``standardAppearance``.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set {
            noteAppearance(\UINavigationBar.largeTitleTextAttributes, newValue)
            standardAppearance.largeTitleTextAttributes = newValue ?? [:]
        }
    }
    /// The image beside the title of the back button, or nil for that of the appearance or a chevron.
    open var backIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\UINavigationBar.backIndicatorImage, backIndicatorImage)
            if backIndicatorImage != oldValue { update() }
        }
    }
    /// The mask of ``backIndicatorImage``. Because titles fade, it has no visible effect, but an image
    /// without a mask is not used.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            noteAppearance(
                \UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
            if backIndicatorTransitionMaskImage != oldValue { update() }
        }
    }
    /// The image at the edge of the bar that replaces the line, or nil for that of the appearance. An image
    /// with the size 0 removes the line.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\UINavigationBar.shadowImage, shadowImage)
            if shadowImage != oldValue { update() }
        }
    }

    /// Sets the background image for bars with the given metrics, or removes it if it is nil.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// Returns the background image that was set for bars with the given metrics, or nil.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// Sets the background image for bars with the given position and metrics, or removes it if it is nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", barPosition, barMetrics) { (bar: UINavigationBar) in
            bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        images[LegacyBarImage(position: barPosition, metrics: barMetrics)] = backgroundImage
        update()
    }
    /// Returns the background image that was set for bars with the given position and metrics, or nil.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images[LegacyBarImage(position: barPosition, metrics: barMetrics)]
    }
    var images: [LegacyBarImage: UIImage] = [:]

    /// Sets the number of points by which the title is lower than usual in bars with the given metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("titleVerticalPositionAdjustment", barMetrics) { (bar: UINavigationBar) in
            bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        titleAdjustments[barMetrics] = adjustment
        setNeedsLayout()
    }
    /// Returns the number of points by which the title is lower than usual in bars with the given metrics.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    // MARK: Layout

    /// Returns the given width, and the height of the bar including its large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wholeHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
    }

    private let tap = BarTap()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tap.begin(touches, on: self)
        super.touchesBegan(touches, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isTap = tap.end(touches, on: self)
        super.touchesEnded(touches, with: event)
        if isTap { scrollContentToTop() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBarContentViewer()
        // Proxies set the look of items that enter a window.
        if window != nil { update() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBarContentViewer()
        update()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeCollapse(in: &properties)
    }
}
