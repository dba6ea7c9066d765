import UIKit

/// A cell that opens something when the user taps it or activates it with the keyboard.
class TappableCell: UICollectionViewCell {
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
