import UIKit

/// What the cells have in common that open a detail: they dim under the finger and are one element for assistive technology.
class TopCell: UICollectionViewCell {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
