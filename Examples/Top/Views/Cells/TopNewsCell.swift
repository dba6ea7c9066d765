import UIKit

/// A row of the news: its day and category above its title, and a line below.
final class TopNewsCell: TopCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let dateLabel = UILabel(style: .caption1, color: .secondaryLabel)
    private let categoryLabel = UILabel(style: .caption1, weight: .semibold, color: .systemOrange)
    private let titleLabel = UILabel(style: .subheadline, identifier: "title")
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        let texts = UIStackView(arrangedSubviews: [dateLabel, categoryLabel, titleLabel])
        texts.axis = .vertical
        texts.spacing = 2
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
    /// What the cell shows, and the text of its detail.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let category: String
        let dateString: String
        let title: String
        let text: String
    }
}
