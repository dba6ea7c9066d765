import UIKit

/// A header that displays only the section's title, in the middle.
final class TopTitleView: UICollectionReusableView, DynamicSupplementaryRegistrable {
    private let titleLabel = UILabel(style: .headline, weight: .medium, identifier: "header")

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = .header
        addSubview(titleLabel)
        titleLabel.fill(self, insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 16, trailing: 16))
    }

    required init?(coder: NSCoder) {
        fatalError("The title is made in code.")
    }

    func configure(_ title: String) {
        titleLabel.text = title
    }
}
