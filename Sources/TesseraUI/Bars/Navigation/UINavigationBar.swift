import Foundation
import TesseraDisplay

/// The bar at the top of a screen: a title, buttons, and the way back.
/// See Apple's [UINavigationBar](https://developer.apple.com/documentation/uikit/uinavigationbar).
///
/// While content scrolls below it, a display changes the bar by itself: the large title collapses, and the background appears.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    /// The height in points of the row with title and buttons.
    static let contentHeight: CGFloat = 44

    /// Creates a bar.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a bar as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
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
        for view in [edgeBackground, background, largeTitleClip, accessoryClip, titleLabel, backButton] {
            insert(view, at: nil)
        }
        update()
    }

    override var accessibilityRole: AccessibilityContent.Role? { .navigationBar }

    // MARK: Parts

    /// What is behind the content while content is at the top.
    let edgeBackground = BarBackground(hasLineAbove: false)
    /// What is behind the content while content is below the bar.
    let background = BarBackground(hasLineAbove: false)
    let largeTitleClip = BarPart()
    let largeTitle = BarTitle()
    let accessoryClip = BarPart()
    let titleLabel = BarTitle()
    let backButton = NavigationBackButton()
    var titleSlot: BarItemSlot?
    private(set) lazy var leadingViews = BarItemViews(in: self) { [weak self] in self?.update() }
    private(set) lazy var trailingViews = BarItemViews(in: self) { [weak self] in self?.update() }

    // MARK: Items

    /// The items, the shown one last. A navigation controller decides about those of its own bar.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    /// Exchanges all items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        refuseItemsOfOthers("setItems(_:animated:)")
        show(items ?? [], animated: animated)
    }
    /// Shows an item on top of the others, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        refuseItemsOfOthers("pushItem(_:animated:)")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        show(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }
    /// Takes the shown item away, unless the delegate refuses; returns it, or nil where it is the only one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        refuseItemsOfOthers("popItem(animated:)")
        guard stack.count > 1, let item = stack.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        show(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }
    /// The shown item.
    open var topItem: UINavigationItem? { stack.last }
    /// The item to which the button leads back.
    open var backItem: UINavigationItem? { stack.dropLast().last }
    /// The items, the shown one last.
    var stack: [UINavigationItem] = []

    /// Decides about items, and learns of them.
    open weak var delegate: (any UINavigationBarDelegate)? { didSet { setNeedsLayout() } }
    /// Leads back, where a navigation controller owns the bar.
    var goBack: (() -> Void)?

    /// Where the bar lies: at the top of the screen for the bar of a navigation controller, what the delegate says else, or at
    /// the top of what it belongs to.
    open var barPosition: UIBarPosition {
        if goBack != nil { return .topAttached }
        let stated = delegate?.position(for: self) ?? .any
        return stated == .any ? .top : stated
    }

    // MARK: Large titles

    /// Whether items have large titles, as far as they do not say otherwise.
    open var prefersLargeTitles = false {
        didSet {
            noteAppearance(\UINavigationBar.prefersLargeTitles, prefersLargeTitles)
            if prefersLargeTitles != oldValue { update() }
        }
    }
    /// Says that the height that the bar wants may be another: the navigation controller lays out.
    var heightChanged: (() -> Void)?
    /// The height that the bar has wanted last, in points.
    var knownHeight: CGFloat = 44
    /// Where the bar has wanted last to rest while it collapses.
    var knownStops: [CGFloat] = []
    /// The scroll view with whose content the bar changes. Nil: it stays as it is.
    weak var followed: UIScrollView?
    /// How the bar depends on that content, as a display was last told.
    var knownCourse: NavigationBarCourse?
    /// Whether content lies below the bar.
    var isContentBelow = false { didSet { if isContentBelow != oldValue { update() } } }

    // MARK: Look

    /// The appearances of the bar; the standard one is never nil.
    var looks = NavigationBarLooks() {
        didSet {
            looks.observe { [weak self] in self?.update() }
            update()
        }
    }
    /// The look while content lies below the bar. Setting it copies it.
    open var standardAppearance: UINavigationBarAppearance {
        get { looks.standard ?? UINavigationBarAppearance() }
        set {
            noteAppearance(\UINavigationBar.standardAppearance, newValue)
            looks.standard = newValue.copied
        }
    }
    /// The look while content lies below the bar, in a screen of little height. Nil: ``standardAppearance``. Setting it copies it.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            noteAppearance(\UINavigationBar.compactAppearance, newValue)
            looks.compact = newValue?.copied
        }
    }
    /// The look while content is at the top. Nil: the standard look with a transparent background. Setting it copies it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue)
            looks.scrollEdge = newValue?.copied
        }
    }
    /// The look while content is at the top, in a screen of little height. Nil: ``scrollEdgeAppearance``. Setting it copies it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            noteAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue)
            looks.compactScrollEdge = newValue?.copied
        }
    }
    /// How the bar looks by itself.
    open var barStyle: UIBarStyle = .default {
        didSet {
            noteAppearance(\UINavigationBar.barStyle, barStyle)
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
        }
    }

    // MARK: Look, before there were appearances

    /// The colour behind the content, before that of the standard appearance. Nil: that.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UINavigationBar.barTintColor, barTintColor)
            if barTintColor != oldValue { update() }
        }
    }
    /// Whether content shines through the bar, as it does at first.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\UINavigationBar.isTranslucent, isTranslucent)
            if isTranslucent != oldValue { update() }
        }
    }
    /// The attributes of the title: those of ``standardAppearance``.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.titleTextAttributes }
        set {
            noteAppearance(\UINavigationBar.titleTextAttributes, newValue)
            standardAppearance.titleTextAttributes = newValue ?? [:]
        }
    }
    /// The attributes of the large title: those of ``standardAppearance``.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { standardAppearance.largeTitleTextAttributes }
        set {
            noteAppearance(\UINavigationBar.largeTitleTextAttributes, newValue)
            standardAppearance.largeTitleTextAttributes = newValue ?? [:]
        }
    }
    /// The picture beside the title of the button that leads back. Nil: that of the appearance, or a chevron.
    open var backIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\UINavigationBar.backIndicatorImage, backIndicatorImage)
            if backIndicatorImage != oldValue { update() }
        }
    }
    /// The mask that belongs to ``backIndicatorImage``. As titles fade, there is nothing that it would cut off; a picture
    /// without a mask does not count.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet {
            noteAppearance(
                \UINavigationBar.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
            if backIndicatorTransitionMaskImage != oldValue { update() }
        }
    }
    /// The picture at the edge of the bar in place of the line; a picture without a size takes the line away. Nil: that of the
    /// appearance.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\UINavigationBar.shadowImage, shadowImage)
            if shadowImage != oldValue { update() }
        }
    }

    /// Sets the picture behind the content of bars with a height; nil takes it away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    /// The picture that was set for bars with a height.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }
    /// Sets the picture behind the content of bars at a position and with a height; nil takes it away.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", barPosition, barMetrics) { (bar: UINavigationBar) in
            bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        images[LegacyBarImage(position: barPosition, metrics: barMetrics)] = backgroundImage
        update()
    }
    /// The picture that was set for bars at a position and with a height.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images[LegacyBarImage(position: barPosition, metrics: barMetrics)]
    }
    var images: [LegacyBarImage: UIImage] = [:]

    /// Moves the title down by some points in bars with a height.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        noteAppearance("titleVerticalPositionAdjustment", barMetrics) { (bar: UINavigationBar) in
            bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        titleAdjustments[barMetrics] = adjustment
        setNeedsLayout()
    }
    /// How far down the title is moved in bars with a height, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    // MARK: Layout

    /// As wide as the room, and as high as the bar is with its large title.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wholeHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Proxies set the look of items that come into a window.
        if window != nil { update() }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }

    override func describeContent(in properties: inout NodeProperties, context: CommitContext) {
        super.describeContent(in: &properties, context: context)
        describeCollapse(in: &properties)
    }
}
