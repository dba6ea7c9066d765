import UIKit

/// A small sign on a photo: a gift, and its price where there is one.
final class GiftBadgeView: UIStackView {
    private let symbolView = UIImageView(image: UIImage(systemName: "gift.fill"))
    private let priceLabel = UILabel()

    private static let height: CGFloat = 24

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor.black.withAlphaComponent(0.6)
        layer.cornerRadius = Self.height / 2
        spacing = 4
        isLayoutMarginsRelativeArrangement = true
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        // A badge that scrolls below a bar keeps its size.
        insetsLayoutMarginsFromSafeArea = false

        symbolView.contentMode = .scaleAspectFit
        symbolView.tintColor = .white
        addArrangedSubview(symbolView)
        priceLabel.font = .systemFont(ofSize: 12, weight: .semibold)
        priceLabel.textColor = .white
        addArrangedSubview(priceLabel)
        NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: Self.height),
            symbolView.widthAnchor.constraint(equalToConstant: 14),
        ])

        isAccessibilityElement = true
        accessibilityIdentifier = "gift"
    }

    required init(coder: NSCoder) {
        fatalError("The badge is made in code.")
    }

    /// Shows a price such as "¥3,900", or the gift alone.
    func setPrice(_ price: String?) {
        priceLabel.text = price
        priceLabel.isHidden = price == nil
        accessibilityLabel = price.map { "ギフト \($0)" } ?? "ギフト"
    }
}
