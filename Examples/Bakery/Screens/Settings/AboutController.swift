import UIKit

/// The controller of the screen with the bakery's sign and its hours.
class AboutController: UIViewController {
    @IBOutlet private weak var signView: UIImageView!
    @IBOutlet private weak var hoursLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("About the Bakery", comment: "")
        signView.image = UIImage(named: "Sign")
        hoursLabel.text = NSLocalizedString("Open from 7 to 18 every day but Monday.", comment: "")
    }
}
