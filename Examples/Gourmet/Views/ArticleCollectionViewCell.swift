import ExampleSupport
import UIKit

/// A cell that displays an article: a square picture with the title and the summary below.
final class ArticleCollectionViewCell: TappableCell {
    private let picture = PictureView()
    private let titleLabel = UILabel(
        font: AppFont.articleTitle(), color: .label, lines: 2, identifier: "article-title")
    private let summaryLabel = UILabel(
        font: AppFont.summary(), color: .secondaryLabel, lines: 2, identifier: "article-summary")

    private static let (titleDistance, summaryDistance, endDistance): (CGFloat, CGFloat, CGFloat) = (8, 6, 6)
    /// The sum of the distances between the texts and around them, in points.
    static let distances = titleDistance + summaryDistance + endDistance

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground
        summaryLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        contentView.addConstrained(picture, titleLabel, summaryLabel)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
            titleLabel.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: Self.titleDistance),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 9),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -9),
            summaryLabel.topAnchor.constraint(
                equalTo: titleLabel.bottomAnchor, constant: Self.summaryDistance),
            summaryLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            summaryLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            summaryLabel.bottomAnchor.constraint(
                lessThanOrEqualTo: contentView.bottomAnchor, constant: -Self.endDistance),
        ])
        setLineCounts()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.setLineCounts()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// At the largest text sizes there is one column, in which cells are as high as their texts.
    private func setLineCounts() {
        let count = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2
        titleLabel.numberOfLines = count
        summaryLabel.numberOfLines = count
    }

    func setCell(_ article: Article) {
        titleLabel.setText(article.title, lineSpacing: AppFont.cellLineSpacing)
        summaryLabel.setText(article.summary, lineSpacing: AppFont.cellLineSpacing)
        accessibilityLabel = "\(article.title)、\(article.summary)"
        picture.load(article.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.prepareForReuse()
    }
}
