import UIKit

/// The picture of a bread alone. A tap closes it.
class PhotoController: UIViewController {
    @IBOutlet private weak var imageView: UIImageView!

    var image: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = image
    }

    /// The tap of the storyboard's gesture recognizer.
    @IBAction private func turn(_ recognizer: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.3) {
            self.imageView.transform = self.imageView.transform.rotated(by: .pi / 2)
        }
    }
}
