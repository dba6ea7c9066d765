import Foundation

/// The view of a bar button item, with its title or its image.
final class BarButton: UIControl {
    /// The distance between the edge of the button and its content, in points.
    static let margin: CGFloat = 8
    /// The smallest width and height of the button, in points, which a finger can hit.
    static let least: CGFloat = 44

    let item: UIBarButtonItem
    private let picture = UIImageView(image: nil)
    private let label = UILabel()
    private let plate = UIView()
    private let background = UIImageView(image: nil)
    private var look: BarButtonLook
    /// The badge of the item, or nil if it has never had one.
    private var badge: BarItemBadge?
    /// The gesture that opens the menu of an item whose tap runs an action.
    private let press = UILongPressGestureRecognizer()

    init(item: UIBarButtonItem, look: BarButtonLook) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        plate.isUserInteractionEnabled = false
        plate.layer.cornerRadius = 7
        picture.contentMode = .center
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: 17, weight: .regular, scale: .large)
        label.textAlignment = .center
        for view in [background, plate, picture, label] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self?.perform() }, for: .touchUpInside)
        press.addAction(
            UIAction { [weak self] _ in
                guard let self, press.state == .began else { return }
                self.item.openMenu(from: self)
            })
        update(look)
    }

    required init?(coder: NSCoder) { nil }

    private func perform() {
        if item.isSymbolAnimationEnabled { picture.addSymbolEffect(.bounce) }
        item.perform(from: self)
    }

    /// Updates the button to the present look of the item and the bar.
    func update(_ look: BarButtonLook) {
        self.look = look
        isEnabled = item.isEnabled
        accessibilityLabel = item.spokenLabel
        accessibilityHint = item.accessibilityHint
        accessibilityValue = item.ownBadge?.stringValue
        accessibilityIdentifier = item.accessibilityIdentifier
        let opensByPress = item.menu != nil && !item.opensMenuByTap
        if opensByPress { addGestureRecognizer(press) } else { removeGestureRecognizer(press) }
        if storedTintColor != item.tintColor { tintColor = item.tintColor }
        updateBadge()
        updateContent()
    }

    private func updateBadge() {
        guard let content = item.ownBadge else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BarItemBadge()
        badge = view
        view.display(content)
        addSubview(view)
    }

    private func updateContent() {
        let appearance = look.appearance(of: item.style)
        let state: UIControl.State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
        let (image, title) = item.shownContent
        var attributes = appearance.attributes(of: item, in: state, tint: tintColor)
        if item.isSelected { attributes[.foregroundColor] = UIColor.systemBackground }
        label.setAttributedText(title.map { AttributedRuns($0, attributes: attributes) })
        picture.image = image.map {
            $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
        }
        picture.tintColor =
            image == nil ? nil : Self.color(attributes, item: item, isEnabled: isEnabled, tint: tintColor)
        plate.backgroundColor = item.isSelected ? tintColor : nil
        background.image =
            item.legacyLook.item.drawnImage(for: state, style: item.style, metrics: look.metrics)
            ?? appearance.backgroundImage(in: state)
        setNeedsLayout()
    }

    private static func color(
        _ attributes: [NSAttributedString.Key: Any], item: UIBarButtonItem, isEnabled: Bool, tint: UIColor
    ) -> UIColor {
        if item.isSelected { return .systemBackground }
        if item.systemItem == .close { return .secondaryLabel }
        if !isEnabled { return .tertiaryLabel }
        return attributes[.foregroundColor] as? UIColor ?? tint
    }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentTitle: String? {
        get { [item.title, item.spokenLabel].firstNonEmpty }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { item.largeContentSizeImage ?? item.shownContent.image }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { item.largeContentSizeImageInsets }
        set {}
    }

    override var accessibilityOpensMenu: Bool { item.opensMenuByTap || item.opensMenuOfGroup }

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateContent() } } }

    override var pressedOpacity: CGFloat? {
        look.appearance(of: item.style).highlighted.titleTextAttributes.isEmpty ? 0.3 : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateContent()
    }

    /// The size of the button's content in points, without margins.
    private var contentSize: CGSize {
        if let image = picture.image {
            let insets = item.imageInsets
            let size = picture.sizeThatFits(image.size)
            return CGSize(
                width: max(size.width + insets.left + insets.right, 0),
                height: max(size.height + insets.top + insets.bottom, 0))
        }
        return label.sizeThatFits(CGSize(width: 0, height: 0))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if item.width > 0 { return CGSize(width: item.width, height: Self.least) }
        return CGSize(width: widthWithoutBadge + roomForBadge, height: Self.least)
    }

    private var widthWithoutBadge: CGFloat {
        var width = contentSize.width
        if picture.image == nil {
            let attributes = look.appearance(of: item.style).attributes(
                of: item, in: .normal, tint: tintColor)
            for title in item.possibleTitles ?? [] {
                width = max(width, title.size(withAttributes: attributes).width.rounded(.up))
            }
        }
        return max(width + 2 * Self.margin, Self.least)
    }

    /// The points that a wide badge needs at the trailing edge, so that it does not cover the content.
    private var roomForBadge: CGFloat {
        guard let badge, item.width == 0 else { return 0 }
        return badge.width(beyond: (widthWithoutBadge - contentSize.width) / 2)
    }

    /// The part of the button in whose middle the content lies.
    private var contentArea: CGRect {
        let width = max(bounds.width - roomForBadge, 0)
        return bounds.atLeadingEdge(width: width, isMirrored: isRightToLeft)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let appearance = look.appearance(of: item.style)
        let (content, area) = (contentSize, contentArea)
        let own = item.legacyLook.item
        background.frame = bounds.offset(by: appearance.normal.backgroundImagePositionAdjustment).offset(
            by: own.imageOffset(for: look.metrics))
        let offset = appearance.normal.titlePositionAdjustment
        label.frame = area.insetBy(dx: min(Self.margin, area.width / 2), dy: 0).offset(by: offset).offset(
            by: own.titleOffset(for: look.metrics))
        picture.contentMode =
            content.height > area.height || content.width > area.width ? .scaleAspectFit : .center
        picture.frame = area.inset(by: item.imageInsets)
        let size = CGSize(
            width: min(content.width + 12, area.width), height: min(content.height + 10, area.height))
        plate.frame = CGRect(
            x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
            height: size.height)
        badge?.place(
            at: CGRect(
                x: area.midX - content.width / 2, y: area.midY - content.height / 2, width: content.width,
                height: content.height),
            in: bounds, isRightToLeft: isRightToLeft)
    }
}

extension CGRect {
    /// Returns the rectangle moved by an offset.
    func offset(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
