import Foundation

#if canImport(UIKit)
    import UIKit
#else
    import TesseraUI
#endif

extension UIImageView {
    /// Shows the image at a URL as soon as it is loaded.
    ///
    /// ```swift
    /// imageView.setImage(
    ///     from: photo.url, failure: UIImage(systemName: "photo"), transition: .fade(duration: 0.25))
    /// ```
    ///
    /// Only the newest call counts: whatever the view was waiting for before is cancelled and never shown. A cell
    /// that is reused therefore needs no more than this call, and ``cancelImageLoad()`` in `prepareForReuse()`.
    ///
    /// - Parameters:
    ///   - url: Where the image is. Without a URL the load fails.
    ///   - placeholder: What the view shows until then.
    ///   - failure: What the view shows when the load fails. Without one, the placeholder stays.
    ///   - transition: How the image appears. One from memory appears at once, before this call returns.
    ///   - loader: What loads the image.
    ///   - completion: Called when the image or its failure is shown; not when the load is cancelled.
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
            case .success(let loaded): show(loaded, transition: transition)
            case .failure: image = failure ?? placeholder
            }
            completion?(result)
        }
    }

    /// Stops waiting for an image. What the view shows stays.
    public func cancelImageLoad() {
        ImageViewLoads.shared.cancel(for: self)
    }

    private func show(_ loaded: UIImage, transition: ImageTransition) {
        image = loaded
        guard case .fade(let duration) = transition else { return }
        let opacity = alpha
        alpha = 0
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            self.alpha = opacity
        }
    }
}
