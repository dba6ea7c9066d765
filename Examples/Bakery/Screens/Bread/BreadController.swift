import Dough
import UIKit

/// The controller of the screen of a bread, with its picture, its story and its nutrition.
class BreadController: UIViewController {
    @IBOutlet private weak var scrollView: UIScrollView!
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var storyLabel: UILabel!
    @IBOutlet private weak var priceTag: PriceTagView!
    @IBOutlet private weak var countLabel: UILabel!
    @IBOutlet private weak var stepper: UIStepper!
    @IBOutlet private weak var totalLabel: UILabel!
    @IBOutlet private var stars: [UIImageView]!

    var bread = Bread.all[0]
    private var observation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = bread.image
        nameLabel.text = bread.name
        storyLabel.text = bread.story
        priceTag.setPrice(bread.price)
        for (index, star) in stars.enumerated() {
            star.image = UIImage(systemName: index < bread.stars ? "star.fill" : "star")
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: NSLocalizedString("Photo", comment: ""), style: .plain, target: self,
            action: #selector(showPhoto(_:)))
        // The bar displays the title once the name above the story has scrolled below the bar.
        observation = scrollView.observe(\.contentOffset, options: [.initial, .new]) {
            [weak self] scrollView, _ in
            guard let self else { return }
            let isGone = scrollView.contentOffset.y > 120
            navigationItem.title = isGone ? bread.name : nil
        }
        countChanged(stepper)
    }

    @IBAction private func countChanged(_ sender: UIStepper) {
        let count = Int(sender.value)
        countLabel.text = "\(count)"
        totalLabel.text = Price(yen: bread.price * count).description
    }

    @IBAction private func addToBasket() {
        Basket.shared.add(bread, count: Int(stepper.value))
        let format = NSLocalizedString("%@ is in the basket.", comment: "The name of a bread")
        Announcement.post(String(format: format, bread.name), in: view)
    }

    @objc private func showPhoto(_ sender: Any?) {
        performSegue(withIdentifier: "zoom", sender: sender)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let controller = segue.destination as? NutritionController {
            // The embedded controller is created with this screen's view. The bread is already set then.
            controller.bread = bread
        } else if let controller = segue.destination as? PhotoController {
            controller.image = bread.image
        }
        (segue as? ZoomSegue)?.origin = imageView
    }

    @IBAction func photoClosed(_ segue: UIStoryboardSegue) {}
}
