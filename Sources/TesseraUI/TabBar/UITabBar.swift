import Foundation
import TesseraDisplay

/// A bar of tabs at the bottom of the screen.
/// See Apple's [UITabBar](https://developer.apple.com/documentation/uikit/uitabbar).
///
/// Titles lie below the icons, or beside them if the screen is wide or has little height. The tabs can be
/// reached by keyboard; arrow keys move from one to the next.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Creates a bar with a frame in points.
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

    // MARK: Items

    /// The object that is informed of the tab that the user chooses.
    open weak var delegate: (any UITabBarDelegate)?

    /// The tabs, beginning with the leading one.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UITabBarItem]?

    /// Sets the tabs. If `animated` is true, new ones fade in.
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

    /// The selected tab, or nil. An item that is not in the bar does not count as selected.
    open weak var selectedItem: UITabBarItem? { didSet { if selectedItem !== oldValue { update() } } }

    /// Returns true if the user may choose a tab.
    var mayChoose: ((UITabBarItem) -> Bool)?
    /// Informs the bar's controller that the user has chosen a tab.
    var didChoose: ((UITabBarItem) -> Void)?

    private func choose(_ item: UITabBarItem) {
        guard mayChoose?(item) ?? true else { return }
        // A controller selects the item when it displays the item's content.
        if didChoose == nil { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
        didChoose?(item)
    }

    // MARK: Look

    /// The appearance of the bar while content lies below it. The bar copies the value.
    open var standardAppearance: UITabBarAppearance {
        get { standard }
        set {
            noteAppearance(\UITabBar.standardAppearance, newValue)
            standard.changed = nil
            standard = copy(of: newValue)
            update()
        }
    }
    /// The appearance of the bar while no content lies below it, or nil for the standard one with a
    /// transparent background. The bar copies the value.
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

    /// The colour of the bar, which takes precedence over the appearance's, or nil for the latter.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UITabBar.barTintColor, barTintColor)
            update()
        }
    }
    /// The colour of the icons and titles of unselected tabs for which no appearance sets one, or nil for
    /// grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance(\UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            update()
        }
    }
    /// A Boolean value that tells whether the bar is translucent. The default is true.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\UITabBar.isTranslucent, isTranslucent)
            update()
        }
    }
    /// The style of the bar. With `black` it is dark in light mode too.
    open var barStyle: UIBarStyle = .default {
        didSet {
            noteAppearance(\UITabBar.barStyle, barStyle)
            update()
        }
    }
    /// The image behind the bar, which takes precedence over the appearance's, or nil for the latter.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.backgroundImage, backgroundImage)
            update()
        }
    }
    /// The image above the bar in place of the line, or nil for the appearance's. An image of zero size
    /// removes the line.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.shadowImage, shadowImage)
            update()
        }
    }
    /// The image behind the selected tab, which takes precedence over the appearance's, or nil for the
    /// latter.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance(\UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            update()
        }
    }

    /// The position of the items in the bar.
    open var itemPositioning: ItemPositioning = .automatic {
        didSet {
            noteAppearance(\UITabBar.itemPositioning, itemPositioning)
            setNeedsLayout()
        }
    }
    /// The width of each centred item, in points. With 0 it depends on the content.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance(\UITabBar.itemWidth, itemWidth)
            setNeedsLayout()
        }
    }
    /// The distance between centred items, in points, or 0 for the default.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance(\UITabBar.itemSpacing, itemSpacing)
            setNeedsLayout()
        }
    }

    /// True if content lies below the bar. It is true until a controller sets it.
    var isContentBelow = true { didSet { if isContentBelow != oldValue { update() } } }

    // MARK: Display

    private let background = BarBackground(hasLineAbove: true)
    private(set) var buttons: [TabBarButton] = []

    override var accessibilityRole: AccessibilityContent.Role? { .tabBar }

    private func install() {
        addSubview(background)
        update()
    }

    /// The default look of items in the available space.
    var style: TabBarStyle { TabBarStyle(traitCollection) }

    /// The appearance that applies now.
    private var appearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standard
        return isContentBelow ? standard : selectedItem?.scrollEdgeAppearance ?? edge ?? standard
    }

    private var isClear: Bool {
        !isContentBelow && isTranslucent && edge == nil && selectedItem?.scrollEdgeAppearance == nil
    }

    /// The background of the bar: that of the appearance, changed by the bar's own properties.
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

    /// A Boolean value that tells whether the bar is hidden. If the app hides the bar of a tab bar controller, the content takes
    /// its place.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            super.isHidden = newValue
            hiddenByApp?(newValue)
        }
    }
    /// Called when the app has hidden or displayed the bar.
    var hiddenByApp: ((Bool) -> Void)?

    /// Hides or displays the bar on behalf of its controller.
    func setHidden(_ hidden: Bool) { super.isHidden = hidden }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateBarContentViewer()
        // Appearance proxies change items that enter a window.
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
        updateBarContentViewer()
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
    /// Returns the appearance of items in a layout.
    fileprivate func itemAppearance(for layout: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch layout {
        case .stacked: stackedLayoutAppearance
        case .inline: inlineLayoutAppearance
        case .compactInline: compactInlineLayoutAppearance
        }
    }
}
