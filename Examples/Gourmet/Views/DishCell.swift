import ExampleSupport
import UIKit

/// A cell of the mosaic that displays a dish: a darkened picture, its number at the top and its name at the bottom.
class DishCell: TappableCell {
    private let picture = PictureView(shade: 0.28)
    private let numberLabel: UILabel
    private let titleLabel: UILabel

    /// The fonts of the texts, and their distance from the edges in points.
    struct Look {
        let numberFont: UIFont
        let titleFont: UIFont
        let margin: CGFloat
    }

    /// The fonts and distances of this class. Each size of cell has its own.
    class var look: Look { fatalError("DishCell: a subclass says how its texts look.") }

    override init(frame: CGRect) {
        let look = Self.look
        let margin = look.margin
        numberLabel = UILabel(font: look.numberFont, color: .white, lines: 1, identifier: "arrival-number")
        titleLabel = UILabel(font: look.titleFont, color: .white, lines: 0, identifier: "arrival-title")
        super.init(frame: frame)
        titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        contentView.addConstrained(picture, numberLabel, titleLabel)
        NSLayoutConstraint.activate(
            picture.constraints(filling: contentView) + [
                numberLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: margin),
                numberLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
                titleLabel.topAnchor.constraint(greaterThanOrEqualTo: numberLabel.bottomAnchor, constant: 2),
                titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin),
                titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin),
                titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -margin),
            ])
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// Displays a dish.
    ///
    /// - Parameter index: The number of the dish in the list, from 1.
    func setCell(_ arrival: NewArrival, index: Int) {
        numberLabel.text = String(index)
        titleLabel.text = arrival.title
        accessibilityLabel = "新着メニュー\(index)、\(arrival.title)"
        picture.load(arrival.imageUrl)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.prepareForReuse()
    }

    /// If the cell chooses its height, it has room for the picture between the number and the name.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
        fitting.size.height = max(fitting.size.height, layoutAttributes.size.width * 0.66)
        return fitting
    }
}

/// The cell of the large dish in a group of three.
final class NewArrivalCollectionViewCell: DishCell {
    override class var look: Look {
        Look(numberFont: AppFont.largeNumber(), titleFont: AppFont.largeDish(), margin: 9)
    }
}

/// The cell of a small dish in a group of three.
final class PhotoCollectionViewCell: DishCell {
    override class var look: Look {
        Look(numberFont: AppFont.smallNumber(), titleFont: AppFont.smallDish(), margin: 5)
    }
}
