import ExampleSupport
import UIKit

/// A cell that displays a product at a lower price: its picture, and beside it the name, both prices and the
/// deadline.
final class TopDiscountCell: TappableCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let picture = TopPictureView()
    private let rateLabel = UILabel(style: .caption1, weight: .bold, color: .white, identifier: "rate")
    private let rateBadge = UIView()
    private let titleLabel = UILabel(style: .subheadline, weight: .semibold, identifier: "title")
    private let formerPriceLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let priceLabel = UILabel(style: .headline, weight: .bold, color: .systemRed, identifier: "price")
    private let deadlineLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let columns = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemBackground
        contentView.layer.cornerRadius = 12
        picture.layer.cornerRadius = 8
        rateBadge.backgroundColor = .systemRed
        rateBadge.layer.cornerRadius = 4
        rateBadge.addSubview(rateLabel)
        rateLabel.fill(rateBadge, insets: NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        addSubviews()
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.showTextSize()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    private func addSubviews() {
        let texts = UIStackView(
            arrangedSubviews: [rateBadge, titleLabel, formerPriceLabel, priceLabel, deadlineLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 4
        columns.addArrangedSubview(picture)
        columns.addArrangedSubview(texts)
        columns.spacing = 12
        contentView.addSubview(columns)
        columns.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 112),
            picture.heightAnchor.constraint(equalToConstant: 112),
            columns.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            columns.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            columns.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            // A card beside a taller card has free space at its end.
            columns.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    /// Arranges the texts below the picture if the text is so large that a line beside it has room for only a few letters.
    private func showTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        columns.axis = isLarge ? .vertical : .horizontal
        columns.alignment = isLarge ? .leading : .top
    }

    func configure(_ item: Item) {
        rateLabel.text = item.rateText
        titleLabel.text = item.title
        formerPriceLabel.attributedText = NSAttributedString(
            string: item.formerPriceText,
            attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
        priceLabel.text = item.priceText
        deadlineLabel.text = item.deadline
        accessibilityLabel = [
            item.title, item.rateText, "通常価格 " + item.formerPriceText, "割引価格 " + item.priceText,
            item.deadline,
        ].joined(separator: "、")
        picture.display(item.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.clear()
    }
}

extension TopDiscountCell {
    /// The content of the cell, and the text of its detail screen.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let title: String
        let rate: Int
        let price: Int
        let discountedPrice: Int
        let deadline: String
        let text: String
        let imageUrl: URL?
    }
}

extension TopDiscountCell.CellViewObject {
    /// The discount, as in "30% OFF".
    var rateText: String { "\(rate)% OFF" }
    /// The former price, as in "¥12,000".
    var formerPriceText: String { Self.yen(price) }
    /// The price, as in "¥8,400".
    var priceText: String { Self.yen(discountedPrice) }

    private static func yen(_ amount: Int) -> String {
        "¥" + amount.formatted(.number.locale(Locale(identifier: "ja_JP")))
    }
}
