import ExampleSupport
import UIKit

/// A cell that displays a keyword in a frame.
final class KeywordCollectionViewCell: TappableCell {
    private let label = UILabel(font: AppFont.keyword(), color: .accent, lines: 1, identifier: "keyword")

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.6
        label.baselineAdjustment = .alignCenters
        contentView.layer.cornerRadius = 10
        contentView.layer.borderWidth = 2
        contentView.layer.borderColor = UIColor.frame.cgColor
        contentView.addConstrained(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 2),
        ])
        setLineCount()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
            cell.setLineCount()
        }
    }

    required init?(coder: NSCoder) {
        fatalError("The cell is made in code.")
    }

    /// At the largest text sizes the cell has room for a second line.
    private func setLineCount() {
        label.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 1
    }

    func setCell(_ keyword: Keyword) {
        label.text = keyword.keyword
        accessibilityLabel = "キーワード、\(keyword.keyword)"
    }
}
