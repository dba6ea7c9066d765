import Foundation

/// An image that fills the width or the height of its view, and that the user can magnify.
final class MagnifiedImageView: UIScrollView, UIScrollViewDelegate {
    private let imageView: UIImageView
    private var knownSize = CGSize.zero

    init(_ image: UIImage, name: String) {
        imageView = UIImageView(image: image)
        super.init(frame: .zero)
        delegate = self
        maximumZoomScale = 4
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        imageView.contentMode = .scaleAspectFit
        imageView.isAccessibilityElement = true
        imageView.accessibilityTraits = .image
        imageView.accessibilityLabel = name
        addSubview(imageView)
        let doubleTap = UITapGestureRecognizer()
        doubleTap.numberOfTapsRequired = 2
        doubleTap.addAction(
            UIAction { [weak self, weak doubleTap] _ in
                guard let self, let doubleTap else { return }
                magnify(at: doubleTap.location(in: imageView))
            })
        addGestureRecognizer(doubleTap)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != knownSize, let size = imageView.image?.size, size.width > 0, size.height > 0
        else { return }
        knownSize = bounds.size
        zoomScale = 1
        // A small image keeps its size.
        let scale = min(bounds.width / size.width, bounds.height / size.height, 1)
        imageView.frame = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
        contentSize = imageView.frame.size
        center()
    }

    /// Magnifies the image around a point, or takes the magnification back.
    private func magnify(at point: CGPoint) {
        guard zoomScale <= minimumZoomScale else { return setZoomScale(minimumZoomScale, animated: true) }
        let size = CGSize(width: bounds.width / 2.5, height: bounds.height / 2.5)
        zoom(
            to: CGRect(
                x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
                height: size.height), animated: true)
    }

    /// Keeps what is smaller than the view in its middle.
    private func center() {
        let x = max((bounds.width - contentSize.width) / 2, 0)
        let y = max((bounds.height - contentSize.height) / 2, 0)
        contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
}
