import UIKit

/// A tile of the grid. It displays a flower, its name, and its place in the order.
final class FlowerCell: UICollectionViewCell {
    private let symbol = UILabel()
    private let name = UILabel()
    private let place = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 14
        symbol.font = .preferredFont(forTextStyle: .largeTitle)
        name.font = .preferredFont(forTextStyle: .footnote)
        place.font = .preferredFont(forTextStyle: .caption2)
        place.textColor = .secondaryLabel
        for label in [symbol, name, place] {
            label.adjustsFontForContentSizeCategory = true
            label.textAlignment = .center
        }
        name.adjustsFontSizeToFitWidth = true
        name.minimumScaleFactor = 0.6
        place.accessibilityIdentifier = "place"
        let stack = UIStackView(arrangedSubviews: [symbol, name])
        stack.axis = .vertical
        stack.spacing = 2
        for view in [stack, place] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: 4),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
            place.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
            place.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func fill(with flower: Flower, place: Int?) {
        symbol.text = flower.symbol
        name.text = flower.name
        self.place.text = place.map(String.init)
        accessibilityLabel = flower.name
        accessibilityValue = place.map { "\($0)番目" }
        accessibilityIdentifier = flower.name
    }
}
