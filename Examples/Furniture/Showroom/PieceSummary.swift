import UIKit

/// A view with the picture, the name and the wood of a piece, one below the other.
final class PieceSummary: UIStackView {
    init(_ piece: Piece) {
        super.init(frame: .zero)
        axis = .vertical
        spacing = 8
        alignment = .center
        let symbol = UIImageView(image: UIImage(systemName: piece.symbol))
        symbol.preferredSymbolConfiguration = .init(pointSize: 96)
        addArrangedSubview(symbol)
        addArrangedSubview(label(piece.name, .title1, .label))
        addArrangedSubview(label("Made of \(piece.wood.lowercased()), oiled", .body, .secondaryLabel))
    }

    required init(coder: NSCoder) { fatalError("init(coder:) is not implemented") }

    private func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }
}
