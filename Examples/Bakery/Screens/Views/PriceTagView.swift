import Dough
import UIKit

/// A price on a coloured tag.
final class PriceTagView: CustomViewBase {
    @IBOutlet private weak var label: UILabel!
    @IBOutlet private weak var icon: UIImageView!

    override func initWith() {
        icon.image = UIImage(resource: .tag).withRenderingMode(.alwaysTemplate)
    }

    func setPrice(_ yen: Int) {
        label.text = Price(yen: yen).description
    }
}
