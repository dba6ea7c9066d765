import UIKit

/// A grey box in the place of a cell whose content is being loaded.
final class PlaceholderCell: UICollectionViewCell {
    private let box = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.backgroundColor = .secondarySystemFill
        box.layer.cornerRadius = 4
        isAccessibilityElement = true
        contentView.addConstrained(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -2),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func setCell(_ placeholder: Placeholder) {
        accessibilityIdentifier = "loading-\(placeholder.section.identifier)"
        // The first box of a section has a label for all of them.
        accessibilityLabel = placeholder.index == 0 ? "\(placeholder.section.subject)を読み込んでいます" : nil
        accessibilityElementsHidden = placeholder.index > 0
    }

    /// If the cell chooses its height, it takes the estimate of the layout.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }
}
