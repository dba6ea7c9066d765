import Foundation

/// A token in a search field. A tap selects it.
@MainActor
final class SearchTokenView: UIControl {
    let token: UISearchToken
    /// True if the icon is at the right.
    var isReversed = false { didSet { if isReversed != oldValue { setNeedsLayout() } } }
    private let icon = UIImageView()
    private let label = UILabel()

    /// The space before, behind and between icon and text, in points.
    private static let gap: CGFloat = 6

    init(_ token: UISearchToken, select: @escaping (SearchTokenView) -> Void) {
        self.token = token
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = token.text
        layer.cornerRadius = 6
        clipsToBounds = true
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        for view in [icon, label] { addSubview(view) }
        addAction(UIAction { [weak self] _ in self.map(select) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    /// Updates the look.
    ///
    /// - Parameters:
    ///   - font: The font of the field.
    ///   - color: The background colour of a token that is not selected.
    func update(font: UIFont, color: UIColor) {
        label.font = font
        backgroundColor = isSelected ? tintColor : color
        label.textColor = isSelected ? .white : .label
        icon.tintColor = isSelected ? .white : .label
        accessibilityTraits = isSelected ? [.button, .selected] : .button
        setNeedsLayout()
    }

    private var iconSide: CGFloat { icon.image == nil ? 0 : label.font.pointSize.rounded() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        let icon = iconSide > 0 ? iconSide + (token.text.isEmpty ? 0 : Self.gap) : 0
        return CGSize(
            width: (text.width + icon + 2 * Self.gap).rounded(.up), height: (text.height + 4).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = iconSide
        let start = side > 0 ? Self.gap + side + Self.gap : Self.gap
        let width = max(bounds.width - start - Self.gap, 0)
        icon.frame = CGRect(
            x: isReversed ? bounds.width - Self.gap - side : Self.gap, y: bounds.midY - side / 2,
            width: side,
            height: side)
        label.frame = CGRect(x: isReversed ? Self.gap : start, y: 0, width: width, height: bounds.height)
    }
}
