import UIKit

/// A footer that states the source of the keywords.
final class KeywordCollectionFooterView: UICollectionReusableView {
    private let label = UILabel(font: AppFont.footer(), color: .secondaryLabel, identifier: "keyword-footer")
    private let icon = IconView(.info, size: 10, style: .caption2, color: .secondaryLabel)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "最近2週間で人気のある検索ワードを表示しています。"
        addConstrained(icon, label)
        let bottom = label.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 6),
            icon.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 2),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -6),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("The footer is made in code.")
    }
}
