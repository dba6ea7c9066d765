import TesseraImages
import UIKit

/// A photo with its title and summary below, and a badge where it can be sent as a gift.
final class PhotoCollectionViewCell: UICollectionViewCell {
    /// Holds the place of the photo until it has arrived.
    private let photoArea = UIView()
    private let imageView = UIImageView()
    private let giftBadge = GiftBadgeView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 32))

    /// The space between title and summary in points.
    private static let gap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.backgroundColor = .systemBackground

        photoArea.backgroundColor = .secondarySystemBackground
        photoArea.clipsToBounds = true
        contentView.addSubview(photoArea)
        imageView.tintColor = .tertiaryLabel
        photoArea.addSubview(imageView)
        photoArea.addSubview(giftBadge)

        titleLabel.font = .systemFont(ofSize: 14, weight: .semibold)
        titleLabel.textColor = .label
        titleLabel.numberOfLines = 2
        titleLabel.accessibilityIdentifier = "title"
        contentView.addSubview(titleLabel)
        summaryLabel.font = .systemFont(ofSize: 12)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 2
        summaryLabel.accessibilityIdentifier = "summary"
        contentView.addSubview(summaryLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(with photo: Photo, imageLoader: ImageLoader) {
        titleLabel.text = photo.title
        summaryLabel.text = photo.summary
        giftBadge.isHidden = !photo.gift.flag
        giftBadge.setPrice(photo.gift.formattedPrice)
        imageView.contentMode = .scaleAspectFill
        imageView.setImage(
            from: photo.image.url, failure: Self.failureSymbol, transition: .fade(duration: 0.25),
            loader: imageLoader
        ) { [imageView] result in
            // The symbol of a failure is not a picture that fills the cell.
            if case .failure = result { imageView.contentMode = .center }
        }
        setNeedsLayout()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        imageView.cancelImageLoad()
        imageView.image = nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentView.bounds.size
        photoArea.frame = CGRect(
            x: 0, y: 0, width: size.width, height: max(0, size.height - WaterfallLayout.textHeight))
        imageView.frame = photoArea.bounds
        layoutBadge()
        layoutText(below: photoArea.frame.maxY, in: size)
    }

    /// Puts the badge into the top right corner of the photo.
    private func layoutBadge() {
        guard !giftBadge.isHidden else { return }
        let room = photoArea.bounds.insetBy(dx: 8, dy: 8)
        let size = giftBadge.sizeThatFits(room.size)
        giftBadge.frame = CGRect(origin: CGPoint(x: room.maxX - size.width, y: room.minY), size: size)
    }

    /// Puts the summary right below the title, however many lines that takes, within ``WaterfallLayout/textHeight``.
    private func layoutText(below top: CGFloat, in size: CGSize) {
        let room = CGRect(x: 8, y: top + 8, width: size.width - 16, height: size.height - top - 12)
        guard room.width > 0, room.height > 0 else { return }
        let titleHeight = min(titleLabel.sizeThatFits(room.size).height, room.height)
        titleLabel.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: titleHeight)
        let summaryRoom = CGSize(width: room.width, height: max(0, room.height - titleHeight - Self.gap))
        summaryLabel.frame = CGRect(
            x: room.minX, y: titleLabel.frame.maxY + Self.gap, width: room.width,
            height: min(summaryLabel.sizeThatFits(summaryRoom).height, summaryRoom.height))
    }
}
