import UIKit

/// A badge with a number in a red circle.
final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        // The red of a dark screen with increased contrast is too light for white numbers.
        label.textColor = UIColor { traits in
            traits.userInterfaceStyle == .dark && traits.accessibilityContrast == .high ? .black : .white
        }
        label.textAlignment = .center
        // The number grows with the user's text size, but not beyond the size of the badge.
        label.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
            for: .systemFont(ofSize: 12), maximumPointSize: 18)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
        label.baselineAdjustment = .alignCenters
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    func fill(_ count: Int) {
        // An empty badge is made invisible by its content, since the layout sets `isHidden` of the view itself.
        label.isHidden = count == 0
        backgroundColor = count == 0 ? .clear : .systemRed
        label.text = "\(count)"
        label.accessibilityLabel = "\(count)件"
    }
}
