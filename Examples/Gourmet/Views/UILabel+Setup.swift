import UIKit

extension UILabel {
    /// Creates a label whose text grows with the user's text size.
    ///
    /// - Parameters:
    ///   - font: A font that was made with font metrics, so that it grows.
    ///   - lines: The maximum number of lines, or 0 for as many as the text needs.
    convenience init(font: UIFont, color: UIColor, lines: Int = 0, identifier: String? = nil) {
        self.init(frame: .zero)
        self.font = font
        textColor = color
        numberOfLines = lines
        adjustsFontForContentSizeCategory = true
        accessibilityIdentifier = identifier
    }

    /// Sets text in the label's font and colour, with space between its lines.
    func setText(_ text: String, lineSpacing: CGFloat) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = lineSpacing
        style.lineBreakMode = numberOfLines == 0 ? .byWordWrapping : .byTruncatingTail
        attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    }
}

extension UIView {
    /// Adds subviews that constraints place.
    func addConstrained(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Returns constraints that let the view fill another one.
    func constraints(filling view: UIView) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: view.topAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
    }
}
