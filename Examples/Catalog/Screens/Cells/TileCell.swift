import UIKit

/// A cell with a rounded background of one colour and a short text in its middle.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 8
        label.textAlignment = .center
        label.adjustsFontForContentSizeCategory = true
        // At the largest text sizes the text shrinks to fit.
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.25
        label.baselineAdjustment = .alignCenters
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func fill(
        _ text: String, _ color: UIColor, textColor: UIColor = .label, font: UIFont.TextStyle = .headline
    ) {
        label.text = text
        label.textColor = textColor
        label.font = .preferredFont(forTextStyle: font)
        contentView.backgroundColor = color
    }
}

extension UIColor {
    /// Returns one of eight light colours, which are dark in dark mode. The same number always has the same colour.
    static func tile(_ number: Int) -> UIColor {
        let colors: [UIColor] = [
            .systemBlue, .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemPink, .systemPurple,
            .systemIndigo,
        ]
        let color = colors[number % colors.count]
        return UIColor { color.withAlphaComponent($0.userInterfaceStyle == .dark ? 0.4 : 0.25) }
    }
}
