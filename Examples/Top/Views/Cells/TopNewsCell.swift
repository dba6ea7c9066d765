import ExampleSupport
import UIKit

/// A cell that displays a piece of news: its day and category above its title, and a separator line below.
final class TopNewsCell: TappableCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let dateLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let categoryLabel = UILabel(style: .caption2, weight: .semibold)
    private let categoryBadge = UIView()
    private let titleLabel = UILabel(style: .subheadline, identifier: "title")
    private let marks = UIStackView()
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        categoryBadge.backgroundColor = .secondarySystemFill
        categoryBadge.layer.cornerRadius = 4
        categoryBadge.addSubview(categoryLabel)
        categoryLabel.fill(
            categoryBadge, insets: NSDirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6))
        marks.addArrangedSubview(dateLabel)
        marks.addArrangedSubview(categoryBadge)
        marks.spacing = 8
        let texts = UIStackView(arrangedSubviews: [marks, titleLabel])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 4
        for view in [texts, line] {
            contentView.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            texts.bottomAnchor.constraint(lessThanOrEqualTo: line.topAnchor, constant: -10),

            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.showTextSize()
        }
    }

    /// Arranges the category below the day if one line has no room for both.
    private func showTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        marks.axis = isLarge ? .vertical : .horizontal
        marks.alignment = isLarge ? .leading : .center
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(_ item: Item) {
        dateLabel.text = item.dateString
        categoryLabel.text = item.category
        titleLabel.text = item.title
        accessibilityLabel = [item.dateString, item.category, item.title].joined(separator: "、")
    }
}

extension TopNewsCell {
    /// The content of the cell, and the text of its detail screen.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let category: String
        let dateString: String
        let title: String
        let text: String
    }
}
