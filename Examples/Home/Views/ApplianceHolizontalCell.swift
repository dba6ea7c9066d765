import TesseraImages
import UIKit

/// A cell that displays an appliance on a page of its own.
final class ApplianceHolizontalCell: UICollectionViewCell {
    private let content = PictureTextView(
        titleStyle: .title2, titleLines: 2, summaryStyle: .subheadline, wideRatio: 1.2, padding: 16)
    private let pageLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = contentView.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(content)
        setUpPageLabel()
        // For assistive technology the whole page is one button.
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// Adds the label with the page's number, which lies on the picture.
    private func setUpPageLabel() {
        pageLabel.font = .preferredFont(forTextStyle: .caption1)
        pageLabel.adjustsFontForContentSizeCategory = true
        pageLabel.textColor = .white
        pageLabel.textAlignment = .center
        pageLabel.accessibilityIdentifier = "page"
        let capsule = UIView()
        capsule.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        capsule.layer.cornerRadius = 10
        capsule.addSubview(pageLabel)
        contentView.addSubview(capsule)
        for view in [capsule, pageLabel] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            capsule.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            capsule.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            pageLabel.topAnchor.constraint(equalTo: capsule.topAnchor, constant: 3),
            pageLabel.bottomAnchor.constraint(equalTo: capsule.bottomAnchor, constant: -3),
            pageLabel.leadingAnchor.constraint(equalTo: capsule.leadingAnchor, constant: 10),
            pageLabel.trailingAnchor.constraint(equalTo: capsule.trailingAnchor, constant: -10),
        ])
    }

    /// - Parameters:
    ///   - page: The number of the page, from 1.
    ///   - count: The number of pages.
    func configure(with appliance: Applince, page: Int, of count: Int, imageLoader: ImageLoader) {
        content.configure(with: appliance, imageLoader: imageLoader)
        pageLabel.text = "\(page) / \(count)"
        accessibilityLabel = "\(appliance.title)、\(appliance.summary)"
        accessibilityValue = "\(count)ページ中\(page)ページ目"
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        content.prepareForReuse()
    }
}
