import TesseraImages
import UIKit

/// A cell that displays an article: its picture, with the title below it, or beside it in a wide cell.
final class ArticleCell: UICollectionViewCell {
    private let content = PictureTextView(
        titleStyle: .footnote, titleLines: 2, summaryStyle: .caption1, wideRatio: 2.4, padding: 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = contentView.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(content)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(with article: Applince, imageLoader: ImageLoader) {
        content.configure(with: article, imageLoader: imageLoader)
        accessibilityLabel = "\(article.title)、\(article.summary)"
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = content.naturalHeight(width: layoutAttributes.size.width)
        return layoutAttributes
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        content.prepareForReuse()
    }
}
