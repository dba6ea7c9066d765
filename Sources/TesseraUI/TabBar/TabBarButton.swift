import Foundation
import TesseraDisplay

/// The button of one tab in a tab bar.
@MainActor
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()
    private var look = Look()

    /// The part of an item's look that the bar determines.
    @MainActor struct Look {
        var style: TabBarStyle?
        var appearance = UITabBarItemAppearance()
        var selectedColor = UIColor.systemBlue
        var otherColor = UIColor.systemGray
        /// The image behind the selected item, or nil.
        var indicator: UIImage?
        var indicatorColor: UIColor?
    }

    private let indicator = UIImageView()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isAccessibilityElement = true
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        for view in [indicator, picture, label, badge] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityRole: AccessibilityContent.Role? { .tab }

    override var pressedOpacity: CGFloat? { 0.6 }

    override var showsLargeContentViewer: Bool {
        get { true }
        set {}
    }
    override var largeContentImage: UIImage? {
        get { item.largeContentSizeImage ?? item.image }
        set {}
    }
    override var largeContentImageInsets: UIEdgeInsets {
        get { item.largeContentSizeImageInsets }
        set {}
    }

    // MARK: Content

    /// Updates the button after a change of the item, the look or the selection.
    func update(_ look: Look, isSelected: Bool) {
        self.look = look
        self.isSelected = isSelected
        isEnabled = item.isEnabled
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
        accessibilityLabel =
            [item.accessibilityLabel, item.title].firstNonEmpty ?? item.image?.spokenSymbolName
        accessibilityHint = item.accessibilityHint
        accessibilityIdentifier = item.accessibilityIdentifier
        accessibilityValue = item.badgeValue
        updatePicture()
        updateTitle()
        updateBadge()
        indicator.isHidden = !isSelected || look.indicator == nil
        indicator.image = look.indicator
        indicator.tintColor = look.indicatorColor ?? look.selectedColor
        setNeedsLayout()
    }

    private var itemState: UITabBarItemStateAppearance {
        let appearance = look.appearance
        return !item.isEnabled ? appearance.disabled : isSelected ? appearance.selected : appearance.normal
    }
    private var controlState: UIControl.State {
        !item.isEnabled ? .disabled : isSelected ? .selected : .normal
    }
    private var color: UIColor {
        let own = itemState.iconColor ?? (isSelected ? nil : look.appearance.normal.iconColor)
        if let own { return own }
        if !item.isEnabled { return .quaternaryLabel }
        return isSelected ? look.selectedColor : look.otherColor
    }

    private func updatePicture() {
        var image = isSelected ? item.selectedImage ?? item.image : item.image
        if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: look.style?.symbolSize ?? 18, weight: .medium, scale: .large)
        picture.image = image
        picture.tintColor = color
    }

    /// Returns the attributes of a text. In ascending precedence they come from the appearance and from the
    /// item, each for the normal state and for the present one.
    private func attributes(
        _ own: (UIControl.State) -> [NSAttributedString.Key: Any]?,
        _ appearance: KeyPath<UITabBarItemStateAppearance, [NSAttributedString.Key: Any]>
    ) -> [NSAttributedString.Key: Any] {
        let layers = [
            look.appearance.normal[keyPath: appearance], itemState[keyPath: appearance], own(.normal) ?? [:],
            own(controlState) ?? [:],
        ]
        return layers.reduce(into: [:]) { $0.merge($1) { _, new in new } }
    }

    private func updateTitle() {
        var attributes = attributes(item.titleTextAttributes(for:), \.titleTextAttributes)
        if !(attributes[.font] is UIFont) { attributes[.font] = look.style?.titleFont }
        if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = color }
        label.setAttributedText(item.title.map { AttributedRuns($0, attributes: attributes) })
        label.textAlignment = .center
    }

    private func updateBadge() {
        badge.isHidden = item.badgeValue == nil
        guard let text = item.badgeValue else { return }
        badge.display(
            text,
            color: item.badgeColor ?? itemState.badgeBackgroundColor
                ?? look.appearance.normal.badgeBackgroundColor ?? .systemRed,
            attributes: attributes(item.badgeTextAttributes(for:), \.badgeTextAttributes),
            titleOffset: itemState.badgeTitlePositionAdjustment)
    }

    // MARK: Layout

    private static let unlimited = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    private static let gap: CGFloat = 6

    /// Returns the distance between an icon of a width and the title beside it. It leaves room for the part of a badge that does
    /// not lie over the icon.
    private func gap(besideIconOf width: CGFloat) -> CGFloat {
        guard hasTitle else { return 0 }
        let usual = width > 0 ? Self.gap : 0
        guard !badge.isHidden else { return usual }
        let badgeWidth = badge.sizeThatFits(Self.unlimited).width
        return max(usual, badgeWidth - overlap(ofBadge: badgeWidth))
    }

    /// Returns the width of the part of a badge that lies over the icon. Beside a title it is greater, so that the title moves
    /// little.
    private func overlap(ofBadge width: CGFloat) -> CGFloat {
        isStacked || !hasTitle ? 8 : min(max(width - Self.gap, 8), 14)
    }

    private var pictureSize: CGSize {
        let size = picture.sizeThatFits(Self.unlimited)
        let scale = min(1, 48 / max(size.width, 1), 32 / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }
    private var hasTitle: Bool { item.title?.isEmpty == false }
    private var isStacked: Bool { look.style?.layout == .stacked || look.style == nil }

    /// The width of icon and title, in points.
    var naturalWidth: CGFloat {
        let title = hasTitle ? label.sizeThatFits(Self.unlimited).width : 0
        let picture = pictureSize.width
        if isStacked { return max(title, picture) }
        return picture + title + gap(besideIconOf: picture)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = pictureSize
        let text = hasTitle ? label.sizeThatFits(Self.unlimited) : .zero
        let own = item.titlePositionAdjustment
        let adjustment = own == .zero ? itemState.titlePositionAdjustment : own
        let pictureFrame: CGRect
        var titleFrame: CGRect
        if isStacked {
            let width = min(text.width, max(bounds.width - 4, 0))
            titleFrame = CGRect(
                x: bounds.midX - width / 2, y: bounds.height - text.height - 2, width: width,
                height: text.height)
            let middle = hasTitle ? (titleFrame.minY + 2) / 2 + 1 : bounds.midY
            pictureFrame = CGRect(
                x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
                height: size.height)
        } else {
            let gap = gap(besideIconOf: size.width)
            let width = min(text.width, max(bounds.width - size.width - gap - 4, 0))
            let start = bounds.midX - (size.width + gap + width) / 2
            let (first, second) =
                isRightToLeft ? (start + width + gap, start) : (start, start + size.width + gap)
            pictureFrame = CGRect(
                x: first, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            titleFrame = CGRect(
                x: second, y: bounds.midY - text.height / 2, width: width, height: text.height)
        }
        titleFrame = titleFrame.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical)
        let insets = item.imageInsets
        picture.frame = pictureFrame.inset(by: insets)
        label.frame = titleFrame
        indicator.frame = bounds
        placeBadge(beside: pictureFrame)
    }

    private func placeBadge(beside picture: CGRect) {
        let size = badge.sizeThatFits(Self.unlimited)
        let adjustment = itemState.badgePositionAdjustment
        let overlap = overlap(ofBadge: size.width)
        let x = isRightToLeft ? picture.minX + overlap - size.width : picture.maxX - overlap
        badge.frame = CGRect(
            x: x + adjustment.horizontal, y: max(picture.minY - 6, 1) + adjustment.vertical,
            width: size.width,
            height: size.height)
    }
}
