import UIKit

/// The superclass of cells that open a detail. A cell dims under the finger and is one element for assistive technology.
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
