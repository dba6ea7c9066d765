import UIKit

final class OfferCell: UICollectionViewCell, DynamicRegistrable {
    static let cellNib = UICollectionViewCell.makeNibResource(OfferCell.self)

    typealias Item = Offer

    @IBOutlet private weak var titleLabel: UILabel!
    @IBOutlet private weak var textLabel: UILabel!
    @IBOutlet private weak var imageView: UIImageView!

    func configure(_ item: Offer) {
        titleLabel.text = item.title
        textLabel.text = item.text
        imageView.image = item.bread.image
    }
}
