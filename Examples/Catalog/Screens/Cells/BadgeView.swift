import UIKit

/// A number in a red circle.
final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.masksToBounds = true
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3
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
        // Nothing to count has no badge. (Whether the view itself is hidden is for the layout to say.)
        label.isHidden = count == 0
        backgroundColor = count == 0 ? .clear : .systemRed
        label.text = "\(count)"
        label.accessibilityLabel = "\(count)件"
    }
}
