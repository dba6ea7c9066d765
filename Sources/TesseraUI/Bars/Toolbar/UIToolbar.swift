import Foundation
import TesseraDisplay

/// A bar with buttons, usually at the bottom of a screen.
/// See Apple's [UIToolbar](https://developer.apple.com/documentation/uikit/uitoolbar).
///
/// ```swift
/// toolbar.items = [
///     UIBarButtonItem(systemItem: .trash, primaryAction: delete), .flexibleSpace(),
///     UIBarButtonItem(systemItem: .compose, primaryAction: write),
/// ]
/// ```
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    /// The height of the row of items, in points.
    static let contentHeight: CGFloat = 44

    private let background = BarBackground(hasLineAbove: true)
    private let backgroundAtTop = BarBackground(hasLineAbove: false)
    private lazy var views = BarItemViews(in: self) { [weak self] in self?.update() }
    private var shownItems: [UIBarButtonItem]?

    /// Creates a toolbar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        install()
    }

    /// Creates a toolbar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        install()
        if let nib = coder.nib { takeBar(nib) }
    }

    private func install() {
        for view in [background, backgroundAtTop] { insert(view, at: nil) }
        observe(standard)
        update()
    }

    override var accessibilityRole: AccessibilityContent.Role? { .toolbar }

    // MARK: Items

    /// The items, starting at the leading edge.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. With an animation, new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let old = views.items
        shownItems = items
        update()
        let added = views.entries.filter { entry in !old.contains { $0 === entry.item } }.compactMap(\.view)
        guard animated, window != nil, !added.isEmpty else { return }
        UIView.performWithoutAnimation { for view in added { view.alpha = 0 } }
        UIView.animate(withDuration: 0.25) { for view in added { view.alpha = 1 } }
    }

    /// The delegate, which determines the position of the bar.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

    /// The position of the bar: the one that its delegate returns, or ``UIBarPosition/bottom`` by default.
    open var barPosition: UIBarPosition {
        let stated = delegate?.position(for: self) ?? .any
        return stated == .any ? .bottom : stated
    }

    // MARK: Look

    private var standard = UIToolbarAppearance()
    private var compact: UIToolbarAppearance?

    /// The look of the bar. The setter copies the value.
    open var standardAppearance: UIToolbarAppearance {
        get { standard }
        set {
            noteAppearance(\UIToolbar.standardAppearance, newValue)
            standard = newValue.copied
            observe(standard)
            update()
        }
    }
    /// The look of the bar on a screen with a small height, or nil for ``standardAppearance``. The setter
    /// copies the value.
    open var compactAppearance: UIToolbarAppearance? {
        get { compact }
        set {
            noteAppearance(\UIToolbar.compactAppearance, newValue)
            compact = newValue?.copied
            if let compact { observe(compact) }
            update()
        }
    }
    /// The look of the bar that no appearance sets.
    open var barStyle: UIBarStyle = .default {
        didSet {
            noteAppearance(\UIToolbar.barStyle, barStyle)
            guard barStyle != oldValue else { return }
            overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified
        }
    }
    /// The background colour, which overrides that of the appearance, or nil.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance(\UIToolbar.barTintColor, barTintColor)
            if barTintColor != oldValue { update() }
        }
    }
    /// A Boolean value that tells whether content is visible through the bar. The default is true.
    open var isTranslucent = true {
        didSet {
            noteAppearance(\UIToolbar.isTranslucent, isTranslucent)
            if isTranslucent != oldValue { update() }
        }
    }

    private var images: [LegacyBarImage: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]

    /// Sets the background image for bars with the given position and metrics, or removes it if it is nil.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        noteAppearance("backgroundImage", topOrBottom, barMetrics) { (bar: UIToolbar) in
            bar.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        images[LegacyBarImage(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        update()
    }

    /// Returns the background image that was set for bars with the given position and metrics, or nil.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        images[LegacyBarImage(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image that replaces the line at the edge of bars with the given position, or restores the
    /// line if it is nil.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        noteAppearance("shadowImage", topOrBottom) { (bar: UIToolbar) in
            bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
        }
        shadows[topOrBottom] = shadowImage
        update()
    }

    /// Returns the image that was set for the edge of bars with the given position, or nil.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    private func observe(_ appearance: UIToolbarAppearance) {
        appearance.changed = { [weak self] in self?.update() }
    }

    private var metrics: UIBarMetrics { traitCollection.verticalSizeClass == .compact ? .compact : .default }

    private func update() {
        let appearance = metrics == .compact ? compact ?? standard : standard
        let position = barPosition
        var look = appearance.background
        look.take(
            barTint: barTintColor, isTranslucent: isTranslucent,
            image: images.image(at: position, metrics: metrics), shadow: shadows[position] ?? shadows[.any])
        let isAtBottom = position == .bottom
        background.look = isAtBottom ? look : nil
        backgroundAtTop.look = isAtBottom ? nil : look
        views.update(
            shownItems ?? [],
            look: BarButtonLook(
                plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, metrics: metrics))
        setNeedsLayout()
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
        if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass { update() }
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.contentHeight)
    }

    /// Returns the given width and the height of the row of items.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.contentHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let position = barPosition
        // The background fills the area beyond the bar that hardware covers.
        var frame = bounds
        if let superview {
            let covered = superview.safeAreaInsets
            if position == .bottom, abs(self.frame.maxY - (superview.bounds.maxY - covered.bottom)) < 0.5 {
                frame.size.height += covered.bottom
            } else if position == .topAttached,
                abs(self.frame.minY - (superview.bounds.minY + covered.top)) < 0.5
            {
                frame.origin.y -= covered.top
                frame.size.height += covered.top
            }
        }
        background.frame = frame
        backgroundAtTop.frame = frame
        let top = position == .bottom ? bounds.minY : max(bounds.maxY - Self.contentHeight, bounds.minY)
        let height = min(Self.contentHeight, bounds.height)
        let row = CGRect(
            x: bounds.minX + safeAreaInsets.left, y: top,
            width: bounds.width - safeAreaInsets.left - safeAreaInsets.right, height: height)
        ToolbarRow(
            entries: views.visible, widths: views.widths(in: row.size), barWidth: bounds.width,
            isMirrored: isRightToLeft
        )
        .layOut(in: row)
    }
}

extension UIToolbarAppearance {
    /// A copy of the appearance with its own class.
    var copied: UIToolbarAppearance { UIToolbarAppearance(barAppearance: self) }
}

/// Places the items of a toolbar beside each other.
@MainActor
struct ToolbarRow {
    let entries: [BarItemViews.Entry]
    let widths: [CGFloat]
    let barWidth: CGFloat
    let isMirrored: Bool

    func layOut(in row: CGRect) {
        var room = row.insetBy(dx: min(BarMargin.ofButtons, row.width / 2), dy: 0)
        let start = min(entries.marginAtEdge(of: barWidth), room.width)
        let end = min(entries.reversed().marginAtEdge(of: barWidth), room.width - start)
        room.origin.x += isMirrored ? end : start
        room.size.width -= start + end
        let flexible = entries.filter { $0.item.systemItem == .flexibleSpace }.count
        let taken = widths.reduce(0, +)
        let share = flexible > 0 ? max((room.width - taken) / CGFloat(flexible), 0) : 0
        // Items that need more space than there is shrink by the same factor.
        let factor = taken > room.width ? room.width / taken : 1
        var x: CGFloat = 0
        for (entry, width) in zip(entries, widths) {
            let isFlexible = entry.item.systemItem == .flexibleSpace
            let length = isFlexible ? share : width * factor
            entry.view?.frame = CGRect(
                x: isMirrored ? room.maxX - x - length : room.minX + x, y: row.minY, width: length,
                height: row.height)
            x += length
        }
    }
}
