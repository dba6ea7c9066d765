import UIKit

/// A piece in the showroom: its symbol above its name.
final class PieceCell: UICollectionViewCell {
    private let symbol = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = 12
        symbol.contentMode = .scaleAspectFit
        symbol.preferredSymbolConfiguration = .init(textStyle: .title1)
        name.font = .preferredFont(forTextStyle: .footnote)
        name.adjustsFontForContentSizeCategory = true
        name.textAlignment = .center
        name.adjustsFontSizeToFitWidth = true
        let stack = UIStackView(arrangedSubviews: [symbol, name])
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    func fill(with piece: Piece) {
        symbol.image = UIImage(systemName: piece.symbol) ?? UIImage(systemName: "shippingbox")
        name.text = piece.name
        accessibilityLabel = piece.name
    }
}
