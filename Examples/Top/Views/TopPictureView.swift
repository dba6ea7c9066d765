import ExampleSupport
import TesseraImages
import UIKit

/// A view that a picture fills. Its background is plain until the picture arrives, and it displays a symbol if that
/// fails.
final class TopPictureView: UIView {
    private let imageView = UIImageView()

    private static let failureSymbol = UIImage(
        systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28))

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemFill
        clipsToBounds = true
        imageView.tintColor = .tertiaryLabel
        addSubview(imageView)
        imageView.fill(self)
    }

    required init?(coder: NSCoder) {
        fatalError("The picture is made in code.")
    }

    /// Loads and displays the picture at a URL.
    func display(_ url: URL?) {
        imageView.setPicture(from: url, failure: Self.failureSymbol)
    }

    /// Cancels the loading and removes the picture.
    func clear() {
        imageView.cancelImageLoad()
        imageView.image = nil
    }
}
