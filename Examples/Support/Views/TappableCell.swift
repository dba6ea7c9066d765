import UIKit

/// A cell that opens something when the user taps it or activates it with the keyboard. It dims under the finger, and assistive
/// technology reads it as one button.
open class TappableCell: UICollectionViewCell {
    /// Creates a cell without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityTraits = .button
        contentView.clipsToBounds = true
    }

    /// Ends the app, since the cell can only be made in code.
    public required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// A Boolean value that tells whether the cell is highlighted, which dims its content.
    open override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }
}
