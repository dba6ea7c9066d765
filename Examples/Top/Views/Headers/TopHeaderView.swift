import UIKit

/// A header with the title of a section and a line that explains it.
final class TopHeaderView: UICollectionReusableView, DynamicSupplementaryRegistrable {
    private let titleLabel = UILabel(style: .title3, weight: .bold, identifier: "header")
    private let subtitleLabel = UILabel(style: .footnote, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.accessibilityTraits = .header
        let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
        texts.axis = .vertical
        texts.spacing = 4
        addSubview(texts)
        texts.fill(self, insets: NSDirectionalEdgeInsets(top: 28, leading: 0, bottom: 12, trailing: 0))
    }

    required init?(coder: NSCoder) {
        fatalError("The header is made in code.")
    }

    func configure(_ headerViewObject: HeaderViewObject) {
        titleLabel.text = headerViewObject.title
        subtitleLabel.text = headerViewObject.subtitle
    }
}

extension TopHeaderView {
    /// The content of the header.
    struct HeaderViewObject: Hashable, Sendable {
        let id: Int
        let title: String
        let subtitle: String
    }
}
