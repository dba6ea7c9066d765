import UIKit

/// A header with the title of a section and a description below.
class SectionHeaderView: UICollectionReusableView {
    private let titleLabel = UILabel(font: AppFont.headerTitle(), color: .label, identifier: "header-title")
    private let descriptionLabel = UILabel(
        font: AppFont.headerText(), color: .label, identifier: "header-description")

    /// The space beside the texts in points. It is smaller in a section that has insets of its own.
    class var sideMargin: CGFloat { 12 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let margin = Self.sideMargin
        backgroundColor = .systemBackground
        titleLabel.accessibilityTraits = .header
        addConstrained(titleLabel, descriptionLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
            descriptionLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
            descriptionLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            descriptionLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            descriptionLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The header is made in code.")
    }

    func setHeader(title: String, description: String) {
        titleLabel.text = title
        descriptionLabel.setText(description, lineSpacing: 3)
    }
}

/// The header of the keywords.
final class KeywordCollectionHeaderView: SectionHeaderView {
    override class var sideMargin: CGFloat { 6 }
}

/// The header of the new dishes.
final class NewArrivalCollectionHeaderView: SectionHeaderView {}

/// The header of the articles.
final class ArticleCollectionHeaderView: SectionHeaderView {}
