import UIKit

final class BreadCell: UICollectionViewCell {
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var priceTag: PriceTagView!
    @IBOutlet private weak var basketButton: UIButton!

    private var bread: Bread?

    override func awakeFromNib() {
        super.awakeFromNib()
        basketButton.addTarget(self, action: #selector(addToBasket), for: .touchUpInside)
    }

    func setCell(_ bread: Bread) {
        self.bread = bread
        imageView.image = bread.image
        nameLabel.text = bread.name
        priceTag.setPrice(bread.price)
        let format = NSLocalizedString("Put %@ into the basket", comment: "The name of a bread")
        basketButton.accessibilityLabel = String(format: format, bread.name)
    }

    @objc private func addToBasket() {
        guard let bread else { return }
        Basket.shared.add(bread, count: 1)
    }
}
