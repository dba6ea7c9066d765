import ExampleSupport
import UIKit

/// A cell that displays a card of the carousel: a square picture with a caption and a title below.
final class TopFeaturedCell: TappableCell, DynamicRegistrable {
    typealias Item = CellViewObject

    private let picture = TopPictureView()
    private let captionLabel = UILabel(style: .caption1, weight: .semibold, color: .secondaryLabel)
    private let titleLabel = UILabel(style: .subheadline, weight: .semibold, identifier: "title")

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.layer.cornerRadius = 12
        let texts = UIStackView(arrangedSubviews: [captionLabel, titleLabel])
        texts.axis = .vertical
        texts.spacing = 2
        for view in [picture, texts] {
            contentView.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: contentView.topAnchor),
            picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),

            texts.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
            texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            // A card beside a taller card has free space below its texts.
            texts.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    func configure(_ item: Item) {
        captionLabel.text = item.caption
        titleLabel.text = item.title
        accessibilityLabel = item.caption + "、" + item.title
        picture.display(item.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.clear()
    }
}

extension TopFeaturedCell {
    /// The content of the cell, and the text of its detail screen.
    struct CellViewObject: Hashable, Sendable {
        let id: Int
        let title: String
        let caption: String
        let text: String
        let imageUrl: URL?
    }
}
