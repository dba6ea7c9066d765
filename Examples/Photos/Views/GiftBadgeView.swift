import UIKit

/// A badge on a photo with a gift symbol and a price, if there is one.
final class GiftBadgeView: UIStackView {
    private let symbolView = UIImageView(image: UIImage(systemName: "gift.fill"))
    private let priceLabel = UILabel()

    private lazy var height = heightAnchor.constraint(equalToConstant: 24)
    private lazy var symbolWidth = symbolView.widthAnchor.constraint(equalToConstant: 14)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.6)
        spacing = 4
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        // Without this, a badge that scrolls below a bar would grow by the safe area.
        insetsLayoutMarginsFromSafeArea = false

        symbolView.contentMode = .scaleAspectFit
        symbolView.tintColor = .white
        addArrangedSubview(symbolView)
        priceLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .systemFont(ofSize: 12, weight: .semibold))
        priceLabel.adjustsFontForContentSizeCategory = true
        priceLabel.textColor = .white
        addArrangedSubview(priceLabel)
        NSLayoutConstraint.activate([height, symbolWidth])
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (badge: Self, _) in
            badge.showTextSize()
        }

        isAccessibilityElement = true
        accessibilityIdentifier = "gift"
    }

    required init(coder: NSCoder) {
        fatalError("The badge is made in code.")
    }

    /// Scales the badge with the user's text size.
    private func showTextSize() {
        let metrics = UIFontMetrics(forTextStyle: .caption1)
        height.constant = metrics.scaledValue(for: 24, compatibleWith: traitCollection)
        symbolWidth.constant = metrics.scaledValue(for: 14, compatibleWith: traitCollection)
        layer.cornerRadius = height.constant / 2
    }

    /// Displays a price such as "¥3,900", or only the gift symbol if the price is nil.
    func setPrice(_ price: String?) {
        priceLabel.text = price
        priceLabel.isHidden = price == nil
        accessibilityLabel = price.map { "ギフト \($0)" } ?? "ギフト"
    }
}
