import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

extension UIImageView {
    /// Displays the image at a URL as soon as it is loaded.
    ///
    /// ```swift
    /// imageView.setImage(
    ///     from: photo.url, failure: UIImage(systemName: "photo"), transition: .fade(duration: 0.25))
    /// ```
    ///
    /// Only the newest call has an effect: an earlier load for the view is cancelled and its image never
    /// displayed. A cell that is reused therefore needs no more than this call, and ``cancelImageLoad()`` in
    /// `prepareForReuse()`.
    ///
    /// - Parameters:
    ///   - url: The URL of the image. Without a URL the load fails.
    ///   - placeholder: The image that the view displays until then.
    ///   - failure: The image that the view displays if the load fails. If it is nil, the view displays the
    ///     placeholder.
    ///   - transition: The way in which the image appears. An image from the cache appears at once, before
    ///     this call returns.
    ///   - loader: The loader that loads the image.
    ///   - completion: A function that is called when the view displays the image or its failure. It is not
    ///     called if the load is cancelled.
    public func setImage(
        from url: URL?, placeholder: UIImage? = nil, failure: UIImage? = nil,
        transition: ImageTransition = .none, loader: ImageLoader = .shared,
        completion: (@MainActor (Result<UIImage, ImageLoadingError>) -> Void)? = nil
    ) {
        cancelImageLoad()
        guard let url else {
            image = failure ?? placeholder
            completion?(.failure(.missingURL))
            return
        }
        if let cached = loader.cachedImage(for: url) {
            image = cached
            completion?(.success(cached))
            return
        }
        image = placeholder
        ImageViewLoads.shared.start(url, for: self, loader: loader) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let loaded): display(loaded, transition: transition)
            case .failure: image = failure ?? placeholder
            }
            completion?(result)
        }
    }

    /// Cancels the load for which the view is waiting. The view continues to display its present image.
    public func cancelImageLoad() {
        ImageViewLoads.shared.cancel(for: self)
    }

    private func display(_ loaded: UIImage, transition: ImageTransition) {
        image = loaded
        guard case .fade(let duration) = transition else { return }
        let opacity = alpha
        alpha = 0
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.alpha = opacity
        }
    }
}
