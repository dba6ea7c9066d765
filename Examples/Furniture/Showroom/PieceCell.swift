import UIKit

/// A cell that displays the symbol and the name of a piece. It rises below the pointer, and its edge lights up there.
final class PieceCell: UICollectionViewCell, UIPointerInteractionDelegate {
    private let symbol = UIImageView()
    private let name = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .secondarySystemGroupedBackground
        contentView.layer.cornerRadius = Self.radius
        symbol.contentMode = .scaleAspectFit
        symbol.preferredSymbolConfiguration = .init(textStyle: .title1)
        name.font = .preferredFont(forTextStyle: .footnote)
        name.adjustsFontForContentSizeCategory = true
        name.textAlignment = .center
        name.adjustsFontSizeToFitWidth = true
        name.minimumScaleFactor = 0.3
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
        addInteraction(UIPointerInteraction(delegate: self))
        addHover()
    }

    required init?(coder: NSCoder) { nil }

    func fill(with piece: Piece) {
        symbol.image = UIImage(systemName: piece.symbol)
        name.text = piece.name
        accessibilityLabel = piece.name
    }

    // MARK: Outline

    private static let radius: CGFloat = 12

    /// The rounded outline of the cell, for previews and drags.
    var outline: UIBezierPath { UIBezierPath(roundedRect: bounds, cornerRadius: Self.radius) }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
        let parameters = UIPreviewParameters()
        parameters.visiblePath = outline
        return UIPointerStyle(effect: .lift(UITargetedPreview(view: self, parameters: parameters)))
    }

    private func addHover() {
        contentView.layer.borderColor = tintColor.cgColor
        let hover = UIHoverGestureRecognizer()
        hover.addAction(
            UIAction { [weak self] action in
                guard let hover = action.sender as? UIHoverGestureRecognizer else { return }
                let isOver = hover.state == .began || hover.state == .changed
                self?.contentView.layer.borderWidth = isOver ? 2 : 0
            })
        addGestureRecognizer(hover)
    }
}
