import Dough
import UIKit

/// A row of the basket. Its prototype is in the storyboard.
final class BasketCell: UITableViewCell {
    @IBOutlet private weak var breadView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var priceLabel: UILabel!

    func setCell(_ line: Basket.Line) {
        breadView.image = line.bread.image
        nameLabel.text = line.bread.name
        countLabel.text = "× \(line.count)"
        priceLabel.text = Price(yen: line.bread.price * line.count).description
    }
}
