import ExampleSupport
import TesseraImages
import UIKit

/// A cell that displays an article: its picture, and below it the title, the summary, the tags and the day.
final class ArticleTableViewCell: UITableViewCell {
    /// A background that marks the place of the picture until it arrives.
    private let pictureArea = UIView()
    private let pictureView = UIImageView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    private let tags = UIStackView(
        arrangedSubviews: [
            ArticleTagView(text: "New", color: .newTag),
            ArticleTagView(text: "Recommend", color: .recommendTag),
            ArticleTagView(text: "Featured", color: .featuredTag),
        ])
    private let dateLabel = UILabel()

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.backgroundColor = .systemBackground
        setUpPicture()
        setUpLabel(titleLabel, "title", .subheadline, size: 15, weight: .bold, color: .label)
        setUpLabel(summaryLabel, "summary", .caption1, size: 12, weight: .regular, color: .secondaryLabel)
        setUpLabel(dateLabel, "date", .caption2, size: 11, weight: .semibold, color: .secondaryLabel)
        tags.spacing = 8
        arrange()
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.showTextSize()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    private func setUpPicture() {
        pictureArea.backgroundColor = .secondarySystemBackground
        pictureArea.clipsToBounds = true
        pictureView.tintColor = .tertiaryLabel
        pictureArea.addSubview(pictureView)
        pictureView.frame = pictureArea.bounds
        pictureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func setUpLabel(
        _ label: UILabel, _ identifier: String, _ style: UIFont.TextStyle, size: CGFloat,
        weight: UIFont.Weight, color: UIColor
    ) {
        label.font = UIFontMetrics(forTextStyle: style).scaledFont(
            for: .systemFont(ofSize: size, weight: weight))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        label.accessibilityIdentifier = identifier
    }

    /// Stacks the views. The stack is as wide as the cell, but not wider than is easy to read.
    private func arrange() {
        let stack = UIStackView(arrangedSubviews: [pictureArea, titleLabel, summaryLabel, tags, dateLabel])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.setCustomSpacing(18, after: pictureArea)
        stack.setCustomSpacing(11, after: titleLabel)
        stack.setCustomSpacing(8, after: summaryLabel)
        stack.setCustomSpacing(13, after: tags)
        contentView.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let fillsWidth = stack.widthAnchor.constraint(equalTo: contentView.widthAnchor, constant: -16)
        fillsWidth.priority = UILayoutPriority(999)
        let pictureHeight = pictureArea.heightAnchor.constraint(
            equalTo: pictureArea.widthAnchor, multiplier: 2 / 3)
        // The table may give a row another height for a moment, so the constraint is not required.
        pictureHeight.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            stack.widthAnchor.constraint(lessThanOrEqualToConstant: 672),
            fillsWidth,
            stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            pictureArea.widthAnchor.constraint(equalTo: stack.widthAnchor),
            pictureHeight,
        ])
    }

    /// Arranges the tags below each other if the text is large.
    private func showTextSize() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        tags.axis = isLarge ? .vertical : .horizontal
        tags.alignment = isLarge ? .leading : .fill
    }

    func configure(with article: Article, imageLoader: ImageLoader) {
        titleLabel.text = article.title
        summaryLabel.text = article.summary
        dateLabel.text = article.date
        pictureView.setPicture(from: article.imageURL, failure: Self.failureSymbol, loader: imageLoader)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        pictureView.cancelImageLoad()
        pictureView.image = nil
    }
}
