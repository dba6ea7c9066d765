import Foundation
import TesseraDisplay

/// A bar of tabs at the bottom of the screen.
/// See Apple's [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
///
/// Titles stand below the icons, and beside them where the screen is wide or has little height. A keyboard reaches the tabs;
/// its arrow keys go from one to the next.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Creates a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a bar as from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
    }

    // MARK: Items

    /// Learns which tab the user chooses.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, the leading one first.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UITabBarItem]?

    /// Sets the tabs; where animated, the new ones fade in.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in shownItems ?? [] { item.changed = nil }
        shownItems = items
        let old = Dictionary(buttons.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        buttons = (items ?? []).map { old[ObjectIdentifier($0)] ?? makeButton(for: $0, fades: animated) }
        for button in old.values where !buttons.contains(button) { button.removeFromSuperview() }
        for button in buttons {
            addSubview(button)
            button.item.changed = { [weak self] in self?.update() }
        }
        update()
    }

    private func makeButton(for item: UITabBarItem, fades: Bool) -> TabBarButton {
        let button = TabBarButton(item: item)
        button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
        if fades, window != nil {
            UIView.performWithoutAnimation { button.alpha = 0 }
            UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { button.alpha = 1 }
        }
        return button
    }

    /// The selected tab, or nil if none is. An item that the bar does not show is not selected.
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { update() } } }

    /// Asks whether the user may choose a tab.
    var mayChoose: ((UITabBarItem) -> Bool)?
    /// Tells the controller of the bar that the user has chosen a tab.
    var didChoose: ((UITabBarItem) -> Void)?

    private func choose(_ item: UITabBarItem) {
        guard mayChoose?(item) ?? true else { return }
        // A controller selects the item when it shows what belongs to it.
        if didChoose == nil { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
        didChoose?(item)
    }

    // MARK: Look

    /// The look while content lies below the bar. The bar copies what it is given.
    open var standardAppearance: UITabBarAppearance {
        get { standard }
        set {
            noteAppearance(\UITabBar.standardAppearance, newValue)
            standard.changed = nil
            standard = copy(of: newValue)
            update()
        }
    }
    /// The look while no content lies below the bar. Nil: the standard look with a transparent background. The bar copies what
    /// it is given.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { edge }
        set {
            noteAppearance(\UITabBar.scrollEdgeAppearance, newValue)
            edge?.changed = nil
            edge = newValue.map(copy)
            update()
        }
    }
    private lazy var standard = copy(of: UITabBarAppearance())
    private var edge: UITabBarAppearance?

    private func copy(of appearance: UITabBarAppearance) -> UITabBarAppearance {
        let copy = UITabBarAppearance(barAppearance: appearance)
        copy.changed = { [weak self] in self?.update() }
        return copy
    }

    /// The colour of the bar, over which its appearance has no say. Nil: as its appearance has it.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UITabBar.barTintColor, barTintColor)
            update()
        }
    }
    /// The colour of the icons and titles of tabs that are not selected, where no appearance states one. Nil: grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance(\UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            update()
        }
    }
    /// A Boolean value that tells whether content shines through the bar: true at first.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\UITabBar.isTranslucent, isTranslucent)
            update()
        }
    }
    /// A Boolean value that tells whether the bar is dark in a light screen too.
    open var barStyle: UIBarStyle = .default {
        didSet {
            noteAppearance(\UITabBar.barStyle, barStyle)
            update()
        }
    }
    /// The picture behind the bar, in place of its appearance's. Nil: as its appearance has it.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.backgroundImage, backgroundImage)
            update()
        }
    }
    /// The picture above the bar in place of the line; one without a size takes the line away. Nil: as its appearance has it.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.shadowImage, shadowImage)
            update()
        }
    }
    /// The picture behind the selected tab, in place of the appearance's. Nil: as the appearance has it.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            update()
        }
    }

    /// Where the items lie: all over the bar, or in the middle.
    open var itemPositioning: ItemPositioning = .automatic {
        didSet {
            noteAppearance(\UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width in points of each item in the middle of the bar. 0: as the bar's content asks for.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance(\UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The points between items in the middle of the bar. 0: as many as there usually are.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance(\UITabBar.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }

    /// True if content lies below the bar: true until a controller says otherwise.
    var isContentBelow = true { didSet { if isContentBelow != oldValue { update() } } }

    // MARK: Showing

    private let background = BarBackground(hasLineAbove: true)
    private(set) var buttons: [TabBarButton] = []

    override var accessibilityRole: AccessibilityContent.Role? { .tabBar }

    private func install() {
        addSubview(background)
        update()
    }

    /// How items look in the room that the screen gives.
    var style: TabBarStyle { TabBarStyle(traitCollection) }

    /// The appearance that counts now.
    private var appearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standard
        return isContentBelow ? standard : selectedItem?.scrollEdgeAppearance ?? edge ?? standard
    }

    private var isClear: Bool {
        !isContentBelow && isTranslucent && edge == nil && selectedItem?.scrollEdgeAppearance == nil
    }

    /// What lies behind the items: the appearance's background, with what the bar's own properties say before it.
    private var shownBackground: UIBarAppearance.Background {
        guard !isClear else { return UIBarAppearance.Background() }
        var shown = appearance.background
        if let barTintColor {
            shown.color = isTranslucent ? barTintColor.withAlphaComponent(0.85) : barTintColor
        } else if !isTranslucent, shown.color == nil {
            shown.color = .systemBackground
        }
        if !isTranslucent || backgroundImage != nil { shown.effect = nil }
        shown.image = backgroundImage ?? shown.image
        shown.shadowImage = shadowImage ?? shown.shadowImage
        return shown
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // Proxies set the look of items that come into a window.
        if window != nil { update() }
    }

    private func update() {
        for button in buttons { button.item.applyAppearance(in: self) }
        let (style, appearance) = (style, appearance)
        background.overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
        background.look = shownBackground
        let look = TabBarButton.Look(
            style: style,
            appearance: appearance.itemAppearance(for: style.layout),
            selectedColor: tintColor,
            otherColor: unselectedItemTintColor ?? .systemGray,
            indicator: selectionIndicatorImage ?? appearance.selectionIndicatorImage,
            indicatorColor: appearance.selectionIndicatorTintColor)
        for button in buttons { button.update(look, isSelected: button.item === selectedItem) }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
        invalidateIntrinsicContentSize()
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        for button in buttons { button.setNeedsLayout() }
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: style.height + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: style.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (style, appearance) = (style, appearance)
        background.frame = bounds
        let isStacked = style.layout == .stacked
        let isCentered =
            switch itemPositioning {
            case .automatic: traitCollection.horizontalSizeClass == .regular
            case .fill: false
            case .centered: true
            }
        let arrangement = TabBarArrangement(
            isCentered: isCentered,
            itemWidth: itemWidth > 0 ? itemWidth : isStacked ? appearance.stackedItemWidth : 0,
            itemSpacing: itemSpacing > 0 ? itemSpacing : isStacked ? appearance.stackedItemSpacing : 0)
        let safe = safeAreaInsets
        let room = CGRect(
            x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0),
            height: min(style.height, bounds.height))
        let order = isRightToLeft ? Array(buttons.reversed()) : buttons
        let frames = arrangement.frames(contentWidths: order.map(\.naturalWidth), in: room)
        for (button, frame) in zip(order, frames) { button.frame = frame }
    }
}

extension UITabBarAppearance {
    /// The look of items in a layout.
    fileprivate func itemAppearance(for layout: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch layout {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
