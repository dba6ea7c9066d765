import UIKit

/// A segue whose destination grows out of a view.
@objc(ZoomSegue)
class ZoomSegue: UIStoryboardSegue {
    weak var origin: UIView?

    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        destination.modalTransitionStyle = .crossDissolve
        source.present(destination, animated: false)
        let scale = (origin?.bounds.width ?? 100) / max(1, destination.view.bounds.width)
        destination.view.transform = CGAffineTransform(scaleX: scale, y: scale)
        destination.view.alpha = 0
        UIView.animate(withDuration: 0.25) { [destination] in
            destination.view.transform = .identity
            destination.view.alpha = 1
        }
    }
}
