import ExampleSupport
import UIKit

/// A cell that displays a banner: a darkened picture with a title and a date at its bottom.
final class FeaturedCollectionViewCell: TappableCell {
    private let picture = PictureView(shade: 0.38)
    private let titleLabel = UILabel(
        font: AppFont.bannerTitle(), color: .white, lines: 0, identifier: "banner-title")
    private let dateLabel = UILabel(font: AppFont.date(), color: .white, lines: 1, identifier: "banner-date")
    private let icon = IconView(.calendar, size: 11, style: .caption1, color: .white)

    /// The space beside the texts, in points.
    static let margin: CGFloat = 15
    private static let (topDistance, dateDistance, endDistance): (CGFloat, CGFloat, CGFloat) = (10, 5, 10)
    /// The sum of the distances between the texts and around them, in points.
    static let distances = topDistance + dateDistance + endDistance

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addConstrained(picture, titleLabel, icon, dateLabel)
        let margins = contentView
        NSLayoutConstraint.activate(
            picture.constraints(filling: contentView) + [
                titleLabel.topAnchor.constraint(
                    greaterThanOrEqualTo: margins.topAnchor, constant: Self.topDistance),
                titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: Self.margin),
                titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -Self.margin),
                icon.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
                icon.centerYAnchor.constraint(equalTo: dateLabel.centerYAnchor),
                dateLabel.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 5),
                dateLabel.trailingAnchor.constraint(lessThanOrEqualTo: titleLabel.trailingAnchor),
                dateLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: Self.dateDistance),
                dateLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor, constant: -Self.endDistance),
            ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func setCell(_ banner: FeaturedBanner) {
        titleLabel.text = banner.title
        dateLabel.text = banner.dateString
        accessibilityLabel = "特集、\(banner.title)、\(banner.dateString)"
        picture.load(banner.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.prepareForReuse()
    }
}
