import TesseraImages
import UIKit

extension UIImageView {
    /// Loads a picture that fades in and fills the view.
    ///
    /// - Parameters:
    ///   - url: The picture's address, or nil if there is none, which counts as a failure.
    ///   - failure: A symbol that is displayed in the middle of the view, at its own size, if the picture cannot be
    ///     loaded.
    ///   - loader: The loader of the picture.
    public func setPicture(from url: URL?, failure: UIImage?, loader: ImageLoader = .shared) {
        contentMode = .scaleAspectFill
        setImage(from: url, failure: failure, transition: .fade(duration: 0.25), loader: loader) {
            [weak self] result in
            if case .failure = result { self?.contentMode = .center }
        }
    }
}
