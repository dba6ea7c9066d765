import Foundation

/// A button of a search bar: an icon in the field, or the Cancel button beside it.
@MainActor
final class SearchBarButton: UIControl {
    private let imageView = UIImageView()
    private let label = UILabel()

    init(label text: String, action: @escaping () -> Void) {
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = text
        imageView.contentMode = .scaleAspectFit
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        for view in [imageView, label] { addSubview(view) }
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }
    /// The colour of the icon, or nil for the tint colour.
    var imageColor: UIColor? { didSet { imageView.tintColor = imageColor } }
    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }

    override var pressedOpacity: CGFloat? { 0.3 }
    override var isEnabled: Bool {
        didSet { for view in [imageView, label] { view.alpha = isEnabled ? 1 : 0.5 } }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        label.textColor = tintColor
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: label.sizeThatFits(size).width.rounded(.up), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        imageView.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
    }
}
