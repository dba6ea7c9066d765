import ExampleSupport
import UIKit

/// A cell that displays the banner: a picture over the whole width, with a text on a dark background at its bottom.
final class TopBannerCell: TappableCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let picture = TopPictureView()
    private let plate = UIView()
    private let label = UILabel(style: .headline, weight: .bold, color: .white, identifier: "title")

    private lazy var labelLeading = label.leadingAnchor.constraint(equalTo: plate.leadingAnchor)
    private lazy var labelTrailing = label.trailingAnchor.constraint(equalTo: plate.trailingAnchor)

    override init(frame: CGRect) {
        super.init(frame: frame)
        plate.backgroundColor = UIColor.black.withAlphaComponent(0.55)
        contentView.addSubview(picture)
        contentView.addSubview(plate)
        plate.addSubview(label)
        picture.fill(contentView)
        plate.translatesAutoresizingMaskIntoConstraints = false
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: plate.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: plate.bottomAnchor, constant: -10),
            labelLeading,
            labelTrailing,
            plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            plate.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 80),
        ])
        // If the layout lets the cell choose its height, a very long text makes the cell taller.
        let height = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.6)
        height.priority = .defaultHigh
        height.isActive = true
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let margin = TopLayout(width: layoutAttributes.size.width, hasLargeText: false).margin
        labelLeading.constant = margin
        labelTrailing.constant = -margin
    }

    func configure(_ item: Item) {
        label.text = item.identifier
        accessibilityLabel = item.identifier
        picture.display(item.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.clear()
    }
}

extension TopBannerCell {
    /// The content of the cell.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let identifier: String
        let imageUrl: URL?
    }
}
