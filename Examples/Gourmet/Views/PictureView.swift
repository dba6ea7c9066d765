import ExampleSupport
import TesseraImages
import UIKit

/// A view with a picture from the network that fills it. It is grey until the picture arrives, and has a symbol if
/// that fails.
final class PictureView: UIView {
    private let imageView = UIImageView()
    private let shade = UIView()

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))

    /// - Parameter shade: The opacity of the black layer that makes white text on the picture readable, from 0 to 1.
    init(shade darkness: CGFloat = 0) {
        let isShaded = darkness > 0
        super.init(frame: .zero)
        backgroundColor = isShaded ? .systemGray : .secondarySystemBackground
        clipsToBounds = true
        imageView.tintColor = isShaded ? .white : .tertiaryLabel
        shade.backgroundColor = UIColor(white: 0, alpha: darkness)
        shade.isHidden = !isShaded
        addConstrained(imageView, shade)
        NSLayoutConstraint.activate(imageView.constraints(filling: self) + shade.constraints(filling: self))
    }

    required init?(coder: NSCoder) {
        fatalError("The view is made in code.")
    }

    func load(_ url: URL?) {
        imageView.setPicture(from: url, failure: Self.failureSymbol)
    }

    func prepareForReuse() {
        imageView.cancelImageLoad()
        imageView.image = nil
    }
}
