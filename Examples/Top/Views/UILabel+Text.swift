import UIKit

extension UILabel {
    /// Creates a label that has as many lines as its text needs, and whose text grows with the user's text size.
    convenience init(
        style: UIFont.TextStyle, weight: UIFont.Weight = .regular, color: UIColor = .label,
        identifier: String? = nil
    ) {
        self.init(frame: .zero)
        let size = UIFont.preferredFont(
            forTextStyle: style,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        font = UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = 0
        accessibilityIdentifier = identifier
        setContentCompressionResistancePriority(.required, for: .vertical)
    }
}
