import Foundation
import TesseraDisplay

/// An element of an open menu: a row, the head of a submenu, or one of several elements beside each other.
@MainActor
final class MenuItemView: UIControl {
    /// The styles of the element in the menu.
    enum Style: Equatable {
        /// The element is a row. `hasMarks` is true if there is room for marks at its start.
        case row(hasMarks: Bool)
        /// The element is the row that closes a submenu.
        case head
        /// The element is an image, or a title if it has none, beside others.
        case small
        /// The element is an image with a title below, beside others.
        case medium
    }

    let item: MenuItem
    private let style: Style
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let imageView = UIImageView()
    private let markView = UIImageView()

    init(item: MenuItem, style: Style) {
        self.item = item
        self.style = style
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = item.label
        accessibilityIdentifier = item.element.accessibilityIdentifier
        isEnabled = !item.isDisabled
        let color: UIColor = item.isDisabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
        titleLabel.text = item.element.title
        titleLabel.font = .preferredFont(forTextStyle: textStyle)
        titleLabel.textColor = color
        titleLabel.numberOfLines = isBesideOthers ? 1 : item.maximumLines
        titleLabel.textAlignment = isBesideOthers ? .center : .natural
        subtitleLabel.text = isBesideOthers ? nil : item.element.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.textColor = item.isDisabled ? .tertiaryLabel : .secondaryLabel
        subtitleLabel.numberOfLines = 0
        imageView.image = item.image
        imageView.contentMode = .scaleAspectFit
        imageView.tintColor = color
        markView.image = markName.flatMap { UIImage(systemName: $0) }
        markView.contentMode = .scaleAspectFit
        markView.tintColor = color
        for label in [titleLabel, subtitleLabel] { label.adjustsFontForContentSizeCategory = true }
        titleLabel.isHidden = style == .small && item.image != nil
        for view in [titleLabel, subtitleLabel, imageView, markView] { insert(view, at: nil) }
    }

    required init?(coder: NSCoder) { nil }

    private var isBesideOthers: Bool { style == .small || style == .medium }

    private var textStyle: UIFont.TextStyle {
        switch style {
        case .row: .body
        case .head: .headline
        case .small, .medium: .footnote
        }
    }

    private var markName: String? {
        if style == .head { return "chevron.down" }
        if item.submenu != nil { return isRightToLeft ? "chevron.left" : "chevron.right" }
        switch item.state {
        case .off: return nil
        case .on: return "checkmark"
        case .mixed: return "minus"
        }
    }

    override var accessibilityRole: AccessibilityContent.Role? { .menuItem }
    override var accessibilityIsExpanded: Bool? { style == .head ? true : item.submenu == nil ? nil : false }
    override var accessibilityIsChecked: Bool? {
        item.selection != nil && item.leaf != nil || item.state != .off ? item.state == .on : nil
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : normalColor }
    }

    /// A grey background in place of a mark for a selected element beside others, which have no room for
    /// marks.
    private var normalColor: UIColor? { isBesideOthers && item.state == .on ? .secondarySystemFill : nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        backgroundColor = normalColor
    }

    // MARK: Layout

    private static let sideInset: CGFloat = 16
    private static let imageWidth: CGFloat = 24
    private static let markWidth: CGFloat = 24

    /// The distance in points from the leading edge to the title.
    private var start: CGFloat {
        switch style {
        case .row(let hasMarks): Self.sideInset + (hasMarks ? Self.markWidth : 0)
        case .head: Self.sideInset + Self.markWidth
        case .small, .medium: 4
        }
    }

    /// The distance in points from the title to the trailing edge.
    private var end: CGFloat {
        if isBesideOthers { return 4 }
        return Self.sideInset + (item.image == nil ? 0 : Self.imageWidth + 8)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = max(size.width - start - end, 0)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height + 2
        let height: CGFloat
        switch style {
        case .row, .head: height = title + subtitle + 22
        case .small: height = 44
        case .medium: height = (item.image == nil ? 0 : 28) + title + 20
        }
        return CGSize(width: size.width, height: max(44, height.rounded(.up)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isBesideOthers { layOutBesideOthers() } else { layOutRow() }
    }

    private func layOutRow() {
        let room = CGSize(width: max(bounds.width - start - end, 0), height: .greatestFiniteMagnitude)
        let title = titleLabel.sizeThatFits(room).height
        let subtitle = subtitleLabel.text == nil ? 0 : subtitleLabel.sizeThatFits(room).height
        let height = title + (subtitle == 0 ? 0 : subtitle + 2)
        let top = (bounds.height - height) / 2
        titleLabel.frame = placed(start, top, room.width, title)
        subtitleLabel.frame = placed(start, top + title + 2, room.width, subtitle)
        markView.frame = placed(Self.sideInset - 4, bounds.midY - 9, 18, 18)
        imageView.frame = placed(
            bounds.width - Self.sideInset - Self.imageWidth, bounds.midY - 12, Self.imageWidth, 24)
    }

    private func layOutBesideOthers() {
        let title = titleLabel.sizeThatFits(bounds.size).height
        let hasImage = item.image != nil
        let height = style == .medium && hasImage ? 28 + title : hasImage ? 24 : title
        let top = (bounds.height - height) / 2
        imageView.frame = CGRect(x: bounds.midX - 12, y: top, width: 24, height: 24)
        titleLabel.frame = CGRect(
            x: start, y: bounds.height - top - title, width: max(bounds.width - start - end, 0), height: title
        )
    }

    /// Returns a rectangle whose `x` is the distance from the leading edge.
    private func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }
}
