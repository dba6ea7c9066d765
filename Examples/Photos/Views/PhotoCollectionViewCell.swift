import ExampleSupport
import TesseraImages
import UIKit

/// A cell that displays a photo with its title and summary below, and a badge if the dish can be sent as a gift.
final class PhotoCollectionViewCell: UICollectionViewCell {
    /// A background that marks the place of the photo until it arrives.
    private let photoArea = UIView()
    private let imageView = UIImageView()
    private let giftBadge = GiftBadgeView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()
    /// A constraint that keeps space for the texts below the photo.
    private lazy var photoAreaBottom = photoArea.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground

        photoArea.backgroundColor = .secondarySystemBackground
        photoArea.clipsToBounds = true
        imageView.tintColor = .tertiaryLabel

        titleLabel.textColor = .label
        titleLabel.numberOfLines = 2
        titleLabel.accessibilityIdentifier = "title"
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 2
        summaryLabel.accessibilityIdentifier = "summary"
        // If the texts do not fit, the summary is compressed first.
        summaryLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)

        addSubviews()
        activateConstraints()
        showTextSize()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.showTextSize()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// Scales the texts to the user's text size.
    private func showTextSize() {
        let text = PhotoText(traits: traitCollection)
        titleLabel.font = text.titleFont
        summaryLabel.font = text.summaryFont
        photoAreaBottom.constant = -text.height
    }

    func configure(with photo: Photo, imageLoader: ImageLoader) {
        titleLabel.text = photo.title
        summaryLabel.text = photo.summary
        giftBadge.isHidden = !photo.gift.flag
        // A hidden badge needs no new price.
        if photo.gift.flag { giftBadge.setPrice(photo.gift.formattedPrice) }
        imageView.setPicture(from: photo.image.url, failure: Self.failureSymbol, loader: imageLoader)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.cancelImageLoad()
        imageView.image = nil
    }
}

// MARK: - Layout

extension PhotoCollectionViewCell {
    private func addSubviews() {
        contentView.addSubview(photoArea)
        photoArea.addSubview(imageView)
        photoArea.addSubview(giftBadge)
        contentView.addSubview(titleLabel)
        contentView.addSubview(summaryLabel)
        for view in [photoArea, imageView, giftBadge, titleLabel, summaryLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    /// Activates the constraints. The photo fills the cell above the texts, whose height is ``PhotoText/height``. The
    /// summary lies right below the title, however many lines that has.
    private func activateConstraints() {
        NSLayoutConstraint.activate([
            photoArea.topAnchor.constraint(equalTo: contentView.topAnchor),
            photoArea.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            photoArea.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            photoAreaBottom,

            imageView.topAnchor.constraint(equalTo: photoArea.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: photoArea.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: photoArea.trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: photoArea.bottomAnchor),

            giftBadge.topAnchor.constraint(equalTo: photoArea.topAnchor, constant: 8),
            giftBadge.leadingAnchor.constraint(greaterThanOrEqualTo: photoArea.leadingAnchor, constant: 8),
            giftBadge.trailingAnchor.constraint(equalTo: photoArea.trailingAnchor, constant: -8),

            titleLabel.topAnchor.constraint(
                equalTo: photoArea.bottomAnchor, constant: PhotoText.titleDistance),
            titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),

            summaryLabel.topAnchor.constraint(
                equalTo: titleLabel.bottomAnchor, constant: PhotoText.summaryDistance),
            summaryLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
            summaryLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
            summaryLabel.bottomAnchor.constraint(
                lessThanOrEqualTo: contentView.bottomAnchor, constant: -PhotoText.endDistance),
        ])
    }
}
