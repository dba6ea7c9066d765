import Foundation

/// The badge at the corner of a tab: a short text in a coloured shape.
@MainActor
final class TabBadge: UIView {
    private let label = UILabel()
    /// The offset of the text from the middle, in points.
    private var titleOffset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        clipsToBounds = true
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func display(
        _ text: String, color: UIColor, attributes: [NSAttributedString.Key: Any], titleOffset: UIOffset
    ) {
        var attributes = attributes
        if !(attributes[.font] is UIFont) { attributes[.font] = UIFont.systemFont(ofSize: 13) }
        if !(attributes[.foregroundColor] is UIColor) { attributes[.foregroundColor] = UIColor.white }
        label.setAttributedText(AttributedRuns(text, attributes: attributes))
        label.textAlignment = .center
        backgroundColor = color
        self.titleOffset = titleOffset
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let height = max(18, text.height + 2)
        return CGSize(width: max(height, text.width + 10), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
}
