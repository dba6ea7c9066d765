import UIKit

/// A small sign on a photo: a gift, and its price where there is one.
final class GiftBadgeView: UIView {
    private let symbolView = UIImageView(image: UIImage(systemName: "gift.fill"))
    private let priceLabel = UILabel()

    private static let height: CGFloat = 24
    private static let symbolSide: CGFloat = 14
    private static let margin: CGFloat = 8
    private static let spacing: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.6)
        layer.cornerRadius = Self.height / 2
        symbolView.contentMode = .scaleAspectFit
        symbolView.tintColor = .white
        addSubview(symbolView)
        priceLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        priceLabel.textColor = .white
        addSubview(priceLabel)
        isAccessibilityElement = true
        accessibilityIdentifier = "gift"
    }

    required init?(coder: NSCoder) {
        fatalError("The badge is made in code.")
    }

    /// Shows a price such as "¥3,900", or the gift alone.
    func setPrice(_ price: String?) {
        priceLabel.text = price
        priceLabel.isHidden = price == nil
        accessibilityLabel = price.map { "ギフト \($0)" } ?? "ギフト"
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var width = Self.margin * 2 + Self.symbolSide
        if !priceLabel.isHidden {
            width += Self.spacing + priceLabel.sizeThatFits(size).width.rounded(.up)
        }
        return CGSize(width: min(width, size.width), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        symbolView.frame = CGRect(
            x: Self.margin, y: (bounds.height - Self.symbolSide) / 2,
            width: Self.symbolSide, height: Self.symbolSide)
        let left = symbolView.frame.maxX + Self.spacing
        priceLabel.frame = CGRect(
            x: left, y: 0, width: max(0, bounds.width - Self.margin - left), height: bounds.height)
    }
}
