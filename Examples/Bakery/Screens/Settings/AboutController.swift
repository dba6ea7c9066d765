import UIKit

/// The controller of the screen with the bakery's sign and its hours.
class AboutController: UIViewController {
    @IBOutlet private weak var signView: UIImageView!
    @IBOutlet private weak var hoursLabel: UILabel!

    /// The hours of the day at which the bakery opens and closes.
    private struct Hours: Decodable {
        let opens: Int
        let closes: Int
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("About the Bakery", comment: "")
        signView.image = UIImage(named: "Sign")
        let hours = NSDataAsset(name: "Hours").flatMap {
            try? JSONDecoder().decode(Hours.self, from: $0.data)
        }
        guard let hours else { return }
        let format = NSLocalizedString("Open from %d to %d every day but Monday.", comment: "")
        hoursLabel.text = String(format: format, hours.opens, hours.closes)
    }
}
