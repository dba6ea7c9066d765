import UIKit

/// A cell with a message that a section is empty.
final class EmptyCell: UICollectionViewCell {
    private let label = UILabel(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        contentView.addConstrained(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -24),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func setCell(_ section: MainSection) {
        label.text = "\(section.subject)はまだありません"
        label.accessibilityIdentifier = "empty-\(section.identifier)"
    }
}
