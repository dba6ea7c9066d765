import UIKit

final class SectionHeaderView: UICollectionReusableView {
    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!

    func setHeader(title: String, count: Int) {
        titleLabel.text = title
        countLabel.text = String.localizedStringWithFormat(
            NSLocalizedString("%d kinds", comment: "How many kinds of bread there are"), count)
    }
}
