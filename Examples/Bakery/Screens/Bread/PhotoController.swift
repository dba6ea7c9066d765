import UIKit

/// The controller of a screen with only the picture of a bread. A tap turns the picture.
class PhotoController: UIViewController {
    @IBOutlet private weak var imageView: UIImageView!

    var image: UIImage?

    override func viewDidLoad() {
        super.viewDidLoad()
        imageView.image = image
    }

    /// Turns the picture. The storyboard's gesture recognizer sends this action.
    @IBAction private func turn(_ recognizer: UITapGestureRecognizer) {
        UIView.animate(withDuration: 0.3) {
            self.imageView.transform = self.imageView.transform.rotated(by: .pi / 2)
        }
    }
}
