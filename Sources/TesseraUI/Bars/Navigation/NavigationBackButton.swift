import Foundation

/// The back button of a navigation bar.
final class NavigationBackButton: UIControl {
    /// The width of the chevron in points.
    private static let chevronWidth: CGFloat = 24

    private let chevron = UIImageView(image: UIImage(systemName: "chevron.left"))
    private let label = UILabel()
    private let picture = UIImageView(image: nil)
    /// The view of the background image, which most buttons lack.
    private var background: UIImageView?
    /// An item with the look that proxies give the back button of a screen that states no item of its own.
    let usualItem = UIBarButtonItem()
    private var attributes: [NSAttributedString.Key: Any] = [:]
    /// The distances of title and background image from their usual places.
    private var offsets = (title: UIOffset.zero, background: UIOffset.zero)
    /// The background images of the button, or nil for none.
    private var backgroundImages: (normal: UIImage?, highlighted: UIImage?)

    /// True if the layout direction is from right to left, so that the chevron points to the right.
    var isMirrored = false {
        didSet {
            guard isMirrored != oldValue else { return }
            updateIndicator()
            setNeedsLayout()
        }
    }

    /// The image that replaces the chevron, or nil.
    var indicator: UIImage? { didSet { if indicator != oldValue { updateIndicator() } } }
    /// The image beside the chevron that replaces the title, or nil.
    var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            picture.image = image.map {
                $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
            }
            setNeedsLayout()
        }
    }
    /// Possible texts of the button, the best first. The first one that fits is used.
    var titles: [String] = [] {
        didSet {
            guard titles != oldValue else { return }
            title = titles.first ?? ""
            setNeedsLayout()
        }
    }
    private var title = "" { didSet { if title != oldValue { updateTitle() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityTraits = .button
        isAccessibilityElement = true
        chevron.contentMode = .scaleAspectFit
        picture.contentMode = .scaleAspectFit
        for view in [chevron, label, picture] { addSubview(view) }
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { [titles.first, accessibilityLabel].firstNonEmpty }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { chevron.image }
        set {}
    }

    /// Gives the button the look of an appearance and an item in a bar with the given metrics. What the item states takes
    /// precedence.
    func update(_ appearance: UIBarButtonItemAppearance, item: UIBarButtonItem, metrics: UIBarMetrics) {
        if storedTintColor != item.tintColor { tintColor = item.tintColor }
        attributes = appearance.attributes(of: item, in: .normal, tint: tintColor)
        let own = item.legacyLook.backButton
        let (title, image) = (own.titleOffset(for: metrics), own.imageOffset(for: metrics))
        offsets.title = title == .zero ? appearance.normal.titlePositionAdjustment : title
        offsets.background = image == .zero ? appearance.normal.backgroundImagePositionAdjustment : image
        func picture(_ state: UIControl.State) -> UIImage? {
            own.drawnImage(for: state, style: item.style, metrics: metrics)
                ?? appearance.backgroundImage(in: state)
        }
        backgroundImages = (picture(.normal), picture(.highlighted))
        updateBackground()
        updateTitle()
    }

    private func updateBackground() {
        guard backgroundImages.normal != nil || backgroundImages.highlighted != nil else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let view = background ?? UIImageView(image: nil)
        if background == nil { insertSubview(view, at: 0) }
        background = view
        view.image = isHighlighted ? backgroundImages.highlighted : backgroundImages.normal
        setNeedsLayout()
    }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateBackground() } } }

    private func updateTitle() {
        label.setAttributedText(AttributedRuns(title, attributes: attributes))
        // The title is next to the chevron, regardless of its own writing direction.
        label.textAlignment = isMirrored ? .right : .left
        setNeedsLayout()
    }

    private func updateIndicator() {
        let own = indicator.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        chevron.image = own ?? UIImage(systemName: isMirrored ? "chevron.right" : "chevron.left")
        chevron.contentMode = own == nil ? .scaleAspectFit : .center
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        attributes[.foregroundColor] = attributes[.foregroundColor] ?? tintColor
        updateTitle()
    }

    override var pressedOpacity: CGFloat? { 0.3 }

    private func width(saying title: String) -> CGFloat {
        if let image { return Self.chevronWidth + image.size.width }
        guard !title.isEmpty else { return Self.chevronWidth }
        return Self.chevronWidth + title.size(withAttributes: attributes).width.rounded(.up)
    }

    /// Returns the size of the button with the best text that fits in the given width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widths = titles.map(width(saying:)) + [Self.chevronWidth]
        let width = widths.first { $0 <= size.width } ?? Self.chevronWidth
        return CGSize(width: width, height: UINavigationBar.contentHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title = titles.first { width(saying: $0) <= bounds.width + 0.5 } ?? ""
        let remainder = max(bounds.width - Self.chevronWidth, 0)
        chevron.frame = CGRect(
            x: isMirrored ? bounds.width - 24 : 0, y: bounds.midY - 12, width: 24, height: 24)
        let beside = CGRect(x: isMirrored ? 0 : 24, y: 0, width: remainder, height: bounds.height)
        background?.frame = bounds.offset(by: offsets.background)
        label.frame = beside.offset(by: offsets.title)
        picture.frame = beside
        label.isHidden = image != nil
    }
}
