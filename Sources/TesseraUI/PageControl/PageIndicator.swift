import Foundation

/// The indicator of one page: a dot, or an image.
@MainActor
final class PageIndicator: UIView {
    private let imageView = UIImageView()

    /// The image for the page, or nil for a dot.
    var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            imageView.image = image?.withRenderingMode(.alwaysTemplate)
            setNeedsLayout()
            updateColor()
        }
    }

    var color: UIColor = .white { didSet { updateColor() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        imageView.contentMode = .scaleAspectFit
        addSubview(imageView)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        imageView.isHidden = image == nil
        imageView.tintColor = color
        backgroundColor = image == nil ? color : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        imageView.frame = bounds
    }
}
